-- What is said aloud. A room is the owner of its lines: 'main', 'clan-12', or 'private-7' for the whispers of a player.
-- Lines of a room are numbered in the order of their commits and without a gap, so that whoever asks
-- for what came after a line misses none.

CREATE TABLE chat_room (
  room text PRIMARY KEY,
  last_id bigint NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE chat_message (
  room text NOT NULL,
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  author_id bigint NOT NULL,
  receiver_id bigint,
  text text NOT NULL,
  reply_to bigint,
  forwarded_from bigint,
  deleted_at timestamptz,
  deleted_by bigint,
  PRIMARY KEY (room, id, at)
) PARTITION BY RANGE (at);
CREATE TABLE chat_message_default PARTITION OF chat_message DEFAULT;
-- For those who want their own words back, or gone.
CREATE INDEX chat_message_by_author ON chat_message (author_id, at);

UPDATE player SET version = version + 1, state = state || '{"talk":
  {"ban": null, "said": [], "seen": {"MAIN": 0, "CLAN": 0, "PRIVAT": 0}, "whispers": 0, "blacklist": []}}'::jsonb;
