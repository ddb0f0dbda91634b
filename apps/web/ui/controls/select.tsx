import { useId } from 'react'
import textStyles from '../theme/text.module.css'
import { usePressSound } from './press-sound.ts'
import styles from './select.module.css'

type Properties<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  onValueChange: (value: Value) => void
  disabled?: boolean
  labelHidden?: boolean
  /** A slim blue pill beside chips. */
  compact?: boolean
}

/** The browser's own select: its list is dressed where the browser can, and the phone's wheel elsewhere. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  disabled = false,
  labelHidden = false,
  compact = false,
}: Properties<Value>) {
  const id = useId()
  const play = usePressSound()
  return (
    <div className={styles.field}>
      <label className={labelHidden ? textStyles.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        data-compact={compact || undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen === undefined) return
          play('toggle')
          onValueChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
