import { dayOf } from '../everyday/everyday.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { CampaignLife, RunningCampaign } from './campaign.ts'

/** What was used and seen of runs that are long over is forgotten. */
const REMEMBERED = 60
const MOST_SEEN = 60

/** How often a campaign may be used. */
export interface UseLimit {
  readonly mostADay: number
  readonly most: number
}

export interface Uses {
  readonly today: number
  readonly all: number
}

export function usesOf({ used }: CampaignLife, run: string, now: number): Uses {
  const uses = used[run]
  if (uses === undefined) return { today: 0, all: 0 }
  return { today: uses.day === dayOf(now) ? uses.today : 0, all: uses.all }
}

/** Once more, if it may be. */
export function used(
  life: CampaignLife,
  run: string,
  limit: UseLimit,
  running: readonly RunningCampaign[],
  now: number,
): CampaignLife | Refusal {
  const { today, all } = usesOf(life, run, now)
  if (all >= limit.most) return refused('errors.promotion-used')
  if (today >= limit.mostADay) return refused('errors.offer-daily-limit', { count: limit.mostADay })
  const kept = Object.entries(life.used).filter(
    ([id, { day }]) => day > dayOf(now) - REMEMBERED || running.some((one) => one.id === id),
  )
  const uses = { day: dayOf(now), today: today + 1, all: all + 1 }
  return { ...life, used: { ...Object.fromEntries(kept), [run]: uses } }
}

/** A campaign has opened itself: it does not again. */
export const seen = (life: CampaignLife, run: string): CampaignLife =>
  life.seen.includes(run) ? life : { ...life, seen: [...life.seen, run].slice(-MOST_SEEN) }

/** The campaign that opens itself next: of those that nobody has seen the one that ends first. */
export const unseenOf = (life: CampaignLife, running: readonly RunningCampaign[]): RunningCampaign | null =>
  running.filter(({ id }) => !life.seen.includes(id)).sort((one, other) => one.endsAt - other.endsAt)[0] ??
  null
