-- The boss of a week before a clan's gate: one pool of health for all members. Whoever ends a fight takes what was dealt off
-- the pool in the deed that ends the battle; no version of the clan is named, so that a hundred may end theirs at once.
CREATE TABLE raid (
  clan_id bigint NOT NULL,
  week integer NOT NULL,
  boss text NOT NULL,
  difficulty text NOT NULL,
  pool bigint NOT NULL CHECK (pool > 0),
  pool_left bigint NOT NULL CHECK (pool_left >= 0 AND pool_left <= pool),
  -- How many members there were and how high they stood, when it began.
  members integer NOT NULL,
  height integer NOT NULL,
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  outcome text,
  -- Whose fight brought it down.
  killer_id bigint,
  -- When the loot was shared, once, and what of it went to the treasury.
  paid_at timestamptz,
  treasury jsonb,
  PRIMARY KEY (clan_id, week)
);
CREATE INDEX raid_by_time ON raid (began_at);

-- What each has taken off the pool, and who is in a fight with the boss now.
CREATE TABLE raid_dealer (
  clan_id bigint NOT NULL,
  week integer NOT NULL,
  player_id bigint NOT NULL,
  at timestamptz NOT NULL,
  hero_image text,
  dealt bigint NOT NULL DEFAULT 0 CHECK (dealt >= 0),
  fights integer NOT NULL DEFAULT 0,
  last_dealt bigint NOT NULL DEFAULT 0,
  best_blow bigint NOT NULL DEFAULT 0,
  -- The fight in which most was dealt, for its replay.
  best_dealt bigint NOT NULL DEFAULT 0,
  best_battle text,
  -- The fight that is not over.
  battle_id text,
  fighting_since timestamptz,
  loot jsonb,
  PRIMARY KEY (clan_id, week, player_id)
);
CREATE INDEX raid_dealer_by_time ON raid_dealer (at);
