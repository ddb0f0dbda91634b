import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/show-toast.ts'

/** A link to what has just been fought, for anyone. */
export function CopyReplay({ id }: { id: string }) {
  const { t } = useTranslation('battle')
  const address = new URL(`/replay/${id}`, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: t('replay.copied'), tone: 'good', icon: 'check' })
    } catch {
      // Where nothing may be copied the link is shown, to be copied by hand.
      showToast({ text: address, icon: 'copy' })
    }
  }
  return (
    <Button size="small" icon="copy" onClick={() => void copy()} data-address={address}>
      {t('replay.share')}
    </Button>
  )
}
