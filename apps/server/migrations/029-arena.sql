-- The ladder of the arena: every position from 1 on is held by exactly one. Position 0 is the gate, held by nobody: whoever
-- makes the ladder longer or shorter holds its row, so that two newcomers never take the same place.
CREATE TABLE arena_place (
  position bigint PRIMARY KEY,
  holder bigint NOT NULL
);
CREATE INDEX arena_place_by_holder ON arena_place (holder);
INSERT INTO arena_place (position, holder) VALUES (0, 0);

-- How many stood there at the end of each hour in which that changed: by it the lines of the leagues are drawn.
CREATE TABLE arena_size (
  hour timestamptz PRIMARY KEY,
  places bigint NOT NULL
);

-- Who has moved from where to where: the reward of a day is for the place of its minute, whenever it is asked for.
-- Whoever has never moved stands where they entered.
CREATE TABLE arena_move (
  player_id bigint NOT NULL,
  at timestamptz NOT NULL,
  before bigint NOT NULL,
  position bigint NOT NULL,
  PRIMARY KEY (player_id, at)
);

-- Fights, as each of the two remembers them. The id is that of the attacker's replay.
CREATE TABLE arena_fight (
  player_id bigint NOT NULL,
  at timestamptz NOT NULL,
  id text NOT NULL,
  rival_id bigint NOT NULL,
  attacked boolean NOT NULL,
  won boolean NOT NULL,
  power bigint NOT NULL,
  rival_power bigint NOT NULL,
  position_before bigint NOT NULL,
  position_after bigint NOT NULL,
  rival_position bigint,
  avenged boolean NOT NULL DEFAULT false,
  PRIMARY KEY (player_id, at, id)
);
CREATE INDEX arena_fight_by_time ON arena_fight (at);

-- The league stands beside the name.
ALTER TABLE person ADD COLUMN league smallint;
