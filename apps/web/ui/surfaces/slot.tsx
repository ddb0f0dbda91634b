import type { ReactNode } from 'react'
import { usePressSound } from '../controls/press-sound.ts'
import { classes } from '../theme/classes.ts'
import rarityStyles from '../theme/rarity.module.css'
import type { Rarity } from '../theme/rarity.ts'
import textStyles from '../theme/text.module.css'
import styles from './slot.module.css'

type Properties = {
  /** What lies here, or that it is empty. */
  label: string
  rarity?: Rarity | 'equipped' | null
  /** An <Icon /> or a picture; nothing when empty. */
  children?: ReactNode
  /** At the lower corner, for example "×7" or "+5". */
  count?: string | null
  /** At the upper corner, for example the cost in mana. */
  corner?: string | null
  /** Covers the slot with a number of turns to wait. */
  waiting?: string | null
  /** Said of what can be chosen; left out where a press only opens. */
  selected?: boolean
  disabled?: boolean
  onClick?: (() => void) | null
}

export function Slot({
  label,
  rarity = null,
  children = null,
  count = null,
  corner = null,
  waiting = null,
  selected,
  disabled = false,
  onClick = null,
}: Properties) {
  const play = usePressSound()
  const shared = {
    className: classes(rarityStyles.rarity, styles.slot),
    'data-rarity': rarity ?? undefined,
    'data-selected': selected || undefined,
    'data-dim': disabled || waiting !== null || undefined,
  }
  const content = (
    <>
      <span className={styles.picture}>{children}</span>
      {waiting !== null && <span className={styles.waiting}>{waiting}</span>}
      {corner !== null && <span className={styles.corner}>{corner}</span>}
      {count !== null && <span className={styles.count}>{count}</span>}
    </>
  )
  if (onClick === null) {
    return (
      <span role="img" aria-label={label} {...shared}>
        {content}
      </span>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      disabled={disabled}
      aria-pressed={selected}
      onClick={() => {
        play('tap')
        onClick()
      }}
    >
      <span className={textStyles.hidden}>{label}</span>
      {content}
    </button>
  )
}
