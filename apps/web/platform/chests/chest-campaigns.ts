import type { ReplyOf } from '@skystair/contract/call.ts'
import { artStatus, chest2Status, chest3Status, chestStatus } from '@skystair/contract/chests.ts'
import { CHEST_CAMPAIGNS, type ChestCampaign } from '@skystair/rules/chests/bought-chest.ts'
import { useQueries } from '@tanstack/react-query'
import { ask } from '../server/ask.ts'
import { chestsKey } from './chests-key.ts'

export type Status = ReplyOf<typeof chestStatus>
export interface RunningChests {
  readonly campaign: ChestCampaign
  readonly status: Status
  readonly run: NonNullable<Status['run']>
}

const calls: Readonly<Record<ChestCampaign, typeof chestStatus>> = {
  CHEST: chestStatus,
  CHEST_2: chest2Status,
  CHEST_3: chest3Status,
  ARTIFACT_SET_1: artStatus,
}

export const campaignKey = (campaign: ChestCampaign) => [...chestsKey, 'bought', campaign] as const

/** Campaigns of chests that run, or whose chests can still be opened. */
export function useChestCampaigns() {
  return useQueries({
    queries: CHEST_CAMPAIGNS.map((campaign) => ({
      queryKey: campaignKey(campaign),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(calls[campaign], {}, signal),
      staleTime: 0,
    })),
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      isError: answers.some(({ isError, data }) => isError && data === undefined),
      again: () => void Promise.all(answers.map(({ refetch }) => refetch())),
      running: answers.flatMap(({ data: status }, place): readonly RunningChests[] => {
        const campaign = CHEST_CAMPAIGNS[place]
        return campaign === undefined || !status?.run ? [] : [{ campaign, status, run: status.run }]
      }),
    }),
  })
}
