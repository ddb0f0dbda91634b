-- A visit is a session of the keeper who looks, not of the player who is looked at: it ends with the keeper's others.
DELETE FROM session WHERE entered_by IS NOT NULL;
DROP INDEX session_by_keeper;
ALTER TABLE session
  DROP COLUMN entered_by,
  -- Whom the keeper looks at, and the rights that player had when it began: with other rights the visit is over.
  ADD COLUMN visiting bigint,
  ADD COLUMN visited_level text,
  -- The keeper's session from which it was begun, and with which it ends.
  ADD COLUMN begun_in text;
