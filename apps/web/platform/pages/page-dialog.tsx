import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/layers/dialog.tsx'
import type { RibbonColour } from '../../ui/surfaces/ribbon.tsx'
import { closeOverlay } from './overlays.ts'

type Properties = {
  title: string
  children: ReactNode
  footer?: ReactNode
  colour?: RibbonColour
  /** A desk with a month on it takes the whole screen. */
  size?: 'wide' | 'whole'
}

/** A whole page over the game: as tall as the screen, and gone when it is closed. */
export function PageDialog({ title, children, footer = null, colour = 'red', size = 'wide' }: Properties) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      open
      tall
      size={size}
      colour={colour}
      onClose={closeOverlay}
      closeLabel={t('button.close')}
      title={title}
      footer={footer}
    >
      {children}
    </Dialog>
  )
}
