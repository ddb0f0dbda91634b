-- What a player held after each movement of money, so that the history of a purse can be read page by page.
-- Rows of before have none.
ALTER TABLE ledger ADD COLUMN balance bigint;
