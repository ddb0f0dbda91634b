import type { EventView } from '@skystair/contract/event.ts'
import { useTranslation } from 'react-i18next'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from './event-page.module.css'
import { stateOf } from './path-layout.ts'
import { PrizePicture } from './prize-picture.tsx'
import { usePrizeWords } from './use-prize-words.ts'

type Properties = { event: EventView; chosen: number; busy: boolean; onTake: () => void }

/** How far it is to the next prize, what the chosen one is, and the button when enough was gathered. */
export function NextPrize({ event, chosen, busy, onTake }: Properties) {
  const { t } = useTranslation('event')
  const words = usePrizeWords()
  const { progress, total, taskNumber, path, beyond } = event
  const next = path[taskNumber - 1] ?? beyond
  const shown = path[chosen - 1] ?? beyond
  const state = stateOf(chosen, event)
  const goal = total * taskNumber
  const isReady = progress >= total
  return (
    <section className={styles.strip} aria-label={t('page.next')}>
      <div className={styles.bar}>
        <span className={styles.end} aria-hidden="true">
          <EventIcon kind={event.kind} />
        </span>
        <Progress
          label={t('page.next')}
          tone="time"
          size="grand"
          value={Math.min(progress, total)}
          max={total}
          text={t('page.progress', { progress: Math.min(event.currency, goal), total: goal })}
        />
        <span className={styles.end} aria-hidden="true">
          <PrizePicture reward={next} />
        </span>
      </div>
      <p className={styles.shown} role="status">
        <b>{chosen > path.length ? t('page.beyond') : t('page.step', { number: chosen })}</b>{' '}
        <span>{words(shown)}</span> {chosen !== taskNumber && <small>{t(`page.state.${state}`)}</small>}
      </p>
      {isReady && (
        <Button colour="green" size="big" wide shining busy={busy} onClick={onTake}>
          {t('page.take')}
        </Button>
      )}
    </section>
  )
}
