import { cupOf, diceOf } from '../dice.ts'

/** What is drawn by lot so that anybody can check it. */
export const DRAWS = ['wheel', 'chest', 'delayed-chest', 'factory', 'forge', 'card', 'discount'] as const
export type DrawKind = (typeof DRAWS)[number]

/** How many of each kind a player has drawn; the next one has this number. */
export type DrawCounts = Readonly<Partial<Record<DrawKind, number>>>

export const nextDraw = (counts: DrawCounts, kind: DrawKind): number => counts[kind] ?? 0

export const drawn = (counts: DrawCounts, kind: DrawKind, times = 1): DrawCounts => ({
  ...counts,
  [kind]: nextDraw(counts, kind) + times,
})

/** One of many, by its weight. */
export interface Lot {
  readonly weight: number
}

/** The lot that a throw falls upon: `thrown` is from 0 to less than 1. */
export function lotAt<L extends Lot>(lots: readonly L[], thrown: number): L {
  const all = lots.reduce((sum, { weight }) => sum + weight, 0)
  let left = thrown * all
  for (const lot of lots) {
    left -= lot.weight
    if (left < 0) return lot
  }
  throw new Error('nothing to draw from')
}

/** A lot by its name: what stays written of a draw. */
export interface NamedLot extends Lot {
  readonly id: string
}

/** So many lots out of these; `apart`: no lot twice. */
export interface Throw {
  readonly lots: readonly NamedLot[]
  readonly times: number
  readonly apart: boolean
}

export const throwOf = (lots: readonly NamedLot[], times = 1, apart = false): Throw => ({
  lots: lots.map(({ id, weight }) => ({ id, weight })),
  times,
  apart,
})

/**
 * The names of what a draw of several throws gives, throw by throw, all by one seed. The first throws of a draw fall
 * alike whatever follows them, so what is thrown next may hang on them.
 */
export function drawThrows(throws: readonly Throw[], seed: string): readonly (readonly string[])[] {
  const cup = cupOf(diceOf(seed))
  return throws.map(({ lots, times, apart }) => {
    const names: string[] = []
    let left = lots
    for (let time = 0; time < times; time++) {
      const lot = lotAt(left, cup.next())
      names.push(lot.id)
      if (apart) left = left.filter(({ id }) => id !== lot.id)
    }
    return names
  })
}

/** How likely each lot is, in the order of the list; they add up to 1. */
export function oddsOf(lots: readonly Lot[]): readonly number[] {
  const all = lots.reduce((sum, { weight }) => sum + weight, 0)
  return lots.map(({ weight }) => weight / all)
}
