-- In which shape a player's state is stored; 0: from before shapes were counted. Whoever reads it upgrades it.
ALTER TABLE player ADD COLUMN state_version integer NOT NULL DEFAULT 0;
