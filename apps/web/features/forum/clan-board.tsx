import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { NoClan } from '../../platform/people/no-clan.tsx'
import { useGame } from '../../platform/state/game.ts'
import { BoardProvider, clanBoard } from './board.ts'

/** What is on the board of the own clan; whoever has none is told so. */
export function ClanBoard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('forum')
  const hasClan = useGame(({ player }) => player === null || player.clanId !== null)
  if (hasClan) return <BoardProvider value={clanBoard}>{children}</BoardProvider>
  return (
    <PageDialog title={t('clan-title')}>
      <NoClan />
    </PageDialog>
  )
}
