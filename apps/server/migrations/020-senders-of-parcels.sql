-- Every parcel says who sent it, as its receiver may know: an account, like `player:7` or `world:market`.
-- Of those of before it is known only of what the market and the keepers sent. A node that still runs the game of
-- before says nothing either: the default stays.
ALTER TABLE inbox ADD COLUMN sender text NOT NULL DEFAULT 'world:unknown';
UPDATE inbox SET sender = CASE WHEN effect ->> 'reason' = 'GRANT' THEN 'world:keepers' ELSE 'world:market' END
  WHERE effect ->> 'reason' IN ('GRANT', 'MARKET_SALE', 'MARKET_BACK')
    OR effect -> 'notification' ->> 'kind' IN ('market-sale', 'market-back') OR effect ->> 'kind' = 'artifact';
