import { cupOf, diceOf } from '../dice.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ArenaLife } from './arena.ts'
import type { ArenaDesign } from './design.ts'

/**
 * The positions of the five rivals, the nearest first: shares of the own position above it. At the top they are
 * the nearest five, above and below.
 */
export function rivalPositions(
  position: number,
  places: number,
  draw: number,
  { rivals: { shares, spread } }: ArenaDesign,
): readonly number[] {
  if (position <= shares.length) return nearest(position, places, shares.length)
  const cup = cupOf(diceOf(`rivals ${draw}`))
  const positions: number[] = []
  for (const share of shares) {
    const above = Math.round(position * share * (1 + spread * (2 * cup.next() - 1)))
    positions.push(Math.min((positions.at(-1) ?? position) - 1, position - above))
  }
  return positions
}

const nearest = (position: number, places: number, count: number): readonly number[] =>
  Array.from({ length: Math.min(places, count + 1) }, (_, index) => index + 1)
    .filter((other) => other !== position)
    .reverse()

/** When others may be asked for; null: now. */
export function refreshableAt(
  { refreshedAt }: ArenaLife,
  { rivals: { refreshEvery } }: ArenaDesign,
  now: number,
): number | null {
  const next = refreshedAt + refreshEvery
  return refreshedAt > 0 && next > now ? next : null
}

export function refresh(life: ArenaLife, design: ArenaDesign, now: number): ArenaLife | Refusal {
  const next = refreshableAt(life, design, now)
  if (next !== null) return refused('arena.refused.refresh-rests', waitUntil(next, now))
  return { ...life, draw: life.draw + 1, refreshedAt: now }
}
