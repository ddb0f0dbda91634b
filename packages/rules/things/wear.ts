import type { Hero, HeroKind } from '../heroes/hero.ts'
import { keepWounds } from '../heroes/keep-wounds.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type Artifact, type ArtifactDesign, artifactPower, type DesignOf } from './artifact.ts'
import type { Backpack } from './backpack.ts'

/** How much a whole of so many pieces of one set on one hero adds to those pieces. */
const SET_BONUS: readonly number[] = [0, 0, 0.1, 0.2, 0.35]

export const setBonus = (pieces: number): number => SET_BONUS[Math.min(pieces, SET_BONUS.length - 1)] ?? 0

/** What the things of one hero add, the bonus of sets among them. */
export function wornBy(artifacts: readonly Artifact[], designOf: DesignOf): NonNullable<Hero['worn']> {
  const designs = artifacts.map(({ kind }) => designOf(kind))
  const pieces = (set: string | null): number =>
    set === null ? 0 : designs.filter((design) => design.set === set).length
  let [attack, defence, health] = [0, 0, 0]
  artifacts.forEach((artifact, index) => {
    const design = designs[index]
    if (!design) return
    const power = artifactPower(artifact, design) * (1 + setBonus(pieces(design.set)))
    attack += power * design.build.attack
    defence += power * design.build.defence
    health += power * design.build.health
  })
  return { attack, defence, health }
}

const clothe = (hero: Hero, worn: readonly Artifact[], kind: HeroKind, designOf: DesignOf): Hero => {
  const { worn: _, ...bare } = hero
  const dressed: Hero = worn.length === 0 ? bare : { ...bare, worn: wornBy(worn, designOf) }
  return keepWounds(hero, dressed, kind)
}

/** Everybody as strong as what they wear makes them; what nobody is left to wear goes to the backpack. */
export function dress<
  Kept extends { readonly heroes: readonly Hero[]; readonly belongings: Pick<Backpack, 'artifacts'> },
>(company: Kept, designOf: DesignOf, kindOf: (kind: string) => HeroKind): Kept {
  const { heroes, belongings } = company
  const present = new Set(heroes.map(({ id }) => id))
  const artifacts = belongings.artifacts.map((artifact) =>
    artifact.heroId === null || present.has(artifact.heroId) ? artifact : { ...artifact, heroId: null },
  )
  return {
    ...company,
    belongings: { ...belongings, artifacts },
    heroes: heroes.map((hero) => {
      const worn = artifacts.filter(({ heroId }) => heroId === hero.id)
      return worn.length === 0 && !hero.worn ? hero : clothe(hero, worn, kindOf(hero.kind), designOf)
    }),
  }
}

/** A hero puts a thing on, in the place of what was worn there. */
export function equip(
  artifacts: readonly Artifact[],
  id: number,
  hero: Hero,
  slotsCount: number,
  designOf: DesignOf,
): readonly Artifact[] | Refusal {
  const artifact = artifacts.find((one) => one.id === id)
  if (!artifact) return refused('things.refused.unknown')
  const { place } = designOf(artifact.kind)
  const worn = artifacts.filter(({ heroId }) => heroId === hero.id)
  const before = worn.find(({ kind }) => designOf(kind).place === place)
  if (!before && worn.length >= slotsCount) return refused('things.refused.slots-filled')
  return artifacts.map((one) => {
    if (one === artifact) return { ...one, heroId: hero.id }
    return one === before ? { ...one, heroId: null } : one
  })
}

export function takeOff(artifacts: readonly Artifact[], id: number): readonly Artifact[] | Refusal {
  if (!artifacts.some((one) => one.id === id)) return refused('things.refused.unknown')
  return artifacts.map((one) => (one.id === id ? { ...one, heroId: null } : one))
}

/** The strongest of each place that is free or the hero's own, as many as there are slots. */
export function equipBest(
  artifacts: readonly Artifact[],
  hero: Hero,
  slotsCount: number,
  designOf: DesignOf,
): readonly Artifact[] {
  const design = (one: Artifact): ArtifactDesign => designOf(one.kind)
  const best = new Map<string, Artifact>()
  const free = artifacts
    .filter(({ heroId }) => heroId === null || heroId === hero.id)
    .sort((one, two) => artifactPower(two, design(two)) - artifactPower(one, design(one)))
  for (const one of free)
    if (best.size < slotsCount && !best.has(design(one).place)) best.set(design(one).place, one)
  const chosen = new Set([...best.values()].map(({ id }) => id))
  return artifacts.map((one) => {
    if (chosen.has(one.id)) return one.heroId === hero.id ? one : { ...one, heroId: hero.id }
    return one.heroId === hero.id ? { ...one, heroId: null } : one
  })
}
