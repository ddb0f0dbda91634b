import { Dialog as Base } from '@base-ui/react/dialog'
import { type PointerEvent, type ReactNode, useDeferredValue, useState } from 'react'
import styles from './bottom-sheet.module.css'
import dialogStyles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

type Properties = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** Rises from the lower edge over the scene: for a choice that keeps the scene in sight. */
export function BottomSheet({ open, onClose, title, closeLabel, children }: Properties) {
  const drag = useDragDown(onClose)
  const shown = useDeferredValue(open)
  return (
    <Base.Root open={shown} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} />
        <Base.Popup
          className={styles.sheet}
          data-dragged={drag.by > 0 || undefined}
          style={{ translate: `0 ${drag.by}px` }}
        >
          <span className={styles.handle} aria-hidden="true" />
          <div className={styles.header} {...drag.handlers}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close
              render={<IconButton icon="close" label={closeLabel} colour="red" size="small" sound="close" />}
            />
          </div>
          <div className={styles.content}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const FAR_ENOUGH = 80

/** A finger pulls the sheet down by its header; far enough closes it. */
function useDragDown(onClose: () => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [by, setBy] = useState(0)
  const release = () => {
    setFrom(null)
    setBy(0)
    if (by > FAR_ENOUGH) onClose()
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => setFrom(event.clientY),
    onPointerMove: (event: PointerEvent) => {
      if (from === null) return
      if (by === 0 && event.clientY > from + 4) event.currentTarget.setPointerCapture(event.pointerId)
      setBy(Math.max(0, event.clientY - from))
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { by, handlers }
}
