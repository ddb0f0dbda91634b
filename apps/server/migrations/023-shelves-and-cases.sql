-- What is out of time leaves the shelves of the market: whoever looks for the cheapest does not walk past it.
-- It is marked within a minute or two; until then, and always, the moment of its end decides.

ALTER TABLE market_listing ADD COLUMN is_over boolean NOT NULL DEFAULT false;
UPDATE market_listing SET is_over = true WHERE expires_at < now();

DROP INDEX market_listing_cheapest, market_listing_newest, market_listing_shelf_cheapest, market_listing_shelf_newest;
CREATE INDEX market_listing_cheapest ON market_listing (section, payment, rate, id) WHERE NOT is_over;
CREATE INDEX market_listing_newest ON market_listing (section, payment, listed_at, id) WHERE NOT is_over;
CREATE INDEX market_listing_shelf_cheapest ON market_listing (section, shelf, payment, rate, id) WHERE NOT is_over;
CREATE INDEX market_listing_shelf_newest ON market_listing (section, shelf, payment, listed_at, id) WHERE NOT is_over;
CREATE INDEX market_listing_ending ON market_listing (expires_at) WHERE NOT is_over;

-- The cases about a player: for the filter, which adds to the one that waits, and for whoever leaves.
CREATE INDEX appeal_by_subject ON appeal (about_id, at);
