import { myClan, ownParticipants } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/server/ask.ts'

/** Everything about the own clan stands under it, and is asked for again when the clan changes. */
export const clanKey = ['clan'] as const
export const myClanKey = [...clanKey, 'mine'] as const
export const ownParticipantsKey = [...clanKey, 'participants'] as const

/** The own clan, once it has been told; `clan` is null for those who have none. */
export const useMyClan = () =>
  useQuery({ queryKey: myClanKey, queryFn: ({ signal }) => ask(myClan, {}, signal) })

/** The members of the own clan, and who asks or is asked. */
export const useOwnParticipants = () =>
  useQuery({ queryKey: ownParticipantsKey, queryFn: ({ signal }) => ask(ownParticipants, {}, signal) })

/** The clan as a deed has left it. */
export function keepMyClan(queries: QueryClient, clan: MyClan | null): void {
  queries.setQueryData(myClanKey, { clan })
}
