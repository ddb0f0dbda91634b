import { CAMPAIGN_USES } from '@skystair/content/calendar/uses.data.ts'
import type { CampaignStatus } from '@skystair/contract/calendar.ts'
import { type CampaignType, campaignOf, type RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import { type UseLimit, usesOf } from '@skystair/rules/calendar/use.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { endOf } from '../../platform/calendar/campaign-view.ts'

export const limitOf = (type: CampaignType): UseLimit | null =>
  type === 'NO' ? null : (CAMPAIGN_USES[type] ?? null)

/** A campaign as its player sees it. */
export function statusView(
  player: Player,
  running: readonly RunningCampaign[],
  type: CampaignType,
  now: number,
): CampaignStatus {
  const run = campaignOf(running, type)
  const uses = run === null ? { today: 0, all: 0 } : usesOf(player.campaigns, run.id, now)
  const limit = limitOf(type)
  return {
    type,
    running: run !== null,
    run: run?.id ?? null,
    startsAt: run?.startsAt ?? null,
    endsAt: run && endOf(run),
    contents: { ...(run?.contents as CampaignStatus['contents'] | undefined) },
    usedToday: uses.today,
    used: uses.all,
    mostADay: limit?.mostADay ?? null,
    most: limit?.most ?? null,
    seen: run !== null && player.campaigns.seen.includes(run.id),
  }
}
