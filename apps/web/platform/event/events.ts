import type { ReplyOf } from '@skystair/contract/call.ts'
import { type EventInfo, events, visitEvents } from '@skystair/contract/event.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ask } from '../server/ask.ts'
import { type GameInfo, refreshGame, useGame } from '../state/game.ts'

export const eventsKey = ['event', 'now'] as const
export type Events = ReplyOf<typeof events>

const looksEvery = 20_000

/** What is celebrated, looked at again and again: places move, the guest loses hearts, feasts end. */
export const useEvents = () =>
  useQuery({
    queryKey: eventsKey,
    queryFn: ({ signal }) => ask(events, {}, signal),
    staleTime: 0,
    refetchInterval: looksEvery,
  })

/** What runs, and what is over and waits; its door stands on the road as long as there is any. */
export const eventsOf = (info: GameInfo | null): readonly EventInfo[] => info?.events ?? []

export const eventsWaiting = (info: GameInfo | null): number =>
  eventsOf(info).filter(({ waits }) => waits).length

/** The first of those that run has tasks each day: they are in hand from the first step of the day on. */
export function useVisitEvents(): void {
  const run = useGame(({ info }) => {
    const [first] = eventsOf(info)
    return info?.visited || first === undefined || first.endsAt === null || first.tasksOpen ? null : first.run
  })
  useEffect(() => {
    // What was not heard is told at the next visit.
    if (run !== null) ask(visitEvents, {}).then(refreshGame, () => undefined)
  }, [run])
}

/** What has been gathered may be enough for a prize: the door tells it. */
export function useGathering(): void {
  const gathered = useGame(({ player, info }) =>
    eventsOf(info).length === 0 ? null : (player?.eventCurrency ?? null),
  )
  const before = useRef(gathered)
  useEffect(() => {
    const isMore = before.current !== null && gathered !== null && gathered !== before.current
    before.current = gathered
    if (isMore) void refreshGame()
  }, [gathered])
}
