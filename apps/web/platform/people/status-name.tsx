import type { BankStatus } from '@skystair/rules/bank/bank-book.ts'
import { useTranslation } from 'react-i18next'
import textStyles from '../../ui/theme/text.module.css'
import styles from './status-name.module.css'

type Properties = { name: string; status: BankStatus | null }

/** A name, in the metal of what the bank thinks of whoever bears it. */
export function StatusName({ name, status }: Properties) {
  const { t } = useTranslation('common')
  if (status === null) return <bdi>{name}</bdi>
  const words = t(`bank-status.${status}`)
  return (
    <span className={styles.name} data-status={status} title={words}>
      <bdi>{name}</bdi>
      <span className={textStyles.hidden}>, {words}</span>
    </span>
  )
}
