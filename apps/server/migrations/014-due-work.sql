-- Work by the clock: what must happen though nobody looks. Its key says what it is, so that the same work cannot be
-- scheduled twice; the table can be spread over machines by that key.

CREATE TABLE due_work (
  key text PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- When it should happen, and when it is tried next: later than due after a failure, or while a node is at it.
  due_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  -- Who is at it. Whoever comes back late finds another name here, and nothing that was meant to happen does.
  taken_by uuid,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  -- NULL while it waits; FAILED stays until somebody decides about it.
  outcome text CHECK (outcome IN ('DONE', 'FAILED', 'DROPPED')),
  finished_at timestamptz
) WITH (fillfactor = 80);
CREATE INDEX due_work_waiting ON due_work (next_try_at) WHERE outcome IS NULL;
CREATE INDEX due_work_troubled ON due_work (next_try_at) WHERE outcome IS NULL AND last_error IS NOT NULL;
CREATE INDEX due_work_failed ON due_work (due_at) WHERE outcome = 'FAILED';
CREATE INDEX due_work_by_end ON due_work (finished_at) WHERE finished_at IS NOT NULL;
