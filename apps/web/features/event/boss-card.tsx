import { attackEventBoss, type EventView } from '@skystair/contract/event.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsKey } from '../../platform/event/events.ts'
import { leaveOverlays } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { enterBattle } from '../../platform/state/battle-state.ts'
import { BossFace } from '../../stage/pictures/boss-face.tsx'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './event-page.module.css'

/** Who has come for everybody: how many hearts all together have taken, and the way to take one more. */
export function BossCard({ event: { run, kind, boss } }: { event: EventView }) {
  const { t } = useTranslation(['event', 'creatures'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const name = t(`creatures:creature.${boss.creature as 'mossling'}`)

  async function fight() {
    setBusy(true)
    const battle = await act(attackEventBoss, { params: { run } })
    setBusy(false)
    if (battle === null) return void askAgain(queries, eventsKey)
    leaveOverlays()
    enterBattle(battle)
  }

  return (
    <Parchment>
      <h3 className={styles.heading}>{t('page.boss')}</h3>
      <div className={styles.card} data-boss>
        <span className={styles.tile} aria-hidden="true">
          <BossFace boss={boss.creature} />
        </span>
        <div className={styles.what}>
          <h4>{name}</h4>
          <p>
            {t('page.boss-falls', { count: boss.falls })}.{' '}
            {boss.hearts === null
              ? t('page.boss-no-more')
              : t('page.boss-hearts', { lost: boss.lost, hearts: boss.hearts })}
            . {t('page.boss-fights-left', { count: boss.fightsLeft })}
          </p>
          <div className={styles.measure}>
            <Progress
              label={name}
              tone="foe"
              value={boss.lost}
              max={boss.hearts ?? boss.lost}
              text={
                boss.hearts === null ? null : t('page.progress', { progress: boss.lost, total: boss.hearts })
              }
            />
            <span className={styles.worth} title={t(`event.${kind}.thing`, { count: boss.worth })}>
              <span className={styles.coin}>
                <EventIcon kind={kind} />
              </span>
              +{boss.worth}
            </span>
          </div>
        </div>
        <Button
          colour="red"
          size="small"
          icon="swords"
          busy={busy}
          disabled={boss.fightsLeft === 0}
          onClick={() => void fight()}
        >
          {t('page.boss-fight')}
        </Button>
      </div>
    </Parchment>
  )
}
