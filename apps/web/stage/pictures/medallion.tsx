import { classes } from '../../ui/theme/classes.ts'
import styles from './medallion.module.css'
import { Portrait } from './portrait.tsx'

type Properties = { figure: string; className?: string | undefined }

/** A face in a round golden frame, beside the name of whose it is. */
export function Medallion({ figure, className }: Properties) {
  return <Portrait figure={figure} className={classes(styles.medallion, className)} />
}
