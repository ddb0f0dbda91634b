import { useTranslation } from 'react-i18next'
import { bossOf, type Creature, squadOf } from '../play/board.ts'
import { usePlay } from '../play/play-state.ts'
import { FighterButton } from './fighter-button.tsx'
import styles from './fighters.module.css'
import { useMyMove } from './use-my-move.ts'
import { useNames } from './use-names.ts'

/** Both squads, one after the other, for everybody who does not point at the stage. */
export function Fighters() {
  const { t } = useTranslation('battle')
  return (
    <>
      <Squad side="player" label={t('squad')} />
      <Squad side="enemy" label={t('enemies')} />
    </>
  )
}

function Squad({ side, label }: { side: Creature['side']; label: string }) {
  const board = usePlay((state) => state.board)
  const standings = usePlay((state) => state.standings)
  const { named } = usePlay((state) => state.labels)
  const enabled = useMyMove()
  const nameOf = useNames()
  const squad = squadOf(board, side)
  const isRaid = usePlay((state) => state.isRaid)
  const boss = isRaid ? bossOf(board)?.id : undefined
  return (
    <fieldset className={styles.squad} aria-label={label}>
      {squad.map((creature) => {
        const standing = standings[creature.id]
        return (
          standing !== undefined && (
            <FighterButton
              key={creature.id}
              creature={creature}
              name={nameOf(creature.id)}
              standing={standing}
              enabled={enabled}
              // The brood of a boss is many of one name: its own is told when it is aimed at.
              named={named && !(isRaid && side === 'enemy')}
              plated={creature.id !== boss}
            />
          )
        )
      })}
    </fieldset>
  )
}
