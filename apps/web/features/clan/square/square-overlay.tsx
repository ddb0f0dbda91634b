import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { useGame } from '../../../platform/state/game.ts'
import { ClanPage } from '../clan-page.tsx'
import { Hub } from './hub.tsx'
import { Seekers } from './seekers.tsx'

/** The square of clans for those who have none; for members, all the ways inside their own. */
export default function ClanOverlay() {
  const { t } = useTranslation('clan')
  const isMember = useGame((state) => state.player?.clanId != null)
  return isMember ? (
    <ClanPage title={t('title')}>{(mine) => <Hub mine={mine} />}</ClanPage>
  ) : (
    <PageDialog title={t('square.title')} colour="purple">
      <Seekers />
    </PageDialog>
  )
}
