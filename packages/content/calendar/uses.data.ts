import type { RunType } from '@skystair/rules/calendar/campaign.ts'
import type { UseLimit } from '@skystair/rules/calendar/use.ts'

/** What campaigns give for the asking, and how often; the others are felt where they work. */
export const CAMPAIGN_USES: Readonly<Partial<Record<RunType, UseLimit>>> = {
  /** A short taste of a booster. */
  BOOSTER: { mostADay: 1, most: 1 },
  /** A sledge back into the snow at once. */
  SNOW_WORLD: { mostADay: 1, most: 3 },
}
