-- One way to write and one to look, each one round trip: a list of statements, one after another, of one transaction.
-- On Citus both functions run on the machine of the owner (see platform/database/spread.ts), so that an action is one remote command.
-- Values are quoted by `format` (%1$L, %2$L ...); the texts themselves are the game's own.
-- Every statement says whose rows it is about (`skystair.owner`); row-level security in the tests holds it to its word.

CREATE FUNCTION write_steps(owner bigint, steps jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  step jsonb;
  place bigint;
  touched bigint;
  answer jsonb;
  told jsonb := '{}';
BEGIN
  FOR step, place IN SELECT * FROM jsonb_array_elements(steps) WITH ORDINALITY LOOP
    PERFORM set_config('skystair.owner', coalesce(step ->> 'owner', ''), true);
    IF step ? 'tells' THEN
      EXECUTE format(step ->> 'text', VARIADIC ARRAY(SELECT jsonb_array_elements_text(step -> 'values'))) INTO answer;
      told := told || jsonb_build_object(step ->> 'tells', answer);
    ELSE
      EXECUTE format(step ->> 'text', VARIADIC ARRAY(SELECT jsonb_array_elements_text(step -> 'values')));
      GET DIAGNOSTICS touched = ROW_COUNT;
      IF touched = 0 AND step ? 'must' THEN
        -- Of the first step nothing has to be undone: no error, of which the log would keep the whole statement.
        IF place = 1 THEN
          RETURN jsonb_build_object('untouched', step ->> 'must');
        END IF;
        RAISE EXCEPTION 'nothing left to touch for %', step ->> 'must' USING ERRCODE = 'SK001';
      END IF;
    END IF;
  END LOOP;
  RETURN jsonb_build_object('told', told);
END $$;

-- STABLE: on one machine all questions see the same moment, so that no answer contradicts another. On many machines each
-- has its own; there what is read of another owner is read after the caller's own row, whose version is asked again.
CREATE FUNCTION ask_all(owner bigint, questions jsonb) RETURNS json STABLE LANGUAGE plpgsql AS $$
DECLARE
  question jsonb;
  answer json;
  answers json[] := '{}';
BEGIN
  FOR question IN SELECT jsonb_array_elements(questions) LOOP
    PERFORM set_config('skystair.owner', coalesce(question ->> 'owner', ''), true);
    EXECUTE format(question ->> 'text', VARIADIC ARRAY(SELECT jsonb_array_elements_text(question -> 'values'))) INTO answer;
    answers := answers || coalesce(answer, 'null'::json);
  END LOOP;
  RETURN to_json(answers);
END $$;
