import { listFriends } from '@skystair/contract/friends.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ask } from '../server/ask.ts'
import { askAgain } from '../server/ask-again.ts'

const key = ['friends'] as const

/** Whom the player keeps as friends; asked anew whenever a page with them opens. */
export const useFriends = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => ask(listFriends, {}, signal), staleTime: 0 })

export const refreshFriends = (queries: QueryClient): void => void askAgain(queries, key)
