import { clanChannel } from '@skystair/contract/live-channels.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCatchUp, useLiveMessages } from '../../live/page-wire.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { clanKey } from './clan-state.ts'
import { useRaidNews } from './raid/use-raid-news.ts'

/** Hears that something has changed in the own clan: whatever of it is shown is asked for again. */
export default function ClanNews({ clanId }: { clanId: number }) {
  const queries = useQueryClient()
  const refresh = () => void askAgain(queries, clanKey)
  useLiveMessages(clanChannel(clanId), 'CLAN_CHANGED', refresh)
  useCatchUp(refresh)
  useRaidNews(clanId)
  // Who has come into another clan, or gone from this one, must not find what was known before.
  useEffect(() => () => void queries.resetQueries({ queryKey: clanKey }), [queries])
  return null
}
