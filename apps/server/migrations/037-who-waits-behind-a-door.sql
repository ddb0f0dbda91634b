-- Whoever leaves the game waits behind no door of a platform any more: it is found which ones those were.
CREATE INDEX platform_player_by_former ON platform_player (former_id) WHERE former_id IS NOT NULL;
