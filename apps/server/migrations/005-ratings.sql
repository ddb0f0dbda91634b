-- Players by power and by level. Only those with a name are rated; a player's power is counted anew with every write.

ALTER TABLE player ADD COLUMN power bigint NOT NULL DEFAULT 0;

CREATE INDEX player_by_power ON player (power, id) WHERE name IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX player_by_level ON player (level, best_victory_stair, id) WHERE name IS NOT NULL AND deleted_at IS NULL;
-- Who is found by the beginning of a name.
CREATE INDEX player_name_by_beginning ON player_name (folded text_pattern_ops);
CREATE INDEX session_by_sight ON session USING brin (seen_at);
