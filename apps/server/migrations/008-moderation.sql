-- Keeping the peace. What was done about a player is written down and never changed: who, when, why.

CREATE TABLE keeper_log (
  player_id bigint NOT NULL,
  at timestamptz NOT NULL,
  id uuid NOT NULL,
  actor_id bigint NOT NULL,
  deed text NOT NULL,
  note text NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (player_id, at, id)
);
CREATE INDEX keeper_log_by_actor ON keeper_log (actor_id, at);

-- A keeper who looks at the game with a player's eyes has a session of that player, with the keeper's mark on it.
ALTER TABLE session ADD COLUMN entered_by bigint;
CREATE INDEX session_by_keeper ON session (entered_by) WHERE entered_by IS NOT NULL AND ended_at IS NULL;

ALTER TABLE appeal ADD COLUMN taken_by bigint;
ALTER TABLE appeal ADD COLUMN taken_at timestamptz;
ALTER TABLE appeal ADD COLUMN note text;
-- What must be done to take the decision back.
ALTER TABLE appeal ADD COLUMN undo jsonb;
CREATE INDEX appeal_decided ON appeal (decided_at) WHERE decision IS NOT NULL;
CREATE INDEX appeal_by_writer ON appeal (from_id, at);

-- What an operator watches, five minutes a row; every node adds its own.
CREATE TABLE figure (
  name text NOT NULL,
  at timestamptz NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (name, at)
);
