import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { type Events, eventsKey } from '../../platform/event/events.ts'
import { useShortTime } from '../../platform/language/use-short-time.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now } from '../../platform/state/game.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useTimeLeft } from '../../ui/numbers/use-time-left.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './event-overlay.module.css'
import { Memories } from './memories.tsx'
import { YearList } from './year-list.tsx'

/** Between feasts: which one comes next and when, the year ahead, and what one remembers. */
export function OrdinaryDay({ data }: { data: Events }) {
  const { t } = useTranslation('event')
  const [next] = data.ahead
  return (
    <>
      <Parchment>
        {next === undefined ? (
          <p className={styles.next}>{t('page.none.title')}</p>
        ) : (
          <NextFeast next={next} />
        )}
      </Parchment>
      <Parchment>
        <h3 className={styles.heading}>{t('year.title')}</h3>
        <YearList ahead={data.ahead} />
      </Parchment>
      <Parchment>
        <h3 className={styles.heading}>{t('page.past')}</h3>
        <Memories past={data.past} />
      </Parchment>
    </>
  )
}

function NextFeast({ next: { kind, startsAt } }: { next: Events['ahead'][number] }) {
  const { t } = useTranslation('event')
  const words = useCampaignWords()
  const queries = useQueryClient()
  const short = useShortTime()
  const left = useTimeLeft(startsAt, now, () => void askAgain(queries, eventsKey))
  return (
    <div className={styles.next}>
      <span className={styles.picture} aria-hidden="true">
        <EventIcon kind={kind} />
      </span>
      <h3>{t('page.none.title')}</h3>
      <p>{t('page.none.text', { name: words.name(kind) })}</p>
      <p className={styles.count} role="timer">
        {t('page.begins', { time: short(left) })}
      </p>
      <Button size="small" icon="book" sound="open" onClick={() => openOverlay('manual/feasts')}>
        {t('rules.title')}
      </Button>
    </div>
  )
}
