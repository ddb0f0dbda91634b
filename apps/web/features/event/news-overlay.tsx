import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { useSeen } from '../../platform/calendar/running.ts'
import { TimeLeft } from '../../platform/calendar/time-left.tsx'
import { eventsOf } from '../../platform/event/events.ts'
import { closeOverlay, replaceOverlay } from '../../platform/pages/overlays.ts'
import { useGame } from '../../platform/state/game.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import styles from './event-overlay.module.css'

/** A feast has begun, or is over and its prizes wait: told once. It goes at once: by its cross, by Escape, by a press beside it. */
export default function EventNewsOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['event', 'calendar', 'common'])
  const words = useCampaignWords()
  const event = useGame(({ info }) => eventsOf(info).find(({ run }) => run === subject) ?? null)
  useSeen(event === null ? [] : [event.run])
  const when = event?.endsAt === null ? 'ends' : 'begins'
  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      colour="gold"
      title={event === null ? t('page.title') : words.name(event.kind)}
      footer={
        <>
          <Button sound="close" onClick={closeOverlay}>
            {t('calendar:later')}
          </Button>
          <Button colour="green" shining sound="open" onClick={() => replaceOverlay('event')}>
            {event?.endsAt === null ? t('page.prizes') : t('calendar:event-go')}
          </Button>
        </>
      }
    >
      {event === null ? (
        <p className={styles.none}>{t('calendar:over')}</p>
      ) : (
        <div className={styles.news} data-kind={event.kind}>
          <span className={styles.newsPicture} aria-hidden="true">
            <EventIcon kind={event.kind} />
          </span>
          <h3>{t(`news.${event.kind}.${when}.title`)}</h3>
          <p>{t(`news.${event.kind}.${when}.text`)}</p>
          {event.endsAt !== null && <TimeLeft endsAt={event.endsAt} />}
        </div>
      )}
    </Dialog>
  )
}
