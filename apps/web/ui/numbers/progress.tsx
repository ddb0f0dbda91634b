import type { ReactNode } from 'react'
import styles from './progress.module.css'

export type ProgressTone = 'experience' | 'growth' | 'health' | 'foe' | 'time'

type Properties = {
  label: string
  value: number
  max: number
  /** Printed over the bar, for example "1 240 / 2 000"; also what a screen reader says. */
  text?: string | null
  tone?: ProgressTone
  size?: 'normal' | 'thin' | 'grand'
  /** The part of the value that is about to be lost or gained, striped. */
  ghost?: number
  /** Stands at the end of the fill, for example a star. */
  marker?: ReactNode
}

export function Progress({
  label,
  value,
  max,
  text = null,
  tone = 'experience',
  size = 'normal',
  ghost = 0,
  marker = null,
}: Properties) {
  const share = (part: number) => (max <= 0 ? 0 : Math.min(1, Math.max(0, part / max)))
  return (
    <div
      className={styles.bar}
      data-tone={tone}
      data-size={size}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={text ?? undefined}
    >
      <div className={styles.tube}>
        {ghost > 0 && <Fill className={styles.ghost} share={share(value)} />}
        <Fill className={styles.fill} share={share(value - ghost)} />
        {text !== null && <span className={styles.text}>{text}</span>}
      </div>
      {marker !== null && (
        <span className={styles.marker} style={{ left: `${share(value) * 100}%` }}>
          {marker}
        </span>
      )}
    </div>
  )
}

function Fill({ className, share }: { className: string | undefined; share: number }) {
  return <div className={className} style={{ width: `${share * 100}%` }} />
}
