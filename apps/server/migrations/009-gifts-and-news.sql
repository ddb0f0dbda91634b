-- Gifts lie with whoever got them; what a giver gave today is counted by the giver.

CREATE TABLE gift (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  from_id bigint NOT NULL,
  item text NOT NULL,
  wish text NOT NULL,
  taken_at timestamptz,
  thanked_at timestamptz,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX gift_by_time ON gift (player_id, at);
CREATE INDEX gift_by_giver ON gift (from_id, at);

ALTER TABLE news ADD COLUMN topic text NOT NULL DEFAULT 'ROAD';
ALTER TABLE news ADD COLUMN author_id bigint;
