import type { LocalClock } from './local-clock.ts'

/** What may run for a while, by the names of the specification. */
export const CAMPAIGN_TYPES = [
  'NO',
  'OK_GROUP',
  'CHEST',
  'CHEST_2',
  'CHEST_3',
  'WHEEL',
  'ARTIFACT_SET_1',
  'GEMS_PLUS_50',
  'HERO',
  'SNOW_WORLD',
  'BOOSTER',
  'PORTAL_DISCOUNT',
] as const
export type CampaignType = (typeof CAMPAIGN_TYPES)[number]
/** One that something comes of. */
export type RunType = Exclude<CampaignType, 'NO'>

/** One run of a campaign, as it is for one player now. */
export interface RunningCampaign {
  /** Of this run alone: what was used or seen is remembered by it, and the next run begins anew. */
  readonly id: string
  readonly type: RunType
  readonly startsAt: number
  readonly endsAt: number
  /** What it gives; the word of the game that it belongs to reads it. */
  readonly contents: Readonly<Record<string, unknown>>
}

export const campaignOf = (running: readonly RunningCampaign[], type: CampaignType): RunningCampaign | null =>
  running.find((one) => one.type === type) ?? null

/** What a player has done with campaigns, by the run. */
export interface CampaignLife {
  readonly used: Readonly<
    Record<string, { readonly day: number; readonly today: number; readonly all: number }>
  >
  readonly seen: readonly string[]
  /** The clocks that the player's devices have told of. */
  readonly clocks: readonly LocalClock[]
  /** How much more is found in the snow that the player is in; 1: as ever. It is told on entering. */
  readonly snowLoot: number
}

export const NO_CAMPAIGNS: CampaignLife = { used: {}, seen: [], clocks: [], snowLoot: 1 }
