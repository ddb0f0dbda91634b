import { dayOf } from '../everyday/everyday.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ArenaLife } from './arena.ts'
import type { ArenaDesign } from './design.ts'

export interface InHand {
  readonly count: number
  /** When the next one comes; null: all are there. */
  readonly nextAt: number | null
}

/** What is in hand now: one more every two hours, up to five. What was bought may stand above. */
export function fightsInHand(
  { fights }: Pick<ArenaLife, 'fights'>,
  { fights: { most, every } }: ArenaDesign,
  now: number,
): InHand {
  if (fights.count >= most) return { count: fights.count, nextAt: null }
  const come = Math.max(0, Math.floor((now - fights.at) / every))
  const count = Math.min(most, fights.count + come)
  return { count, nextAt: count === most ? null : fights.at + (come + 1) * every }
}

/** One fight fewer. The two hours of the next one go on, or begin now if all were there. */
export function useFight(life: ArenaLife, design: ArenaDesign, now: number): ArenaLife | Refusal {
  const { count, nextAt } = fightsInHand(life, design, now)
  if (count === 0) return refused('arena.refused.no-fights', waitUntil(nextAt ?? now, now))
  const at = nextAt === null ? now : nextAt - design.fights.every
  return { ...life, fights: { count: count - 1, at } }
}

/** A fight that has never been is in hand again. */
export function returnFight(life: ArenaLife, design: ArenaDesign, now: number): ArenaLife {
  const { count, nextAt } = fightsInHand(life, design, now)
  return nextAt === null ? life : { ...life, fights: { count: count + 1, at: nextAt - design.fights.every } }
}

export const extraBought = ({ extra }: Pick<ArenaLife, 'extra'>, now: number): number =>
  extra.day === dayOf(now) ? extra.bought : 0

/** One fight more, on top of those that come by themselves. */
export function addFight(
  life: ArenaLife,
  design: ArenaDesign,
  now: number,
): { readonly life: ArenaLife; readonly price: number } | Refusal {
  const bought = extraBought(life, now)
  if (bought >= design.fights.extraADay) return refused('arena.refused.no-extra')
  const { count, nextAt } = fightsInHand(life, design, now)
  const at = nextAt === null ? now : nextAt - design.fights.every
  return {
    life: { ...life, fights: { count: count + 1, at }, extra: { day: dayOf(now), bought: bought + 1 } },
    price: design.fights.extraPrice(bought),
  }
}
