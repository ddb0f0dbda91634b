import type { Standing } from '@skystair/contract/arena-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { useStage } from '../../../platform/state/stage-state.ts'
import { LeagueBadge } from '../../../stage/pictures/league-badge.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Counter } from '../../../ui/numbers/counter.tsx'
import { usePlaceWords } from '../use-place-words.ts'
import { useArenaBoard } from './arena-board.ts'
import { fitArena, ownPlace, plaqueY, yOf } from './layout.ts'
import styles from './own-stone.module.css'

const width = 172

type Properties = {
  standing: Standing
  /** While a climb is told, the number runs to where one stands now. */
  position: number
  isTold: boolean
}

/** What is written on one's own stone; behind it lie defence and cups. */
export function OwnStone({ standing, position, isTold }: Properties) {
  const { t } = useTranslation(['arena', 'common'])
  const play = usePressSound()
  const { place } = usePlaceWords()
  const { scale, height } = useStage((stage) => stage.size)
  const { top, bottom } = useArenaBoard((board) => board.covered)
  const fit = fitArena({ top: top / scale, bottom: (height - bottom) / scale })
  return (
    <button
      type="button"
      className={styles.plaque}
      data-told={isTold || undefined}
      aria-haspopup="dialog"
      aria-label={t('own.label', { place: place(position) })}
      style={{
        left: ownPlace.x * scale,
        top: (yOf(fit, ownPlace.y) + plaqueY * fit.size) * scale,
        minWidth: Math.max(width * scale, 112),
      }}
      onClick={() => {
        play('open')
        openOverlay('arena-place')
      }}
    >
      <LeagueBadge league={standing.league} size={2.5} silent />
      <span className={styles.words} aria-hidden="true">
        <span className={styles.number}>
          <Counter value={position} format={place} milliseconds={1800} />
        </span>
        <span className={styles.power}>
          <Icon name="swords" size={1.125} />
          {shortNumber(standing.power, t('common:number.decimal-mark'))}
        </span>
      </span>
    </button>
  )
}
