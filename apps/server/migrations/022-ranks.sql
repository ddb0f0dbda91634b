-- The order of all players: counted now and then by one node, read by all. An edition is whole before it is named here.

CREATE TABLE rank_edition (
  -- 'now': there is one
  name text PRIMARY KEY,
  edition bigint NOT NULL,
  -- players in each rating, by its name
  places jsonb NOT NULL,
  online bigint NOT NULL
) WITH (fillfactor = 50);

-- So many places of a rating, the best first: scores and ids as the game itself keeps them, eight bytes each.
CREATE TABLE rank_page (
  rating text NOT NULL,
  edition bigint NOT NULL,
  number integer NOT NULL,
  scores bytea NOT NULL,
  ids bytea NOT NULL,
  PRIMARY KEY (rating, edition, number)
);

-- Who is here is found without reading through the sessions of all who ever were.
DROP INDEX session_by_sight;
CREATE INDEX session_by_sight ON session (seen_at);
