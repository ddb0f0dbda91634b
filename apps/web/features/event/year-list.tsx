import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import type { Events } from '../../platform/event/events.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import styles from './event-overlay.module.css'

/** The feasts of the year ahead, the soonest first. */
export function YearList({ ahead }: { ahead: Events['ahead'] }) {
  const { t, i18n } = useTranslation('event')
  const words = useCampaignWords()
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' })
  return (
    <ul className={styles.year} aria-label={t('year.title')}>
      {ahead.map(({ kind, startsAt, endsAt }) => (
        <li key={`${kind} ${startsAt}`}>
          <span className={styles.small} aria-hidden="true">
            <EventIcon kind={kind} />
          </span>
          <span className={styles.words}>
            <b>{words.name(kind)}</b>
            {/* A feast that ends at midnight has its last day before it. */}
            <time dateTime={new Date(startsAt).toISOString()}>{day.formatRange(startsAt, endsAt - 1)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
