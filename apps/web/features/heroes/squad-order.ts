import type { HeroView } from '@skystair/contract/hero-view.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'

/** Six places: three in front, three behind. */
export const rowLength = 3

/** Puts a hero at a place; who stood there takes the place it came from, or goes to the camp. */
export function putAt(order: readonly number[], id: number, place: number): readonly number[] {
  const from = order.indexOf(id)
  const there = order[place]
  if (from < 0) {
    if (there !== undefined) return order.map((one) => (one === there ? id : one))
    return order.length < squadLimit ? [...order, id] : order
  }
  if (there === undefined) return [...order.filter((one) => one !== id), id]
  return order.map((one, index) => (index === from ? there : index === place ? id : one))
}

/** The last one never leaves an empty squad behind. */
export const without = (order: readonly number[], id: number): readonly number[] =>
  order.length > 1 ? order.filter((one) => one !== id) : order

export const strongest = (heroes: readonly HeroView[]): readonly number[] =>
  [...heroes]
    .sort((one, two) => two.power - one.power)
    .slice(0, squadLimit)
    .map(({ id }) => id)
