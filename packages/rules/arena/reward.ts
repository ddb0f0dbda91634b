import type { Amounts } from '../economy/purse.ts'
import { addAmounts } from '../economy/reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ArenaLife } from './arena.ts'
import type { ArenaDesign } from './design.ts'
import { type Past, type Stood, stoodAt } from './history.ts'
import { leagueAt, placesOfLeague } from './leagues.ts'
import { daysDue, rewardOn } from './reward-clock.ts'

/** What a place brings a day: amethysts by league and by the place within it, gold by how high the player has come. */
export function payOf({ position, places }: Stood, stair: number, design: ArenaDesign): Amounts {
  const league = leagueAt(position, places)
  const pay = design.leagues[league - 1]
  const lines = placesOfLeague(league, places)
  if (!pay || !lines) throw new Error(`no pay for place ${position} of ${places}`)
  const { least, most } = pay.amethysts
  const height = lines.to === lines.from ? 1 : (lines.to - position) / (lines.to - lines.from)
  return addAmounts(
    { amethyst: Math.round(least + (most - least) * height), tickets: pay.tickets },
    { gold: Math.round(design.goldOf(Math.max(1, stair)) * pay.gold) },
  )
}

export interface DayOfReward extends Stood {
  readonly day: number
  readonly at: number
  readonly league: number
  readonly amounts: Amounts
}

/** What was earned and not taken yet: of each day since the last, by the place held when its hour came. */
export const rewardsDue = (
  { clocks, paidDay }: ArenaLife,
  past: Past,
  stair: number,
  design: ArenaDesign,
  now: number,
): readonly DayOfReward[] =>
  clocks.length === 0
    ? []
    : daysDue(clocks, paidDay, design.mostDays, now).flatMap(({ day, at }) => {
        const stood = stoodAt(past, at)
        if (stood === null) return []
        const league = leagueAt(stood.position, stood.places)
        return [{ day, at, ...stood, league, amounts: payOf(stood, stair, design) }]
      })

/** How many days of it wait: known without the ladder. */
export const daysWaiting = (
  { enteredAt, clocks, paidDay, nextAt }: ArenaLife,
  { mostDays }: ArenaDesign,
  now: number,
): number => (enteredAt === null || now < nextAt ? 0 : daysDue(clocks, paidDay, mostDays, now).length)

export interface TakenRewards {
  readonly life: ArenaLife
  readonly taken: readonly DayOfReward[]
  readonly amounts: Amounts
}

/** Takes all that waits: each day once and for ever. */
export function takeRewards(
  life: ArenaLife,
  past: Past,
  stair: number,
  design: ArenaDesign,
  now: number,
): TakenRewards | Refusal {
  const taken = rewardsDue(life, past, stair, design, now)
  const last = taken.at(-1)
  if (!last) return refused('arena.refused.nothing-to-take')
  return {
    life: paidUntil(life, last.day),
    taken,
    amounts: taken.reduce<Amounts>((sum, { amounts }) => addAmounts(sum, amounts), {}),
  }
}

/** Another hour: what comes next is told by it, unless it was there already. */
export const withClocks = (life: ArenaLife, clocks: ArenaLife['clocks']): ArenaLife => ({
  ...life,
  clocks,
  nextAt: rewardOn(clocks, life.paidDay + 1),
})

const paidUntil = (life: ArenaLife, paidDay: number): ArenaLife =>
  withClocks({ ...life, paidDay }, life.clocks)
