import type { ReactNode } from 'react'
import { Button, type ButtonColour } from '../controls/button.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { Parchment } from '../surfaces/parchment.tsx'
import type { RibbonColour } from '../surfaces/ribbon.tsx'
import { Dialog } from './dialog.tsx'
import { HelpContext } from './help-context.ts'

type Properties = {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  colour?: RibbonColour
  confirmColour?: ButtonColour
  confirmIcon?: IconName | null
  /** What a yes costs. */
  confirmNote?: ReactNode
  busy?: boolean
}

/** A question that wants a yes or a no; leaving it means no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  colour = 'red',
  confirmColour = 'green',
  confirmIcon = null,
  confirmNote = null,
  busy = false,
}: Properties) {
  return (
    <HelpContext value={null}>
      <Dialog
        open={open}
        onClose={onCancel}
        title={title}
        closeLabel={cancelLabel}
        colour={colour}
        footer={
          <>
            <Button onClick={onCancel}>{cancelLabel}</Button>
            <Button
              colour={confirmColour}
              icon={confirmIcon}
              note={confirmNote}
              busy={busy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        <Parchment>{children}</Parchment>
      </Dialog>
    </HelpContext>
  )
}
