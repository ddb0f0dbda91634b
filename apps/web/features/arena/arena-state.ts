import { arena } from '@skystair/contract/arena.ts'
import type { ArenaView } from '@skystair/contract/arena-view.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/server/ask.ts'

/** Everything about the arena stands under it, and is asked for again when something moves on the ladder. */
export const arenaKey = ['arena'] as const
type Look = ReplyOf<typeof arena>

const viewKey = [...arenaKey, 'view'] as const

/** The arena as it stands, once it has been told. Others move on the ladder too: every look asks anew. */
export const useArena = () =>
  useQuery({ queryKey: viewKey, queryFn: ({ signal }) => ask(arena, {}, signal), staleTime: 0 })

/** The arena as a deed has left it; who the rivals are now is asked again. */
export function keepArena(queries: QueryClient, view: ArenaView): void {
  queries.setQueryData(viewKey, (before?: Look) => before && { ...before, arena: view })
}
