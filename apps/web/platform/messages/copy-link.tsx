import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import type { OverlayAddress } from '../pages/overlays.ts'

type Properties = { to: OverlayAddress; children: ReactNode; copied?: string }

/** Takes the address of a page along: said in the chat or written on the forum, it becomes a link. */
export function CopyLink({ to, children, copied }: Properties) {
  const { t } = useTranslation('common')
  const address = new URL(`/${to}`, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: copied ?? t('button.copied'), tone: 'good', icon: 'check' })
    } catch {
      // Where nothing may be copied the link is shown, to be copied by hand.
      showToast({ text: address, icon: 'copy' })
    }
  }
  return (
    <Button size="small" icon="copy" onClick={() => void copy()} data-address={address}>
      {children}
    </Button>
  )
}
