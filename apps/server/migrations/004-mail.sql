-- Letters. Both sides of a dialog keep a copy of their own, numbered without a gap; partner 0 is the Stair itself.

CREATE TABLE mail_dialog (
  owner_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  last_id bigint NOT NULL,
  unread integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, partner_id)
) WITH (fillfactor = 70);
CREATE INDEX mail_dialog_by_time ON mail_dialog (owner_id, last_at DESC);

CREATE TABLE mail_message (
  owner_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  own boolean NOT NULL,
  text text NOT NULL,
  letter text,
  attachment jsonb,
  taken_at timestamptz,
  PRIMARY KEY (owner_id, partner_id, id, at)
) PARTITION BY RANGE (at);
CREATE TABLE mail_message_default PARTITION OF mail_message DEFAULT;

-- What players ask of those who keep the peace: letters to the support, reports about others, appeals. It belongs
-- to the world; whoever takes it next must find the oldest open one at once.
CREATE TABLE appeal (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  from_id bigint NOT NULL,
  about_id bigint,
  subject jsonb NOT NULL,
  decision text,
  decided_by bigint,
  decided_at timestamptz
);
CREATE INDEX appeal_open ON appeal (at) WHERE decision IS NULL;

UPDATE player SET version = version + 1, state = jsonb_set(state, '{talk,letters}', '0');
