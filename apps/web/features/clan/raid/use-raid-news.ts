import { clanChannel } from '@skystair/contract/live-channels.ts'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import { useCatchUp, useLiveMessages } from '../../../live/page-wire.ts'
import { inviteToFeast } from '../../../platform/raid/feast-state.ts'
import { asksForBest, hearRaid, type RaidNews } from '../../../platform/raid/hear-raid.ts'
import { keepRaid, lookAtRaid, tellBlow, useRaid } from '../../../platform/raid/raid-state.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { useGame } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { raidBoardKey } from './raid-board.ts'

/** Hears each blow of the clan: whatever shows the boss sees it fall. */
export function useRaidNews(clanId: number): void {
  const queries = useQueryClient()
  const lookSoon = useLookSoon()
  useLiveMessages(clanChannel(clanId), 'RAID_CHANGED', (news) => {
    const { raid } = useRaid.getState()
    if (news.killed) void celebrate(news)
    if (raid === null) return
    const ownId = useGame.getState().player?.id ?? 0
    useRaid.setState({ raid: hearRaid(raid, news, ownId) })
    if (news.blow !== null && news.blow.player.id !== ownId && news.blow.dealt > 0)
      tellBlow(news.blow.player.name, news.blow.dealt)
    if (news.week !== raid.week || news.killed) void lookAtRaid()
    else if (asksForBest(raid, news, ownId)) lookSoon()
    if (news.blow !== null) void askAgain(queries, raidBoardKey)
  })
  useCatchUp(() => {
    if (useRaid.getState().raid !== null) void lookAtRaid()
  })
  useEffect(() => () => keepRaid(null), [])
}

/** Between two questions of who the best are: a hundred who see a blow do not all ask for it at once. */
const lookEvery = 8_000

function useLookSoon(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        void lookAtRaid()
      },
      lookEvery * (0.25 + 0.75 * Math.random()),
    )
  }
}

/** Wherever one is, one hears of it; who is in the town or on the raid road sees it. */
async function celebrate({ week, blow }: RaidNews): Promise<void> {
  await i18next.loadNamespaces(['raid', 'common'])
  const name = blow?.player.name ?? i18next.t('common:unknown-player')
  showToast({ text: i18next.t('raid:news.killed', { name }), tone: 'good', icon: 'trophy' })
  sound.effect('victory')
  inviteToFeast(week)
}
