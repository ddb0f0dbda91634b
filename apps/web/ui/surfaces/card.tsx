import type { CSSProperties, ReactNode } from 'react'
import { usePressSound } from '../controls/press-sound.ts'
import { Icon } from '../icons/icon.tsx'
import { classes } from '../theme/classes.ts'
import rarityStyles from '../theme/rarity.module.css'
import type { Rarity } from '../theme/rarity.ts'
import styles from './card.module.css'

type Properties = {
  rarity: Rarity
  title: string
  /** A picture that fills the width it is given. */
  picture: ReactNode
  /** Usually <Stars />. */
  corner?: ReactNode
  /** A red flag at the upper corner, for example "−20%". */
  flag?: string | null
  /** Why the card is closed; shows a silhouette and a lock. */
  locked?: string | null
  /** Said of what can be chosen; left out where a press only opens. */
  selected?: boolean
  /** Makes the face of the card a button. */
  onClick?: (() => void) | null
  /** Under the face, usually a button with the price. */
  footer?: ReactNode
}

export function Card({
  rarity,
  title,
  picture,
  corner = null,
  flag = null,
  locked = null,
  selected,
  onClick = null,
  footer = null,
}: Properties) {
  const play = usePressSound()
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': title.length }
  const face = (
    <>
      <span className={styles.rays} />
      <span className={styles.picture}>{picture}</span>
      {corner !== null && <span className={styles.corner}>{corner}</span>}
      {locked !== null && (
        <span className={styles.locked}>
          <Icon name="lock" size={2.5} />
          {locked}
        </span>
      )}
      <span className={styles.title}>{title}</span>
    </>
  )
  return (
    <div
      className={classes(rarityStyles.rarity, styles.card)}
      style={letters}
      data-rarity={rarity}
      data-selected={selected || undefined}
      data-locked={locked !== null || undefined}
    >
      {onClick === null ? (
        <span className={styles.face}>{face}</span>
      ) : (
        <button
          type="button"
          className={styles.face}
          aria-pressed={selected}
          onClick={() => {
            play('tap')
            onClick()
          }}
        >
          {face}
        </button>
      )}
      {flag !== null && <span className={styles.flag}>{flag}</span>}
      {footer !== null && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
