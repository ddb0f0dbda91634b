import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { openOverlay } from './overlays.ts'

type Properties = { page: string; className?: string | undefined }

/** A question mark where no dialog brings its own. */
export function HelpButton({ page, className }: Properties) {
  const { t } = useTranslation('common')
  return (
    <IconButton
      icon="info"
      size="small"
      label={t('help')}
      sound="open"
      className={className}
      onClick={() => openOverlay(`manual/${page}`)}
    />
  )
}
