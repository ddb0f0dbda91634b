import { useTranslation } from 'react-i18next'
import { CopyLink } from '../../../platform/messages/copy-link.tsx'

/** A link to what has just been fought, for anyone. */
export function CopyReplay({ id }: { id: string }) {
  const { t } = useTranslation('battle')
  return (
    <CopyLink to={`replay/${id}`} copied={t('replay.copied')}>
      {t('replay.share')}
    </CopyLink>
  )
}
