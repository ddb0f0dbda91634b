import type { HeroView } from '@skystair/contract/hero-view.ts'
import type { ArtifactLook, ArtifactView } from '@skystair/contract/things.ts'

type Things = readonly ArtifactView[]
type Worn = Pick<ArtifactLook, 'id' | 'place' | 'heroId' | 'power'>
type Wearer = Pick<HeroView, 'id' | 'slotsCount' | 'combative'>

/** What a hero would take off for it; null: that place is free. */
export const wornInstead = (thing: Pick<Worn, 'id' | 'place'>, heroId: number, things: Things) =>
  things.find((one) => one.heroId === heroId && one.place === thing.place && one.id !== thing.id) ?? null

const hasRoom = (thing: Worn, hero: Wearer, things: Things): boolean =>
  wornInstead(thing, hero.id, things) !== null ||
  things.filter(({ heroId }) => heroId === hero.id).length < hero.slotsCount

const gain = (thing: Worn, hero: Wearer, things: Things): number =>
  thing.power - (wornInstead(thing, hero.id, things)?.power ?? 0)

/** By how much the squad grows stronger with it; nothing where it would lie in the backpack. */
export function gainOf(thing: Worn, heroes: readonly Wearer[], things: Things): number {
  const inSquad = heroes.filter(({ combative }) => combative)
  // What lies on a stall has a number of its seller's.
  const strange = { ...thing, id: -1 }
  return Math.max(
    0,
    ...inSquad.filter((hero) => hasRoom(strange, hero, things)).map((hero) => gain(strange, hero, things)),
  )
}

/** Who has it on, or who would gain the most by it: those who fight come first. */
export function bestWearer(thing: Worn, heroes: readonly Wearer[], things: Things): number | null {
  if (thing.heroId !== null) return thing.heroId
  const [best] = heroes
    .filter((hero) => hasRoom(thing, hero, things))
    .sort(
      (one, two) =>
        Number(two.combative) - Number(one.combative) || gain(thing, two, things) - gain(thing, one, things),
    )
  return best?.id ?? heroes[0]?.id ?? null
}
