import type { RunType } from '@skystair/rules/calendar/campaign.ts'
import type { UseLimit } from '@skystair/rules/calendar/use.ts'
import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'

/** With the hero of the week. */
export const DUELS: UseLimit = { mostADay: 3, most: 21 }

/** What campaigns give for the asking, and how often; the others are felt where they work. */
export const CAMPAIGN_USES: Readonly<Partial<Record<RunType, UseLimit>>> = {
  /** A short taste of a booster. */
  BOOSTER: { mostADay: 1, most: 1 },
  /** A sledge back into the snow at once. */
  SNOW_WORLD: { mostADay: 1, most: 3 },
  HERO: DUELS,
}

/** For the first victory over each, in guardians' worth: about as much as meeting one more of them. */
export const DUEL_PRIZE: StairReward = { experience: 0, gold: 1, heroWorth: 0, amounts: {}, things: [] }
