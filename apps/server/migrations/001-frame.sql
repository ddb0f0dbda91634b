-- The frame: players, what proves who they are, money, and what one player does to another.
-- Every owned table's key starts with its owner, so that the tables can be spread over machines by owner.

CREATE TABLE player (
  id bigint PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  name text,
  access_level text NOT NULL,
  language text NOT NULL,
  level integer NOT NULL,
  stair bigint NOT NULL,
  best_victory_stair bigint NOT NULL,
  gold bigint NOT NULL CHECK (gold >= 0),
  crystal bigint NOT NULL CHECK (crystal >= 0),
  elixir bigint NOT NULL CHECK (elixir >= 0),
  mithril bigint NOT NULL CHECK (mithril >= 0),
  sulfur bigint NOT NULL CHECK (sulfur >= 0),
  caviar bigint NOT NULL CHECK (caviar >= 0),
  tickets bigint NOT NULL CHECK (tickets >= 0),
  amethyst bigint NOT NULL CHECK (amethyst >= 0),
  gear bigint NOT NULL CHECK (gear >= 0),
  event_currency bigint NOT NULL CHECK (event_currency >= 0),
  -- The session that plays; a write from any other is refused.
  active_session text,
  deleted_at timestamptz,
  state jsonb NOT NULL
) WITH (fillfactor = 80);

-- Unique names live in tables of their own: the key is the name without case and look-alike letters.
CREATE TABLE player_name (
  folded text PRIMARY KEY,
  player_id bigint NOT NULL
);
CREATE INDEX player_name_by_player ON player_name (player_id);

CREATE TABLE player_contact (
  folded text PRIMARY KEY,
  player_id bigint NOT NULL
);
CREATE INDEX player_contact_by_player ON player_contact (player_id);

CREATE TABLE credential (
  player_id bigint PRIMARY KEY,
  password_hash text NOT NULL,
  mail_or_phone text,
  changed_at timestamptz NOT NULL
);

CREATE TABLE session (
  player_id bigint NOT NULL,
  id text NOT NULL,
  secret_hash bytea NOT NULL,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX session_by_end ON session (ended_at) WHERE ended_at IS NOT NULL;

-- The replies of calls made with an Idempotency-Key, written with their effect.
CREATE TABLE idempotency (
  owner_id bigint NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status smallint NOT NULL,
  -- json, not jsonb: a repeated call gets the very bytes of the first answer.
  reply json,
  at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, key)
);
CREATE INDEX idempotency_by_time ON idempotency USING brin (at);

-- Every movement of money: from one account to another. World accounts are the other side of a player's.
CREATE TABLE ledger (
  owner_id bigint NOT NULL,
  at timestamptz NOT NULL,
  id uuid NOT NULL,
  currency text NOT NULL,
  source text NOT NULL,
  target text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  reference text,
  PRIMARY KEY (owner_id, at, id)
) PARTITION BY RANGE (at);
CREATE TABLE ledger_default PARTITION OF ledger DEFAULT;

-- What others did to a player and the player's own next load has not taken in yet.
CREATE TABLE inbox (
  owner_id bigint NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  effect jsonb NOT NULL,
  PRIMARY KEY (owner_id, id)
);

-- News belongs to the world, not to a player.
CREATE TABLE news (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  title_ru text NOT NULL,
  title_en text NOT NULL,
  text_ru text NOT NULL,
  text_en text NOT NULL
);
