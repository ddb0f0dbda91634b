import { look } from '@skystair/contract/bank.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useGame } from '../../platform/state/game.ts'

export type Bank = ReplyOf<typeof look>
export type Heap = Bank['shelf'][number]

/** Everything about the bank stands under it, and is asked for again when money moves. */
export const bankKey = ['bank'] as const

/** The bank as it stands. The money comes from elsewhere: every look asks anew, and so does the word that it has come. */
export function useBank() {
  const queries = useQueryClient()
  const news = useGame(
    ({ player }) => player?.notifications.filter(({ kind }) => kind === 'purchase').length ?? 0,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: more news of purchases is a reason to ask
  useEffect(() => void askAgain(queries, bankKey), [news])
  return useQuery({
    queryKey: [...bankKey, 'look'],
    queryFn: ({ signal }) => ask(look, { query: {} }, signal),
    staleTime: 0,
  })
}
