import type { ReactNode } from 'react'
import { usePressSound } from '../controls/press-sound.ts'
import styles from './list-row.module.css'

type Properties = {
  title: ReactNode
  text?: ReactNode
  /** Icon, avatar or slot at the beginning. */
  start?: ReactNode
  /** Number, price or buttons at the end. */
  end?: ReactNode
  /** Marks the player's own row and the like. */
  highlighted?: boolean
  /** Makes the whole row one button; buttons in end stay their own. */
  onClick?: (() => void) | null
}

export function ListRow({
  title,
  text = null,
  start = null,
  end = null,
  highlighted = false,
  onClick = null,
}: Properties) {
  const play = usePressSound()
  return (
    <div
      className={styles.row}
      data-highlighted={highlighted || undefined}
      data-pressable={onClick !== null || undefined}
    >
      {start}
      <div className={styles.main}>
        {onClick === null ? (
          <div className={styles.title}>{title}</div>
        ) : (
          <button
            type="button"
            className={styles.cover}
            onClick={() => {
              play('tap')
              onClick()
            }}
          >
            {title}
          </button>
        )}
        {text !== null && <div className={styles.text}>{text}</div>}
      </div>
      {end !== null && <div className={styles.end}>{end}</div>}
    </div>
  )
}
