import type { RaidView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { percentLeft } from '../../../platform/raid/percent-left.ts'
import { useStage } from '../../../platform/state/stage-state.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { fitTown, gate, yOf } from './layout.ts'
import styles from './raid-gate.module.css'
import { useTownBoard } from './town-board.ts'

const half = 128
const above = 132
/** The bar lies at the foot of the gate. */
const below = 34

/** The gate for the hand, the keys and the ear, with what is left of the boss behind it. */
export function RaidGate({ raid }: { raid: RaidView }) {
  const { t } = useTranslation(['raid', 'creatures'])
  const play = usePressSound()
  const { boss, left, pool, outcome, fightingCount } = raid
  const name = t(`creatures:creature.${boss.imageId as 'mossling'}`)
  const percent = percentLeft(left, pool)
  const isDown = outcome !== null
  return (
    <button
      type="button"
      className={styles.gate}
      style={useBox()}
      aria-label={
        isDown ? t('gate.down', { name }) : t('gate.label', { name, percent, count: fightingCount })
      }
      onClick={() => {
        play('open')
        openOverlay('clan-raid')
      }}
    >
      {fightingCount > 0 && !isDown && (
        <span className={styles.call} aria-hidden="true">
          {t('gate.call')}
        </span>
      )}
      <span className={styles.plate} aria-hidden="true" data-down={isDown || undefined}>
        <span className={styles.skull}>
          <Icon name={isDown ? 'trophy' : 'skull'} size={2.25} />
        </span>
        <span className={styles.line}>
          <b className={styles.name}>{name}</b>
          <b className={styles.share}>{isDown ? t('gate.fallen') : t('pool.share', { percent })}</b>
        </span>
        <Progress label="" tone="foe" size="thin" value={left} max={pool} />
      </span>
    </button>
  )
}

function useBox() {
  const { scale, height } = useStage((stage) => stage.size)
  const { top, bottom } = useTownBoard((board) => board.covered)
  const fit = fitTown({ top: top / scale, bottom: (height - bottom) / scale })
  return {
    left: (gate.x - half) * scale,
    top: (yOf(fit, gate.y) - above * fit.size) * scale,
    width: half * 2 * scale,
    height: (above + below) * fit.size * scale,
  }
}
