import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { ClanSearch } from './clan-search.tsx'

/** All clans by their level. */
export default function ClanRatingOverlay() {
  const { t } = useTranslation('clan')
  return (
    <PageDialog title={t('rating.title')} colour="purple">
      <ClanSearch />
    </PageDialog>
  )
}
