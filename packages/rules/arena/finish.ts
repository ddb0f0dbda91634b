import type { Battle } from '../battle/battle.ts'
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
  /** All that the win brings. */
  readonly amounts: Amounts
  /** Of it, the gifts of leagues that were never reached before. */
  readonly gift: Amounts
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
  const gift = passed.reduce<Amounts>((sum, each) => addAmounts(sum, each.gift), {})
  return {
    life: {
      ...life,
      best: Math.min(life.best ?? own, own),
      bestLeague,
      draw: life.draw + 1,
      wins: { day: today, over: { ...over, [rivalId]: winsOver(life, rivalId, now) + 1 } },
    },
    amounts: addAmounts(winReward(life, rivalId, stair, design, now), gift),
    gift,
  }
}

/** Whether a fight counts as won: a win that comes home too late is none. */
export const hasWon = ({ winner, opponent }: Pick<Battle, 'winner' | 'opponent'>, now: number): boolean =>
  winner === 'player' &&
  (opponent?.kind !== 'rival' || opponent.countsUntil === undefined || now <= opponent.countsUntil)

/** A rival who has not been seen for so long steps aside; one who was never seen since has been away from the first day on. */
export const stepsAside = (
  { seenAt, registeredAt }: { readonly seenAt: number | null; readonly registeredAt: number },
  { stepsAsideAfter }: ArenaDesign,
  now: number,
): boolean => (seenAt ?? registeredAt) + stepsAsideAfter <= now
