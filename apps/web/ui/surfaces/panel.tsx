import { type ReactNode, useId } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { classes } from '../theme/classes.ts'
import styles from './panel.module.css'
import { Ribbon, type RibbonColour } from './ribbon.tsx'

type Properties = {
  children: ReactNode
  title?: string | null
  colour?: RibbonColour
  crested?: boolean
  /** Buttons under the content: secondary first, primary last. */
  footer?: ReactNode
  /** With its label, puts the red cross on the corner. */
  onClose?: (() => void) | null
  closeLabel?: string
  className?: string
}

/** Night enamel in a gold frame. */
export function Panel({
  children,
  title = null,
  colour = 'red',
  crested = false,
  footer = null,
  onClose = null,
  closeLabel = '',
  className = '',
}: Properties) {
  const id = useId()
  return (
    <section
      className={classes(styles.panel, title !== null && styles.titled, className)}
      aria-labelledby={title === null ? undefined : id}
    >
      {title !== null && (
        <h2 id={id} className={styles.title}>
          <Ribbon colour={colour} crested={crested}>
            {title}
          </Ribbon>
        </h2>
      )}
      {onClose && (
        <span className={styles.close}>
          <IconButton
            icon="close"
            label={closeLabel}
            colour="red"
            size="small"
            sound="close"
            onClick={onClose}
          />
        </span>
      )}
      {children}
      {footer !== null && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
