import type { CampaignLife, RunningCampaign } from './campaign.ts'

/** Into the snow: whoever comes while it falls finds more until the next visit, though it may stop meanwhile. */
export const inSnow = (life: CampaignLife, snowfall: RunningCampaign | null): CampaignLife => ({
  ...life,
  snowLoot: Number(snowfall?.contents.loot ?? 1),
})

/** Victories that the snow allows beside its own. */
export const snowStepsMore = (snowfall: RunningCampaign | null, steps: number): number =>
  steps * (Number(snowfall?.contents.steps ?? 1) - 1)
