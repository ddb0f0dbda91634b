import type { ReactNode } from 'react'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { classes } from '../../ui/theme/classes.ts'
import rarityStyles from '../../ui/theme/rarity.module.css'
import type { Rarity } from '../../ui/theme/rarity.ts'
import textStyles from '../../ui/theme/text.module.css'
import styles from './tile.module.css'

type Properties = {
  /** What it is; read before what stands on it. */
  label: string
  rarity: Rarity | null
  /** Fills the frame. */
  children: ReactNode
  /** At the upper right, for example "+5". */
  corner?: string | null
  /** At the upper left: who wears it. */
  badge?: ReactNode
  /** On the lower edge. */
  foot: ReactNode
  selected: boolean
  onClick: () => void
}

/** A thing among many: a large picture with a number under it. */
export function Tile({
  label,
  rarity,
  children,
  corner = null,
  badge = null,
  foot,
  selected,
  onClick,
}: Properties) {
  const play = usePressSound()
  return (
    <button
      type="button"
      className={classes(rarityStyles.rarity, styles.tile)}
      data-rarity={rarity ?? undefined}
      aria-pressed={selected}
      onClick={() => {
        play('tap')
        onClick()
      }}
    >
      <span className={textStyles.hidden}>{label}</span>
      <span className={styles.picture}>{children}</span>
      <span className={styles.foot}>{foot}</span>
      {corner !== null && <span className={styles.corner}>{corner}</span>}
      {badge !== null && <span className={styles.badge}>{badge}</span>}
    </button>
  )
}
