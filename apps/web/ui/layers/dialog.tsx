import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, use, useDeferredValue } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useClosing } from '../controls/press-sound.ts'
import panelStyles from '../surfaces/panel.module.css'
import { Ribbon, type RibbonColour } from '../surfaces/ribbon.tsx'
import { classes } from '../theme/classes.ts'
import styles from './dialog.module.css'
import { HelpContext } from './help-context.ts'
import { useWayBack } from './way-back.ts'

type Properties = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  colour?: RibbonColour
  /** Buttons under the content: secondary first, primary last. */
  footer?: ReactNode
  size?: 'normal' | 'wide' | 'whole'
  /** Takes the whole height; the content scrolls inside itself. */
  tall?: boolean
  /** False asks for an answer: no cross, no leaving by Escape or by a press outside. */
  dismissible?: boolean
  /** Where the focus begins; usually at the first control. */
  initialFocus?: () => HTMLElement | boolean
}

/** Dims the scene and waits for the player. Focus stays inside and returns on closing. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  colour = 'red',
  footer = null,
  size = 'normal',
  tall = false,
  dismissible = true,
  initialFocus = () => true,
}: Properties) {
  const help = use(HelpContext)
  // The pressed button is drawn first: a finger never waits for a whole dialog.
  const shown = useDeferredValue(open)
  return (
    <Base.Root open={shown} onOpenChange={useClosing(dismissible ? onClose : null)}>
      <Base.Portal>
        {/* A question over a page dims the page too: else two titles would be read at once. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            {...useWayBack()}
            initialFocus={initialFocus}
            className={classes(panelStyles.panel, styles.popup, styles[size], tall && styles.tall)}
            role={dismissible ? 'dialog' : 'alertdialog'}
          >
            <Base.Title className={panelStyles.title}>
              <Ribbon colour={colour} crested>
                {title}
              </Ribbon>
            </Base.Title>
            {dismissible && (
              <Base.Close
                render={
                  <IconButton icon="close" label={closeLabel} colour="red" size="small" sound="close" />
                }
                className={panelStyles.close}
              />
            )}
            {help !== null && dismissible && (
              <IconButton
                icon="info"
                label={help.label}
                size="small"
                sound="open"
                className={styles.help}
                onClick={help.open}
              />
            )}
            <div className={styles.content}>{children}</div>
            {footer !== null && <div className={panelStyles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
