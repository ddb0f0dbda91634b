-- A write that must touch a row: when it touches none, the whole statement it stands in is undone.
-- The error carries the name of the write, as that of a broken constraint does.

CREATE FUNCTION must_touch(touched boolean, part text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT touched THEN
    RAISE EXCEPTION 'nothing left to touch for %', part USING ERRCODE = 'SK001', CONSTRAINT = part;
  END IF;
  RETURN true;
END $$;
