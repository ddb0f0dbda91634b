import { usePressSound } from './press-sound.ts'
import styles from './switch.module.css'

type Properties = {
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** A setting that takes effect at once. */
export function Switch({ label, checked, onCheckedChange, disabled = false }: Properties) {
  const play = usePressSound()
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => {
            play('toggle')
            onCheckedChange(event.target.checked)
          }}
        />
        <span className={styles.thumb} />
      </span>
    </label>
  )
}
