import { blockMail } from '@skystair/contract/mail.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { act } from '../server/act.ts'
import { setPlayer } from '../state/game.ts'

type Properties = { open: boolean; playerId: number; onBlocked?: () => void; onClose: () => void }

/** Not to hear somebody any more burns their letters too: so it is asked, wherever it is done. */
export function BlockQuestion({ open, playerId, onBlocked, onClose }: Properties) {
  const { t } = useTranslation(['mail', 'shell'])

  async function block() {
    onClose()
    const player = await act(blockMail, { params: { id: playerId } })
    if (player === null) return
    setPlayer(player)
    onBlocked?.()
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('block-title')}
      confirmLabel={t('block-yes')}
      cancelLabel={t('shell:confirm.no')}
      confirmColour="red"
      onConfirm={() => void block()}
      onCancel={onClose}
    >
      {t('block-text')}
    </ConfirmDialog>
  )
}
