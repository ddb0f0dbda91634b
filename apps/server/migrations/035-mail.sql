-- Whether a letter to the mail address of the account was answered: only then may one open the account.
ALTER TABLE credential ADD COLUMN confirmed_at timestamptz;

-- Links of letters that were sent and not used yet: the newest of a kind alone counts. The secret itself is in the letter
-- and nowhere else.
CREATE TABLE recovery_link (
  player_id bigint NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('PASSWORD', 'CONFIRM')),
  secret_hash bytea NOT NULL,
  -- It was sent there: whoever has another address by now cannot use it.
  mail text NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, purpose)
);
CREATE INDEX recovery_link_by_end ON recovery_link (ends_at);

-- Whom a player keeps as a friend; the other side is neither asked nor told.
CREATE TABLE friend (
  player_id bigint NOT NULL,
  friend_id bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, friend_id)
);
CREATE INDEX friend_of ON friend (friend_id);
