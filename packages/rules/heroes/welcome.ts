import type { Thing } from '../economy/reward.ts'
import { type Hero, type HeroKind, squadOf } from './hero.ts'
import { join } from './join.ts'
import { squadLimit } from './squad-limit.ts'

interface Host {
  readonly heroes: readonly Hero[]
  readonly things: readonly Thing[]
}

/** More than this no camp can feed. */
export const mostHeroes = 60

/** How strong a hero comes who was won at a stair. */
export type PowerAt = (kind: HeroKind, stair: number) => number

/** Heroes who were won join, and stand in the squad where it has a gap; for whom there is no bed, waits outside. */
export function welcome<Who extends Host>(
  host: Who,
  kindOf: (kind: string) => HeroKind,
  powerAt: PowerAt,
): { readonly host: Who; readonly joined: number } {
  const beds = Math.max(0, mostHeroes - host.heroes.length)
  const won = host.things.filter(({ kind }) => kind === 'hero')
  const come = won.slice(0, beds)
  if (come.length === 0) return { host, joined: 0 }
  let { heroes } = host
  for (const { id, stair } of come) {
    const kind = kindOf(id)
    const number = heroes.reduce((most, hero) => Math.max(most, hero.id), 0) + 1
    const hasRoom = squadOf(heroes).length < squadLimit
    heroes = [...heroes, join(kind, number, powerAt(kind, stair), hasRoom, 0)]
  }
  const things = [...host.things.filter(({ kind }) => kind !== 'hero'), ...won.slice(beds)]
  return { host: { ...host, heroes, things }, joined: come.length }
}
