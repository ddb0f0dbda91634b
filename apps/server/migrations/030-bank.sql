-- What was asked for with real money. A payment lies with whoever gets the emeralds; the payer may be another.
-- Its id goes to the provider together with the receiver's, so that the provider's word finds its owner.
CREATE TABLE payment (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  payer_id bigint NOT NULL,
  provider text NOT NULL,
  -- as the provider calls it
  provider_id text,
  product text NOT NULL,
  emeralds bigint NOT NULL CHECK (emeralds > 0),
  -- what was added when the money came: the first purchase, bonus points
  extra bigint NOT NULL DEFAULT 0 CHECK (extra >= 0),
  money text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL,
  -- how high the payer had climbed
  stair integer NOT NULL,
  -- who has paid, as the provider calls them
  source text,
  started_at timestamptz NOT NULL,
  abandoned_at timestamptz,
  granted_at timestamptz,
  taken_at timestamptz,
  refunded_at timestamptz,
  -- what one keeper wants done and a second has not said yet
  keeper_word jsonb,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX payment_by_payer ON payment (payer_id, started_at DESC, id DESC);
CREATE INDEX payment_by_provider_id ON payment (provider_id);
CREATE INDEX payment_by_start ON payment (started_at DESC, id DESC);
CREATE INDEX payment_by_grant ON payment (granted_at) WHERE granted_at IS NOT NULL;
CREATE INDEX payment_by_refund ON payment (refunded_at) WHERE refunded_at IS NOT NULL;
CREATE INDEX payment_by_state ON payment (state, started_at DESC, id DESC);

-- All that happened to a payment, also what was refused and why.
CREATE TABLE payment_story (
  player_id bigint NOT NULL,
  payment_id uuid NOT NULL,
  at timestamptz NOT NULL,
  id uuid NOT NULL,
  event text NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (player_id, payment_id, at, id)
);
-- also of words about nothing that is known
CREATE INDEX payment_story_of_doubts ON payment_story (at DESC, id DESC) WHERE event = 'doubted';
CREATE INDEX payment_story_by_time ON payment_story USING brin (at);

-- How many words of each sender nobody had signed, day by day.
CREATE TABLE unsigned_word (
  sender text NOT NULL,
  day date NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (sender, day)
);

-- What the bank remembers of a payer, and what a receiver owes after a refund.
CREATE TABLE bank_book (
  player_id bigint PRIMARY KEY,
  version integer NOT NULL DEFAULT 0,
  debt bigint NOT NULL DEFAULT 0 CHECK (debt >= 0),
  state jsonb NOT NULL
);

-- Who a platform's player is here. `former_id` is whom the platform's player was before joining a named account.
CREATE TABLE platform_player (
  folded text PRIMARY KEY,
  player_id bigint NOT NULL,
  former_id bigint,
  at timestamptz NOT NULL
);
CREATE INDEX platform_player_by_player ON platform_player (player_id);

-- What friends who were invited have brought; below zero: what was paid back.
CREATE TABLE referral_bonus (
  player_id bigint NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  friend_id bigint,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  taken_at timestamptz,
  -- why nothing comes of a friend: whoever invites oneself
  doubt text,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX referral_bonus_by_taking ON referral_bonus (taken_at);

CREATE TABLE promo_code (
  code text PRIMARY KEY,
  emeralds bigint NOT NULL CHECK (emeralds > 0),
  remaining bigint NOT NULL CHECK (remaining >= 0),
  until timestamptz NOT NULL,
  made_by bigint NOT NULL,
  made_at timestamptz NOT NULL
);

-- What a player has had of things given so often a day, a week or ever. `ticket` is what a film gives before its reward.
CREATE TABLE claim (
  player_id bigint NOT NULL,
  kind text NOT NULL,
  period bigint NOT NULL,
  count integer NOT NULL,
  ticket uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind)
);

-- The status of the bank frames portrait and name.
ALTER TABLE person ADD COLUMN bank_status text;

-- By which two sessions are found to be of one device or address, never readable.
ALTER TABLE session ADD COLUMN traces text[] NOT NULL DEFAULT '{}';

-- Questions of one round trip; after an answer to the one that is enough, nobody asks the others.
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
    EXIT WHEN answer IS NOT NULL AND question -> 'enough' = 'true';
  END LOOP;
  RETURN to_json(answers);
END $$;
