import type { Amounts } from '../economy/purse.ts'
import type { Hero, HeroKind, HeroTier } from '../heroes/hero.ts'
import { keepWounds } from '../heroes/keep-wounds.ts'
import { reforgedPower } from '../heroes/squad-limit.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type Artifact, type ArtifactDesign, artifactPower, mostLevels } from './artifact.ts'

const RARITY_PRICE: Readonly<Record<HeroTier, number>> = { usual: 1, legendary: 2, mythical: 4, supreme: 8 }
const SULFUR = 2
const CRYSTALS = 8
const SALE_GUARDIANS = 1.5

/** What the next level of a thing costs. */
export const upgradePrice = ({ level }: Artifact, { rarity }: ArtifactDesign): Amounts => ({
  sulfur: SULFUR * (level + 1) * RARITY_PRICE[rarity],
  crystal: CRYSTALS * (level + 1) * RARITY_PRICE[rarity],
})

export const upgraded = (artifact: Artifact): Artifact | Refusal =>
  artifact.level >= mostLevels
    ? refused('things.refused.highest-level', { level: mostLevels })
    : { ...artifact, level: artifact.level + 1 }

/** Gold that a thing is sold for: more from high stairs and of rare kinds. */
export const salePrice = (
  { stair, level }: Artifact,
  { rarity }: ArtifactDesign,
  goldOf: (stair: number) => number,
): number => Math.round(goldOf(Math.max(1, stair)) * SALE_GUARDIANS * RARITY_PRICE[rarity] * (1 + level / 5))

/** What a hero would gain from a thing broken up. */
export function reforgeGain(artifact: Artifact, design: ArtifactDesign) {
  const power = reforgedPower(artifactPower(artifact, design))
  return {
    attack: power * design.build.attack,
    defence: power * design.build.defence,
    health: power * design.build.health,
  }
}

/** The hero keeps a quarter of the thing's power for ever. */
export function reforge(hero: Hero, artifact: Artifact, design: ArtifactDesign, kind: HeroKind): Hero {
  const gain = reforgeGain(artifact, design)
  const stronger: Hero = {
    ...hero,
    attack: hero.attack + gain.attack,
    defence: hero.defence + gain.defence,
    health: hero.health + gain.health,
  }
  return keepWounds(hero, stronger, kind)
}
