-- How much each has gathered in a run of an event, and how many hearts of its boss were taken: written in the deed that
-- gathers it. Nothing is counted together here, so that a million may gather at once.
CREATE TABLE event_standing (
  player_id bigint NOT NULL,
  run text NOT NULL,
  bracket smallint NOT NULL,
  -- Whoever has no name stands behind all who have one.
  named boolean NOT NULL,
  score bigint NOT NULL CHECK (score >= 0),
  hearts bigint NOT NULL CHECK (hearts >= 0),
  -- Of equals the one who was there first stands first.
  scored_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, run)
);
CREATE INDEX event_standing_in_order ON event_standing (run, named, bracket, score DESC, scored_at, player_id);
CREATE INDEX event_standing_by_time ON event_standing (scored_at);

-- Runs that have begun: which edition of their places is the newest, and when the last one was counted and paid.
CREATE TABLE event_run (
  run text PRIMARY KEY,
  kind text NOT NULL,
  began_at timestamptz NOT NULL,
  edition bigint NOT NULL DEFAULT 0,
  -- How many there are in each bracket, by its number; and how many have no name.
  places jsonb NOT NULL DEFAULT '{}',
  nameless bigint NOT NULL DEFAULT 0,
  hearts bigint NOT NULL DEFAULT 0,
  settled_at timestamptz
);

-- So many places of a bracket, the best first: whoever looks reads one row, however many take part.
CREATE TABLE event_page (
  run text NOT NULL,
  bracket smallint NOT NULL,
  edition bigint NOT NULL,
  number integer NOT NULL,
  -- The last score on the page: by it a place is found.
  least bigint NOT NULL,
  ids bigint[] NOT NULL,
  scores bigint[] NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (run, bracket, edition, number)
);
CREATE INDEX event_page_by_time ON event_page (counted_at);
