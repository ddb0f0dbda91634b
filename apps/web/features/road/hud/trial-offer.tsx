import type { PlayerView } from '@skystair/contract/player-view.ts'
import { learn } from '@skystair/contract/teaching.ts'
import { welcomeBonusEmeralds } from '@skystair/rules/security/welcome-bonus.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { act } from '../../../platform/server/act.ts'
import { setPlayer } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './trial-offer.module.css'

/** So many stairs are something to lose. */
const worthKeeping = 3

/** A name is offered once there is something to lose, and not again to who said later: settings still have it. */
export function TrialOffer({ player }: { player: PlayerView }) {
  const { t } = useTranslation('security')
  const { accessLevel, bestVictoryStair, educations } = player
  if (accessLevel !== 'TRIAL' || bestVictoryStair < worthKeeping || educations.includes('register'))
    return null

  async function later() {
    const answer = await act(learn, { params: { id: 'register' } })
    if (answer) setPlayer(answer)
  }

  return (
    <section className={styles.trial} aria-label={t('trial.submit')}>
      <p>{t('trial.note', { count: bestVictoryStair, emeralds: welcomeBonusEmeralds })}</p>
      <Button size="small" onClick={() => void later()}>
        {t('trial.later')}
      </Button>
      <Button size="small" colour="green" sound="open" onClick={() => openOverlay('register')}>
        {t('trial.submit')}
      </Button>
    </section>
  )
}
