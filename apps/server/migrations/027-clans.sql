-- A clan is an owner like a player: a row with a version, a purse, books in the ledger. Ids of both come from one space.
-- Gifts to the treasury add to the purse without raising the version, so that a hundred may give at once; whoever spends
-- has read the version, and what there was then can only have become more.
CREATE TABLE clan (
  id bigint PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  founded_at timestamptz NOT NULL,
  -- Nobody is left; its number and its books stay.
  closed_at timestamptz,
  experience bigint NOT NULL DEFAULT 0,
  level integer NOT NULL DEFAULT 1,
  members integer NOT NULL CHECK (members >= 0),
  theme integer NOT NULL,
  advertisement text,
  gold bigint NOT NULL DEFAULT 0 CHECK (gold >= 0),
  mithril bigint NOT NULL DEFAULT 0 CHECK (mithril >= 0),
  gear bigint NOT NULL DEFAULT 0 CHECK (gear >= 0),
  crystal bigint NOT NULL DEFAULT 0 CHECK (crystal >= 0),
  elixir bigint NOT NULL DEFAULT 0 CHECK (elixir >= 0),
  tickets bigint NOT NULL DEFAULT 0 CHECK (tickets >= 0),
  state_version integer NOT NULL DEFAULT 0,
  state jsonb NOT NULL
);
CREATE INDEX clan_by_experience ON clan (experience DESC, id DESC) WHERE closed_at IS NULL;
CREATE INDEX clan_by_advertisement ON clan (experience DESC, id DESC) WHERE closed_at IS NULL AND advertisement IS NOT NULL;

-- The name of a clan that was closed is free from a moment on.
CREATE TABLE clan_name (
  folded text PRIMARY KEY,
  clan_id bigint NOT NULL,
  free_at timestamptz
);
CREATE INDEX clan_name_by_prefix ON clan_name (folded text_pattern_ops);
CREATE INDEX clan_name_by_clan ON clan_name (clan_id);

CREATE TABLE clan_member (
  clan_id bigint NOT NULL,
  player_id bigint NOT NULL,
  rank text NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (clan_id, player_id)
);
-- One leader each; a write that would make two fails.
CREATE UNIQUE INDEX clan_member_leader ON clan_member (clan_id) WHERE rank = 'LEADER';

-- What members gave, by day: the worth of thirty days tells who is worthy.
CREATE TABLE clan_given (
  clan_id bigint NOT NULL,
  player_id bigint NOT NULL,
  day timestamptz NOT NULL,
  worth bigint NOT NULL,
  PRIMARY KEY (clan_id, player_id, day)
);
CREATE INDEX clan_given_by_day ON clan_given (day);

CREATE TABLE clan_candidate (
  clan_id bigint NOT NULL,
  player_id bigint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (clan_id, player_id)
);
CREATE INDEX clan_candidate_by_time ON clan_candidate (at);

CREATE TABLE clan_log (
  clan_id bigint NOT NULL,
  at timestamptz NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  actor_id bigint,
  subject_id bigint,
  params jsonb NOT NULL,
  PRIMARY KEY (clan_id, at, id)
);
CREATE INDEX clan_log_by_type ON clan_log (clan_id, type, at DESC, id DESC);
CREATE INDEX clan_log_by_time ON clan_log USING brin (at);

-- Who tells all clans of seeking one.
CREATE TABLE clan_seeker (
  player_id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX clan_seeker_by_time ON clan_seeker (at DESC, player_id DESC);

-- The clan stands beside the name.
ALTER TABLE person ADD COLUMN clan_id bigint;
CREATE INDEX person_by_clan ON person (clan_id) WHERE clan_id IS NOT NULL;
CREATE INDEX clan_by_level ON clan (level DESC) WHERE closed_at IS NULL;
