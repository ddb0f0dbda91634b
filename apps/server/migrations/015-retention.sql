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

-- What there is becomes one part, from the beginning of time to the end of this day or week: none of its rows moves,
-- and it is dropped as a whole when its end is old. Where there is nothing, there is no such part.
ALTER TABLE idempotency RENAME TO idempotency_undivided;
ALTER TABLE idempotency_undivided DROP CONSTRAINT idempotency_pkey;
DROP INDEX idempotency_by_time;
CREATE TABLE idempotency (LIKE idempotency_undivided INCLUDING ALL, PRIMARY KEY (owner_id, key, at))
  PARTITION BY RANGE (at);

ALTER TABLE replay RENAME TO replay_undivided;
ALTER TABLE replay_undivided DROP CONSTRAINT replay_pkey, VALIDATE CONSTRAINT replay_of_something;
CREATE TABLE replay (LIKE replay_undivided INCLUDING ALL, PRIMARY KEY (player_id, id, ended_at))
  PARTITION BY RANGE (ended_at);

DO $$
DECLARE
  divided record;
  newest timestamptz;
  until timestamptz;
BEGIN
  FOR divided IN SELECT * FROM (VALUES ('idempotency', 'at', 'day'), ('replay', 'ended_at', 'week')) AS one(name, since, period)
  LOOP
    EXECUTE format('SELECT max(%I) FROM %I', divided.since, divided.name || '_undivided') INTO newest;
    IF newest IS NULL THEN
      EXECUTE format('DROP TABLE %I', divided.name || '_undivided');
    ELSE
      -- A node whose clock is ahead may have written into tomorrow.
      until := date_trunc(divided.period, greatest(newest, clock_timestamp()), 'UTC') + ('1 ' || divided.period)::interval;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)',
        divided.name, divided.name || '_undivided', until);
    END IF;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', divided.name || '_default', divided.name);
  END LOOP;
END $$;

-- Who drops an old month finds in it, without reading it, what must stay.
CREATE INDEX mail_message_unopened ON mail_message (owner_id) WHERE attachment IS NOT NULL AND taken_at IS NULL;

-- How the old is found among the rows that go one by one.
CREATE INDEX inbox_by_time ON inbox USING brin (at);
CREATE INDEX gift_by_taking ON gift USING brin (taken_at);
CREATE INDEX market_deal_by_time ON market_deal USING brin (at);
CREATE INDEX market_listing_by_end ON market_listing (expires_at);
CREATE INDEX keeper_log_by_time ON keeper_log USING brin (at);
CREATE INDEX mail_dialog_by_last ON mail_dialog USING brin (last_at);
