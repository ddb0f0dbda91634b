-- Devices that are told something while their page is closed. The secrets only encrypt what is told; a device is told
-- nothing once its session has ended.
CREATE TABLE push_device (
  player_id bigint NOT NULL,
  -- Made from the address: the same device is the same row.
  id text NOT NULL,
  session_id text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id)
);

-- What a player wants to be told, and the hours of the own clock in which nothing is.
CREATE TABLE push_wish (
  player_id bigint PRIMARY KEY,
  kinds text[] NOT NULL,
  quiet_from smallint,
  quiet_to smallint
);

-- When each kind is to be told next: at most one row of a player and kind, so that the newest of a kind is told and no
-- older. 'infinity': nothing is ahead. A deed moves its own; a node that finds it due looks at the player once more.
CREATE TABLE push_moment (
  player_id bigint NOT NULL,
  kind text NOT NULL,
  due_at timestamptz NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, kind)
) WITH (fillfactor = 80);
CREATE INDEX push_moment_due ON push_moment (due_at);
