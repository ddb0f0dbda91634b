import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import type { Events } from '../../platform/event/events.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import styles from './event-overlay.module.css'

/** Feasts that have been: when, the place in them, and what was gathered. */
export function Memories({ past }: { past: Events['past'] }) {
  const { t, i18n } = useTranslation('event')
  const words = useCampaignWords()
  const day = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' })
  if (past.length === 0) return <p className={styles.none}>{t('page.past-empty')}</p>
  return (
    <ul className={styles.past} aria-label={t('page.past')}>
      {past.map(({ run, kind, place, of, gathered, levelFrom, levelTo, at }) => (
        <li key={run}>
          <span className={styles.small} aria-hidden="true">
            <EventIcon kind={kind} />
          </span>
          <span className={styles.words}>
            <b>{words.name(kind)}</b>
            <small>
              {day.format(at)}, {t(`event.${kind}.thing`, { count: gathered })}
            </small>
          </span>
          <span className={styles.medal} data-medal={place <= 3 ? place : undefined}>
            <b>{t('page.past-place', { place, of })}</b>
            <small>
              {levelTo === null
                ? t('page.levels-from', { from: levelFrom })
                : t('page.levels', { from: levelFrom, to: levelTo })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
