import type { Amounts } from '../economy/purse.ts'
import { addAmounts } from '../economy/reward.ts'
import { dayOf } from '../everyday/everyday.ts'
import type { ArenaLife } from './arena.ts'
import type { ArenaDesign } from './design.ts'
import { leagueAt } from './leagues.ts'

/** Where the two stand when a fight is over; null: the rival has left for ever. */
export interface Places {
  readonly own: number
  readonly rival: number | null
  readonly places: number
}

/** A win over one who stands above takes the place; those between do not move. */
export const placesAfter = (won: boolean, { own, rival, places }: Places): Places =>
  won && rival !== null && rival < own ? { own: rival, rival: own, places } : { own, rival, places }

export const winsOver = ({ wins }: ArenaLife, rivalId: number, now: number): number =>
  wins.day === dayOf(now) ? (wins.over[rivalId] ?? 0) : 0

/** What a win over this rival brings now. */
export const winReward = (
  life: ArenaLife,
  rivalId: number,
  stair: number,
  design: ArenaDesign,
  now: number,
): Amounts =>
  winsOver(life, rivalId, now) >= design.rewardsFromOne
    ? {}
    : {
        amethyst: design.win.amethysts,
        gold: Math.round(design.goldOf(Math.max(1, stair)) * design.win.gold),
      }

export interface Won {
  readonly life: ArenaLife
  /** What the win brings, with the gifts of leagues that were never reached before. */
  readonly amounts: Amounts
}

/** After a win: what it brings, the best place ever, and new rivals. */
export function winFight(
  life: ArenaLife,
  rivalId: number,
  { own, places }: Places,
  stair: number,
  design: ArenaDesign,
  now: number,
): Won {
  const today = dayOf(now)
  const over = life.wins.day === today ? life.wins.over : {}
  const league = leagueAt(own, places)
  const bestLeague = Math.min(life.bestLeague ?? league, league)
  const passed = design.leagues.slice(bestLeague - 1, (life.bestLeague ?? league) - 1)
  return {
    life: {
      ...life,
      best: Math.min(life.best ?? own, own),
      bestLeague,
      draw: life.draw + 1,
      wins: { day: today, over: { ...over, [rivalId]: winsOver(life, rivalId, now) + 1 } },
    },
    amounts: passed.reduce(
      (sum, { gift }) => addAmounts(sum, gift),
      winReward(life, rivalId, stair, design, now),
    ),
  }
}

/** A rival who has not been seen for so long steps aside. */
export const stepsAside = (seenAt: number | null, { stepsAsideAfter }: ArenaDesign, now: number): boolean =>
  seenAt !== null && seenAt + stepsAsideAfter <= now
