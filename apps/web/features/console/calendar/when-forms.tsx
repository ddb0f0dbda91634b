import { moveRun, type RunView, repeatRun } from '@skystair/contract/calendar.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../../platform/calendar/campaign-words.ts'
import { act } from '../../../platform/server/act.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { CalendarDeed } from './calendar-deed.tsx'
import { readMoment, type Span, written } from './month.ts'
import { useSpanWords } from './use-span-words.ts'

type MomentProperties = { label: string; value: string; onValueChange: (value: string) => void }

/** A moment by the clock that the entry goes by. */
export function MomentField({ label, value, onValueChange }: MomentProperties) {
  const { t } = useTranslation('calendar')
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      onValueChange={onValueChange}
      error={readMoment(value) === null ? t('desk.no-moment') : null}
    />
  )
}

type MoveProperties = { run: RunView; to: Span | null; onClose: () => void; onDone: () => void }

/** Other moments for what lies in the calendar already: pulled there, or written. */
export function MoveForm({ run, to, onClose, onDone }: MoveProperties) {
  const { t } = useTranslation('calendar')
  const { name } = useCampaignWords()
  const span = useSpanWords()
  const before =
    run.startsAt === null || run.endsAt === null ? null : { startsAt: run.startsAt, endsAt: run.endsAt }
  const first = to ?? before
  const [starts, setStarts] = useState(first === null ? '' : written(first.startsAt))
  const [ends, setEnds] = useState(first === null ? '' : written(first.endsAt))
  const [startsAt, endsAt] = [readMoment(starts), readMoment(ends)]
  return (
    <CalendarDeed
      title={t('desk.title.move')}
      perform={async (note, onRefused) =>
        startsAt === null || endsAt === null
          ? null
          : act(moveRun, { body: { run: run.run, startsAt, endsAt, note } }, onRefused)
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <b>{name(run.kind)}</b>
        <br />
        {before !== null && t('desk.was', { span: span(before) })}
      </p>
      <MomentField label={t('desk.field.starts')} value={starts} onValueChange={setStarts} />
      <MomentField label={t('desk.field.ends')} value={ends} onValueChange={setEnds} />
    </CalendarDeed>
  )
}

type RepeatProperties = { run: RunView; onClose: () => void; onDone: () => void }

const WEEK = 7 * 86_400_000

/** The same once more: as long, with the same in it. */
export function RepeatForm({ run, onClose, onDone }: RepeatProperties) {
  const { t } = useTranslation('calendar')
  const { name } = useCampaignWords()
  const [starts, setStarts] = useState(written((run.startsAt ?? 0) + WEEK))
  const startsAt = readMoment(starts)
  return (
    <CalendarDeed
      title={t('desk.title.repeat')}
      perform={async (note, onRefused) =>
        startsAt === null ? null : act(repeatRun, { body: { run: run.run, startsAt, note } }, onRefused)
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <b>{name(run.kind)}</b>
      </p>
      <MomentField label={t('desk.field.starts')} value={starts} onValueChange={setStarts} />
    </CalendarDeed>
  )
}
