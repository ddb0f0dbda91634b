import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { openLayer } from './overlays.ts'

type Properties = Omit<ComponentProps<typeof Dialog>, 'open' | 'closeLabel'>

/** A dialog without an address, over a page or the road: Back closes it, and nothing under it. */
export function LayerDialog({ onClose, ...dialog }: Properties) {
  const { t } = useTranslation('common')
  const close = useEffectEvent(onClose)
  useEffect(() => openLayer(() => close()), [])
  return <Dialog {...dialog} open onClose={onClose} closeLabel={t('button.close')} />
}
