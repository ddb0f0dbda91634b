import type { BankStatus } from '@skystair/rules/bank/bank-book.ts'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import styles from './status-medal.module.css'

/** The medal of a status; without one, a shadow of silver. It says nothing: the name beside it does. */
export function StatusMedal({ status, size }: { status: BankStatus | null; size: number }) {
  return (
    <span
      className={styles.medal}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      data-none={status === null || undefined}
    >
      <AtlasIcon atlas="icons-ranks" frame={`status-${status ?? 'silver'}`} />
    </span>
  )
}
