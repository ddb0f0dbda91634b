import { Dialog as Base } from '@base-ui/react/dialog'
import { type PointerEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useClosing } from '../controls/press-sound.ts'
import styles from './bottom-sheet.module.css'
import dialogStyles from './dialog.module.css'

type Properties = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Whether the focus goes back to where it was; asked when the sheet closes. */
  returnsFocus?: () => boolean
}

/** Rises from the lower edge over the scene: for a choice that keeps the scene in sight. */
export function BottomSheet({
  open,
  onClose,
  title,
  closeLabel,
  children,
  returnsFocus = () => true,
}: Properties) {
  const drag = useDragDown(onClose)
  const shown = useDeferredValue(open)
  return (
    <Base.Root open={shown} onOpenChange={useClosing(onClose)}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} />
        <Base.Popup
          className={styles.sheet}
          finalFocus={returnsFocus}
          data-dragged={drag.by > 0 || undefined}
          style={{ translate: `0 ${drag.by}px` }}
        >
          <div className={styles.grip} {...drag.handlers}>
            <span className={styles.handle} aria-hidden="true" />
            <div className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton icon="close" label={closeLabel} colour="red" size="small" sound="close" />
                }
              />
            </div>
          </div>
          <div className={styles.content}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const FAR_ENOUGH = 80

/** A finger pulls the sheet down by its handle or header; far enough closes it, however quick. */
function useDragDown(onClose: () => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [by, setBy] = useState(0)
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from ?? clientY))
  const release = () => {
    setFrom(null)
    setBy(0)
  }
  const handlers = {
    onPointerDown: ({ currentTarget, target, pointerId, clientY }: PointerEvent) => {
      if ((target as Element).closest('button')) return
      currentTarget.setPointerCapture(pointerId)
      setFrom(clientY)
    },
    onPointerMove: (event: PointerEvent) => setBy(pulled(event)),
    onPointerUp: (event: PointerEvent) => {
      release()
      if (pulled(event) > FAR_ENOUGH) onClose()
    },
    onPointerCancel: release,
  }
  return { by, handlers }
}
