-- A question may name what an earlier one of the same round trip was answered: {"answer": 0, "at": "id"} stands for a
-- value, or for the owner. Whose name it is, then all of that player; which month a line lies in, then the line.

CREATE OR REPLACE FUNCTION ask_all(owner bigint, questions jsonb) RETURNS json STABLE LANGUAGE plpgsql AS $$
DECLARE
  question jsonb;
  answer json;
  answers json[] := '{}';
  given text[];
BEGIN
  FOR question IN SELECT jsonb_array_elements(questions) LOOP
    -- The owner is resolved like the values, after the last of them.
    given := ARRAY(SELECT CASE WHEN jsonb_typeof(value) = 'object'
        THEN answers[(value ->> 'answer')::integer + 1] ->> (value ->> 'at') ELSE value #>> '{}' END
      FROM jsonb_array_elements(question -> 'values' || jsonb_build_array(question -> 'owner'))
        WITH ORDINALITY AS each(value, place) ORDER BY place);
    PERFORM set_config('skystair.owner', coalesce(given[array_upper(given, 1)], ''), true);
    EXECUTE format(question ->> 'text', VARIADIC trim_array(given, 1)) INTO answer;
    answers := answers || coalesce(answer, 'null'::json);
  END LOOP;
  RETURN to_json(answers);
END $$;

-- The number and moment of the first line of each month, at most fourteen of them (platform/database/months.ts).
ALTER TABLE chat_room ADD COLUMN months jsonb NOT NULL DEFAULT '[]';
ALTER TABLE mail_dialog ADD COLUMN months jsonb NOT NULL DEFAULT '[]';
