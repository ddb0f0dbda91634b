import { raidBoard } from '@skystair/contract/raid.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/server/ask.ts'

export const raidBoardKey = ['raid', 'board'] as const

/** Who dealt how much in a week; without one, in this. */
export const useRaidBoard = (week: number | null) =>
  useQuery({
    queryKey: [...raidBoardKey, week],
    queryFn: ({ signal }) => ask(raidBoard, { query: week === null ? {} : { week } }, signal),
    staleTime: 0,
  })
