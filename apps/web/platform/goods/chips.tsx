import type { ReactNode } from 'react'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import styles from './chips.module.css'

export type Chip<Value extends string> = {
  value: Value
  label: string
  /** Before the word: an <Icon /> or a small picture. */
  picture?: ReactNode
}

type Properties<Value extends string> = {
  /** What the row chooses. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  chips: readonly Chip<Value>[]
}

/** One of a few, in a row that scrolls and fades where it goes on. */
export function Chips<Value extends string>({ label, value, onValueChange, chips }: Properties<Value>) {
  const play = usePressSound()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll
    <div role="group" aria-label={label} className={styles.row}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={chip.value === value}
          onClick={({ currentTarget }) => {
            play('toggle')
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            onValueChange(chip.value)
          }}
        >
          {chip.picture && <span className={styles.picture}>{chip.picture}</span>}
          {chip.label}
        </button>
      ))}
    </div>
  )
}
