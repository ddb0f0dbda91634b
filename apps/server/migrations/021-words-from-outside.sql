-- What payment services and portals have told the game, to the byte, and what came of it. Under the sender's own id a
-- word acts once; the row is written with what it does. `about` is the owner it was about.
CREATE TABLE word (
  id text NOT NULL,
  sender text NOT NULL,
  about bigint NOT NULL,
  received_at timestamptz NOT NULL,
  -- The bytes are forgotten when their player leaves; a word that comes again is still known.
  digest bytea NOT NULL,
  raw bytea,
  outcome jsonb NOT NULL,
  -- How often something else was said under the same id, and refused.
  contradictions integer NOT NULL DEFAULT 0,
  PRIMARY KEY (id, sender)
);
CREATE INDEX word_by_owner ON word (about);
CREATE INDEX word_by_time ON word USING brin (received_at);
