import textStyles from '../theme/text.module.css'
import styles from './badge.module.css'

type Properties = {
  /** Null is a dot without a number. */
  count?: number | null
  /** What a screen reader says, for example "5 new letters". */
  label: string
}

/** The red dot of news at the corner of its parent; draws nothing for zero. */
export function Badge({ count = null, label }: Properties) {
  if (count === 0) return null
  return (
    <span className={styles.badge} data-dot={count === null || undefined}>
      <span aria-hidden="true">{count !== null && count > 99 ? '99+' : count}</span>
      <span className={textStyles.hidden}>{label}</span>
    </span>
  )
}
