import { isOpen } from '../access/is-open.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ArenaDesign } from './design.ts'
import { leagueAt } from './leagues.ts'
import { firstDay, type RewardClock, rewardOn } from './reward-clock.ts'
import type { SeasonEnd } from './season.ts'

/** All of a player's own record that has to do with the arena. The place itself stands on the ladder. */
export interface ArenaLife {
  /** null: never. */
  readonly enteredAt: number | null
  /** The best position and the best league there ever were. */
  readonly best: number | null
  readonly bestLeague: number | null
  /** Fights in hand, as counted at a moment. */
  readonly fights: { readonly count: number; readonly at: number }
  /** Fights bought, on a day of the server. */
  readonly extra: { readonly day: number; readonly bought: number }
  /** Which five of the many who stand near are the rivals. */
  readonly draw: number
  readonly refreshedAt: number
  /** The saved squad that defends; null: the one that stands. */
  readonly defence: number | null
  /** At which hour the reward comes, from which day on; the latest last. */
  readonly clocks: readonly RewardClock[]
  /** The last day that was paid, counted on the player's own calendar. */
  readonly paidDay: number
  /** When the next reward is there. */
  readonly nextAt: number
  /** Wins that brought something, on a day of the server, by rival. */
  readonly wins: { readonly day: number; readonly over: Readonly<Record<string, number>> }
  readonly historySeenAt: number
  /** Where the seasons ended; the latest last. */
  readonly seasons: readonly SeasonEnd[]
  readonly bought: { readonly week: number; readonly goods: Readonly<Record<string, number>> }
  readonly frames: readonly string[]
  readonly frame: string | null
}

export const NEVER_ENTERED: ArenaLife = {
  enteredAt: null,
  best: null,
  bestLeague: null,
  fights: { count: 0, at: 0 },
  extra: { day: 0, bought: 0 },
  draw: 0,
  refreshedAt: 0,
  defence: null,
  clocks: [],
  paidDay: 0,
  nextAt: 0,
  wins: { day: 0, over: {} },
  historySeenAt: 0,
  seasons: [],
  bought: { week: 0, goods: {} },
  frames: [],
  frame: null,
}

/** Who may enter, and whether somebody has. */
export interface Entrant {
  readonly level: number
  readonly stair: number
  readonly arena: ArenaLife
}

export const hasEntered = ({ arena }: Pick<Entrant, 'arena'>): boolean => arena.enteredAt !== null

/** What may not be done by those who do not stand on the ladder. */
export function whyNotInside(entrant: Entrant): Refusal | null {
  if (hasEntered(entrant)) return null
  return isOpen('arena', entrant) ? refused('arena.refused.not-entered') : refused('errors.arena-not-open')
}

export function whyNotEnter(entrant: Entrant): Refusal | null {
  if (hasEntered(entrant)) return refused('arena.refused.entered-already')
  return isOpen('arena', entrant) ? null : refused('errors.arena-not-open')
}

/** Whoever enters stands at the foot, with all fights in hand; the first reward is still to come. */
export function enter(
  life: ArenaLife,
  places: number,
  { hour, zone }: Pick<RewardClock, 'hour' | 'zone'>,
  { fights }: ArenaDesign,
  now: number,
): ArenaLife {
  const clocks = [{ fromDay: 0, hour, zone, at: 0 }]
  const first = firstDay(clocks, now)
  return {
    ...life,
    enteredAt: now,
    best: null,
    bestLeague: leagueAt(places, places),
    fights: { count: fights.most, at: now },
    clocks,
    paidDay: first - 1,
    nextAt: rewardOn(clocks, first),
    historySeenAt: now,
  }
}
