import type { ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './parchment.module.css'

type Properties = { children: ReactNode; className?: string | undefined }

/** The surface for reading; everything inside turns to dark ink. */
export function Parchment({ children, className = '' }: Properties) {
  return <div className={classes(styles.parchment, className)}>{children}</div>
}
