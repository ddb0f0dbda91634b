-- What operators have changed in the calendar, one after another; nothing is rewritten. A change that another one takes
-- back counts no more. Whoever writes the next one takes the next number: of two at once the second decides anew.

CREATE TABLE calendar_change (
  number integer PRIMARY KEY,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  changed_by bigint NOT NULL,
  note text NOT NULL,
  change jsonb NOT NULL,
  undoes uuid,
  -- After this it makes no difference any more; without it, it does for ever.
  until timestamptz
);

-- What was stopped by the switches that were there before stays stopped.
INSERT INTO calendar_change (number, id, at, changed_by, note, change)
SELECT row_number() OVER (ORDER BY campaign.changed_at, entry.id), gen_random_uuid(), campaign.changed_at,
  campaign.changed_by, '', jsonb_build_object('deed', 'stop-all', 'entry', entry.id,
    'at', floor(extract(epoch FROM campaign.changed_at) * 1000))
FROM campaign JOIN (VALUES ('FIRST_HERO', 'first-hero'), ('GEMS_X2', 'gems-x2'), ('WEEKLY_SALE', 'myth-10'),
  ('WEEKLY_SALE', 'myth-20'), ('WEEKLY_SALE', 'myth-25'), ('WEEKLY_SALE', 'myth-50'), ('WEEKLY_SALE', 'myth-75'))
  AS entry (name, id) USING (name)
WHERE campaign.stopped;

-- What the calendar had for whoever began to pay: decided then, whatever becomes of the calendar until the money comes.
ALTER TABLE payment
  ADD COLUMN doubles_first boolean NOT NULL DEFAULT true,
  ADD COLUMN extra_percent integer NOT NULL DEFAULT 0 CHECK (extra_percent >= 0);

UPDATE payment SET doubles_first = false FROM campaign
WHERE campaign.name = 'GEMS_X2' AND campaign.stopped AND campaign.changed_at <= payment.started_at
  AND payment.state = 'STARTED';

DROP TABLE campaign;
