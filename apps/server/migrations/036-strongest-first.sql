-- How strong an offered thing is, for those who look for the strongest. What lay on the market before stands last for the
-- two days it has left: its power is reckoned by the rules, which the database does not know.
ALTER TABLE market_listing ADD COLUMN power double precision NOT NULL DEFAULT 0;
CREATE INDEX market_listing_strongest ON market_listing (section, payment, power, id) WHERE NOT is_over;
CREATE INDEX market_listing_shelf_strongest ON market_listing (section, shelf, payment, power, id) WHERE NOT is_over;
