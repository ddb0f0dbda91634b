import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { Rooms } from './rooms.tsx'

export default function ChatOverlay() {
  const { t } = useTranslation('chat')
  return (
    <PageDialog title={t('title')}>
      <Rooms withPictures />
    </PageDialog>
  )
}
