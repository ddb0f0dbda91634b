import type { BankStatus } from '@skystair/rules/bank/bank-book.ts'
import { classes } from '../../ui/theme/classes.ts'
import styles from './medallion.module.css'
import { Portrait } from './portrait.tsx'

type Properties = {
  figure: string
  className?: string | undefined
  /** A frame won in the arena, instead of the plain one. */
  frame?: string | null
  /** What the bank thinks of them: a glow in its metal. The name beside it says which. */
  status?: BankStatus | null
}

/** A face in a round golden frame, beside the name of whose it is. */
export function Medallion({ figure, className, frame = null, status = null }: Properties) {
  const halo = status !== null && styles[status]
  if (frame === null)
    return <Portrait figure={figure} className={classes(styles.medallion, halo, className)} />
  return (
    <span className={classes(styles.frame, halo, className)} data-frame={frame}>
      <Portrait figure={figure} className={styles.medallion} />
    </span>
  )
}
