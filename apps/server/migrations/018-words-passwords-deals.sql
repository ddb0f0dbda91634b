-- A line that was passed on knows the lines it came through, the first of them first, and each of those knows it:
-- whoever carries words away reaches them everywhere, naming each room, without looking through any.
-- Both are lists of {"room", "id"}. Lines passed on before this know nothing; they age with their months.

ALTER TABLE chat_message
  ADD COLUMN copy_of jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN copies jsonb NOT NULL DEFAULT '[]';

-- A password that a keeper gave to somebody who forgot the own one: it waits to be used, or was used.
ALTER TABLE credential ADD COLUMN given text CHECK (given IN ('WAITING', 'USED'));

-- For those who want to see their deals, or to be forgotten in them.
CREATE INDEX market_deal_by_seller ON market_deal (seller_id);
CREATE INDEX market_deal_by_buyer ON market_deal (buyer_id);
