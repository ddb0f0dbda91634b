-- In which shape a player's state is stored; 0: from before shapes were counted. Whoever reads it upgrades it.
ALTER TABLE player ADD COLUMN state_version integer NOT NULL DEFAULT 0;

-- What it takes to see a battle again is packed by the game; battles of before lie in `beginning` and `inputs`.
ALTER TABLE replay
  ADD COLUMN record bytea,
  ALTER COLUMN beginning DROP NOT NULL,
  ALTER COLUMN inputs DROP NOT NULL,
  ADD CONSTRAINT replay_of_something CHECK (record IS NOT NULL OR (beginning IS NOT NULL AND inputs IS NOT NULL)) NOT VALID;
-- It would only try in vain to make it smaller.
ALTER TABLE replay ALTER COLUMN record SET STORAGE EXTERNAL;
