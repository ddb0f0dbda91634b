-- Whose sessions have ended, or whose rights have changed: each node looks here for what is new, not at all sessions.
CREATE TABLE rights_note (
  id uuid PRIMARY KEY,
  about bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX rights_note_by_time ON rights_note (at);

-- What everybody sees of a player beside the name, written when it changes: on many machines it lies on each of them.
CREATE TABLE person (
  id bigint PRIMARY KEY,
  name text,
  gender text NOT NULL,
  level integer NOT NULL,
  access_level text NOT NULL
);
INSERT INTO person (id, name, gender, level, access_level)
  SELECT id, name, coalesce(state ->> 'gender', 'male'), level, access_level FROM player;
