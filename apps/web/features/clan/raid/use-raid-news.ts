import { clanChannel } from '@skystair/contract/live-channels.ts'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect } from 'react'
import { useCatchUp, useLiveMessages } from '../../../live/page-wire.ts'
import { inviteToFeast } from '../../../platform/raid/feast-state.ts'
import { asksForBest, hearRaid, type RaidNews } from '../../../platform/raid/hear-raid.ts'
import { keepRaid, lookAtRaid, useRaid } from '../../../platform/raid/raid-state.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { useGame } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { raidBoardKey } from './raid-board.ts'

/** Hears each blow of the clan: whatever shows the boss sees it fall. */
export function useRaidNews(clanId: number): void {
  const queries = useQueryClient()
  useLiveMessages(clanChannel(clanId), 'RAID_CHANGED', (news) => {
    const { raid } = useRaid.getState()
    if (news.killed) void celebrate(news)
    if (raid === null) return
    if (news.week !== raid.week || news.killed || asksForBest(raid, news)) void lookAtRaid()
    else keepRaid(hearRaid(raid, news, useGame.getState().player?.id ?? 0))
    if (news.blow !== null) void askAgain(queries, raidBoardKey)
  })
  useCatchUp(() => {
    if (useRaid.getState().raid !== null) void lookAtRaid()
  })
  useEffect(() => () => keepRaid(null), [])
}

/** Wherever one is, one hears of it; who is in the town or on the raid road sees it. */
async function celebrate({ week, blow }: RaidNews): Promise<void> {
  await i18next.loadNamespaces(['raid', 'common'])
  const name = blow?.player.name ?? i18next.t('common:unknown-player')
  showToast({ text: i18next.t('raid:news.killed', { name }), tone: 'good', icon: 'trophy' })
  sound.effect('victory')
  inviteToFeast(week)
}
