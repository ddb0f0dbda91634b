-- Nothing grows for ever. How long each table keeps its rows stands in packages/content/retention.data.ts; what grows
-- fastest is divided by time, so that the old is dropped at the price of nothing.

-- The months of the ledger that are over and gone, summed up: what each account of the world has given a player, or
-- taken (below zero). With the ledger's rows it still makes every balance.
CREATE TABLE ledger_opening (
  owner_id bigint NOT NULL,
  currency text NOT NULL,
  account text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (owner_id, currency, account)
) WITH (fillfactor = 80);

-- What there is becomes the part for everything else, and empties as its rows grow old.
ALTER TABLE idempotency RENAME TO idempotency_default;
ALTER TABLE idempotency_default DROP CONSTRAINT idempotency_pkey;
DROP INDEX idempotency_by_time;
CREATE TABLE idempotency (LIKE idempotency_default INCLUDING DEFAULTS, PRIMARY KEY (owner_id, key, at))
  PARTITION BY RANGE (at);
ALTER TABLE idempotency ATTACH PARTITION idempotency_default DEFAULT;

ALTER TABLE replay RENAME TO replay_default;
ALTER TABLE replay_default DROP CONSTRAINT replay_pkey;
CREATE TABLE replay (LIKE replay_default INCLUDING DEFAULTS, PRIMARY KEY (player_id, id, ended_at))
  PARTITION BY RANGE (ended_at);
ALTER TABLE replay ATTACH PARTITION replay_default DEFAULT;

-- How the old is found among the rows that go one by one.
CREATE INDEX inbox_by_time ON inbox USING brin (at);
CREATE INDEX gift_by_taking ON gift USING brin (taken_at);
CREATE INDEX market_deal_by_time ON market_deal USING brin (at);
CREATE INDEX market_listing_by_end ON market_listing (expires_at);
CREATE INDEX keeper_log_by_time ON keeper_log USING brin (at);
CREATE INDEX mail_dialog_by_last ON mail_dialog USING brin (last_at);
