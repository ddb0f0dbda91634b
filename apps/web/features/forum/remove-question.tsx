import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'

type Properties = { open: boolean; onYes: () => void; onNo: () => void }

/** Words that are taken away come back to nobody: so it is asked. */
export function RemoveQuestion({ open, onYes, onNo }: Properties) {
  const { t } = useTranslation(['forum', 'common'])
  return (
    <ConfirmDialog
      open={open}
      title={t('remove-title')}
      confirmLabel={t('remove')}
      cancelLabel={t('common:button.cancel')}
      confirmColour="red"
      onConfirm={onYes}
      onCancel={onNo}
    >
      {t('remove-text')}
    </ConfirmDialog>
  )
}
