-- What players offer each other. The market belongs to the world: what lies on it is nobody's until it is
-- bought or taken back. Expired listings wait here for their sellers.
CREATE TABLE market_listing (
  id uuid PRIMARY KEY,
  seller_id bigint NOT NULL,
  seller_name text,
  -- 'artifact' or 'resource', and within it the place where it is worn or the currency
  section text NOT NULL,
  shelf text NOT NULL,
  -- the kind of artifact, or the currency
  subject text NOT NULL,
  rarity text,
  -- the artifact itself; NULL for a resource
  thing jsonb,
  amount bigint NOT NULL CHECK (amount > 0),
  payment text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  -- price for one
  rate double precision NOT NULL,
  listed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX market_listing_cheapest ON market_listing (section, payment, rate, id);
CREATE INDEX market_listing_newest ON market_listing (section, payment, listed_at, id);
CREATE INDEX market_listing_shelf_cheapest ON market_listing (section, shelf, payment, rate, id);
CREATE INDEX market_listing_shelf_newest ON market_listing (section, shelf, payment, listed_at, id);
CREATE INDEX market_listing_by_seller ON market_listing (seller_id, listed_at);

-- How each listing ended, once: whoever writes the row has the thing.
CREATE TABLE market_deal (
  listing_id uuid PRIMARY KEY,
  outcome text NOT NULL,
  seller_id bigint NOT NULL,
  buyer_id bigint,
  subject text NOT NULL,
  amount bigint NOT NULL,
  payment text NOT NULL,
  price bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX market_deal_by_subject ON market_deal (subject, payment, at DESC) WHERE outcome = 'SOLD';
