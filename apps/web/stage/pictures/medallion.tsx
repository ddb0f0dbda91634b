import { classes } from '../../ui/theme/classes.ts'
import styles from './medallion.module.css'
import { Portrait } from './portrait.tsx'

type Properties = {
  figure: string
  className?: string | undefined
  /** A frame won in the arena, instead of the plain one. */
  frame?: string | null
}

/** A face in a round golden frame, beside the name of whose it is. */
export function Medallion({ figure, className, frame = null }: Properties) {
  if (frame === null) return <Portrait figure={figure} className={classes(styles.medallion, className)} />
  return (
    <span className={classes(styles.frame, className)} data-frame={frame}>
      <Portrait figure={figure} className={styles.medallion} />
    </span>
  )
}
