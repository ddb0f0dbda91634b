import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import textStyles from '../theme/text.module.css'
import styles from './price.module.css'

type Properties = {
  icon: IconName
  amount: string
  /** The whole price in words, for example "149 emeralds". */
  label: string
  /** The amount before the discount, struck out. */
  oldAmount?: string | null
  /** The player has less than this. */
  lacking?: boolean
}

export function Price({ icon, amount, label, oldAmount = null, lacking = false }: Properties) {
  return (
    <span className={styles.price} data-lacking={lacking || undefined}>
      <Icon name={icon} size={1.625} />
      <span aria-hidden="true">
        {oldAmount !== null && <s className={styles.old}>{oldAmount}</s>}
        {amount}
      </span>
      <span className={textStyles.hidden}>{label}</span>
    </span>
  )
}
