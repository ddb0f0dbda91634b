import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { useClosing } from '../../ui/controls/press-sound.ts'
import { useWayBack } from '../../ui/layers/way-back.ts'
import { Ribbon, type RibbonColour } from '../../ui/surfaces/ribbon.tsx'
import styles from './screen.module.css'

type Properties = {
  title: string
  backLabel: string
  onClose: () => void
  children: ReactNode
  colour?: RibbonColour
  /** A beam over the title, usually <ResourceBar />. */
  top?: ReactNode
  /** A button at the upper corner across from the way back. */
  corner?: ReactNode
  /** The tint of the walls. */
  tint?: 'night' | 'usual' | 'legendary' | 'mythical' | 'supreme'
}

/** A whole screen over the game, with a way back. Focus stays inside and returns on closing. */
export function Screen({
  title,
  backLabel,
  onClose,
  children,
  colour = 'red',
  top = null,
  corner = null,
  tint = 'night',
}: Properties) {
  return (
    <Base.Root open onOpenChange={useClosing(onClose)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup {...useWayBack()} className={styles.screen} data-tint={tint}>
            {top}
            <header className={styles.header}>
              <Base.Close
                render={<IconButton icon="back" label={backLabel} colour="blue" size="small" sound="close" />}
              />
              <Base.Title className={styles.title}>
                <Ribbon colour={colour} size="small">
                  {title}
                </Ribbon>
              </Base.Title>
              <span className={styles.corner}>{corner}</span>
            </header>
            <div className={styles.content}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
