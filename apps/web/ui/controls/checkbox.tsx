import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './checkbox.module.css'
import { usePressSound } from './press-sound.ts'

type Properties = {
  /** May hold links, for example to the rules. */
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  required?: boolean
  name?: string
}

export function Checkbox({ label, checked, onCheckedChange, ...native }: Properties) {
  const play = usePressSound()
  return (
    <label className={styles.row}>
      <span className={styles.box}>
        <input
          {...native}
          type="checkbox"
          className={styles.input}
          checked={checked}
          onChange={(event) => {
            play('toggle')
            onCheckedChange(event.target.checked)
          }}
        />
        {checked && (
          <span className={styles.tick}>
            <Icon name="check" size={2} />
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
    </label>
  )
}
