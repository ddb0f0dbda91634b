-- One battle at a time belongs to a player; what is over is kept to be watched again.

CREATE TABLE battle (
  player_id bigint PRIMARY KEY,
  id text NOT NULL,
  beginning jsonb NOT NULL,
  state jsonb NOT NULL,
  started_at timestamptz NOT NULL
);

CREATE TABLE replay (
  player_id bigint NOT NULL,
  id text NOT NULL,
  beginning jsonb NOT NULL,
  inputs jsonb NOT NULL,
  winner text NOT NULL,
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id)
);
