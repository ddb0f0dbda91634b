import { type ChangeView, undoChange } from '@skystair/contract/calendar.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../../platform/calendar/campaign-words.ts'
import { act } from '../../../platform/server/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import consoleStyles from '../console.module.css'
import { useMoment } from '../use-moment.ts'
import { CalendarDeed } from './calendar-deed.tsx'
import { useSpanWords } from './use-span-words.ts'

/** Who has changed what in the calendar, and why; each change can be taken back. */
export function ChangeLog({ changes, onDone }: { changes: readonly ChangeView[]; onDone: () => void }) {
  const { t } = useTranslation('calendar')
  const { name } = useCampaignWords()
  const [undone, setUndone] = useState<ChangeView | null>(null)
  return (
    <>
      <h3 className={consoleStyles.heading}>{t('desk.log')}</h3>
      {changes.length === 0 && <p>{t('desk.log-empty')}</p>}
      <ol aria-label={t('desk.log')}>
        {changes.map((change) => (
          <Line key={change.id} change={change} onUndo={() => setUndone(change)} />
        ))}
      </ol>
      {undone !== null && (
        <CalendarDeed
          title={t('desk.title.undo')}
          perform={(note, onRefused) =>
            act(undoChange, { params: { id: undone.id }, body: { note } }, onRefused)
          }
          onClose={() => setUndone(null)}
          onDone={() => {
            setUndone(null)
            onDone()
          }}
        >
          <p>{`${name(undone.kind)}: ${t(`desk.did.${undone.deed}`)}`}</p>
        </CalendarDeed>
      )}
    </>
  )
}

function Line({ change, onUndo }: { change: ChangeView; onUndo: () => void }) {
  const { t } = useTranslation(['calendar', 'common'])
  const { name } = useCampaignWords()
  const moment = useMoment()
  const span = useSpanWords()
  const { at, by, note, deed, kind, startsAt, endsAt, undoneAt, undoneBy } = change
  const nameOf = (person: ChangeView['by']) => person?.name ?? t('common:unknown-player')
  return (
    <li className={consoleStyles.entry}>
      <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      <span>
        <b>{name(kind)}</b>: {t(`desk.did.${deed}`)}
        {startsAt !== null && endsAt !== null && `, ${span({ startsAt, endsAt })}`}
      </span>
      {undoneAt === null ? (
        <span className={consoleStyles.amount}>
          <Button size="small" icon="back" onClick={onUndo}>
            {t('desk.deed.undo')}
          </Button>
        </span>
      ) : (
        <span className={consoleStyles.dim}>
          {t('desk.undone', { name: nameOf(undoneBy), time: moment(undoneAt) })}
        </span>
      )}
      <span className={consoleStyles.note} dir="auto">
        {`${nameOf(by)}: ${note}`}
      </span>
    </li>
  )
}
