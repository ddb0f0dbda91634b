-- What was drawn by lot, with the seed it was drawn by and the lots as they were then, so that anybody can draw it again.
-- A seed is written here with its draw and never before.
CREATE TABLE draw (
  player_id bigint NOT NULL,
  kind text NOT NULL,
  number bigint NOT NULL,
  at timestamptz NOT NULL,
  seed text NOT NULL,
  throws jsonb NOT NULL,
  drawn jsonb NOT NULL,
  PRIMARY KEY (player_id, kind, number)
);
CREATE INDEX draw_of_player ON draw (player_id, at DESC, kind DESC, number DESC);
CREATE INDEX draw_by_time ON draw USING brin (at);

-- The cauldron of the wheel, of which there is one. `owed` is won and not taken yet; `given` is what the house has put in.
-- emeralds + owed = given + what the ledger has moved to world:cauldron, less what it has moved from there.
CREATE TABLE wheel_cauldron (
  id smallint PRIMARY KEY,
  emeralds bigint NOT NULL CHECK (emeralds >= 0),
  owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0),
  given bigint NOT NULL,
  wins bigint NOT NULL DEFAULT 0,
  winner_id bigint,
  won bigint,
  won_at timestamptz
);
INSERT INTO wheel_cauldron (id, emeralds, given) VALUES (1, 500, 500);
