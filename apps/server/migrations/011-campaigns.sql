-- What comes by the calendar and an operator has stopped, or let run again. One without a row has never been touched.

CREATE TABLE campaign (
  name text PRIMARY KEY,
  stopped boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by bigint NOT NULL
);
