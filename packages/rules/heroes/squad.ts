import type { BankStatus } from '../bank/bank-book.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Hero } from './hero.ts'
import { squadLimit } from './squad-limit.ts'

/** Squads saved for later, by their place; ids in their order. */
export interface SavedSquads {
  readonly sets: readonly (readonly number[])[]
}

/** How many squads can be saved for later, and how many with any status of the bank. */
export const savedSquads = 3
export const mostSavedSquads = savedSquads + 1

export const squadPlaces = (status: BankStatus | null): number =>
  status === null ? savedSquads : mostSavedSquads

function chosenOf(heroes: readonly Hero[], ids: readonly number[]): readonly Hero[] | Refusal {
  const chosen = [...new Set(ids)]
  if (chosen.length === 0) return refused('heroes.refused.empty-squad')
  if (chosen.length > squadLimit) return refused('heroes.refused.squad-too-large', { most: squadLimit })
  const found = chosen.flatMap((id) => heroes.find((hero) => hero.id === id) ?? [])
  return found.length === chosen.length ? found : refused('heroes.refused.unknown')
}

/** The squad in its order: up to six heroes, at least one, the leader first. */
export function chooseSquad(heroes: readonly Hero[], ids: readonly number[]): readonly Hero[] | Refusal {
  const chosen = chosenOf(heroes, ids)
  if (isRefusal(chosen)) return chosen
  const rest = heroes.filter((hero) => !chosen.includes(hero))
  return [
    ...chosen.map((hero) => (hero.combative ? hero : { ...hero, combative: true })),
    ...rest.map((hero) => (hero.combative ? { ...hero, combative: false } : hero)),
  ]
}

/** Keeps a squad under one of the places for later. What lies in a place that a status has opened waits for its return. */
export function saveSquad<Kept extends SavedSquads>(
  belongings: Kept,
  heroes: readonly Hero[],
  place: number,
  ids: readonly number[],
  places: number,
): Kept | Refusal {
  if (!Number.isSafeInteger(place) || place < 0 || place >= places)
    return refused('heroes.refused.unknown-set', { most: places })
  const chosen = chosenOf(heroes, ids)
  if (isRefusal(chosen)) return chosen
  const sets = Array.from({ length: Math.max(places, belongings.sets.length) }, (_, index) =>
    index === place ? chosen.map(({ id }) => id) : (belongings.sets[index] ?? []),
  )
  return { ...belongings, sets }
}
