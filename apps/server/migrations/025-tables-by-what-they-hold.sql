-- Every case lies in the one, appeals among them; the other holds what the keepers' desk draws over the day.
ALTER TABLE appeal RENAME TO moderation_case;
ALTER TABLE figure RENAME TO metric_history;

-- For nodes of before that still play while the first new one starts.
CREATE VIEW appeal AS SELECT * FROM moderation_case;
CREATE VIEW figure AS SELECT * FROM metric_history;
