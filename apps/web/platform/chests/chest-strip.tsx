import { useTranslation } from 'react-i18next'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { usePriceWords } from '../goods/use-price-words.ts'
import { useWait } from '../language/use-duration.ts'
import { openOverlay } from '../pages/overlays.ts'
import { now } from '../state/game.ts'
import { useChestCampaigns } from './chest-campaigns.ts'
import { ChestPath } from './chest-path.tsx'
import styles from './chest-strip.module.css'

/** In the bank, while a campaign of chests runs: how far one has come. Every chest leads to its page. */
export function ChestStrip() {
  const { t } = useTranslation('chests')
  const { number } = usePriceWords()
  const wait = useWait()
  const { running } = useChestCampaigns()
  const [first] = running
  if (first === undefined) return null
  const { status, run } = first
  return (
    <section className={styles.strip} aria-label={t('path.title')}>
      <p className={styles.facts}>
        <b>{t('path.bought', { amount: number(status.bought) })}</b>
        <Countdown
          endsAt={run.endsAt > now() ? run.endsAt : run.opensUntil}
          now={now}
          format={(left) => t('path.ends', { time: wait(left) })}
        />
      </p>
      <ChestPath status={status} onChoose={() => openOverlay('bank-chests')} />
    </section>
  )
}
