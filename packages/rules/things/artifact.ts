import { stairWorth } from '../economy/guardian-power.ts'
import type { HeroTier } from '../heroes/hero.ts'
import type { Build } from '../skill/skills.ts'

/** Where on a hero a thing is worn; one thing at each. */
export const ARTIFACT_PLACES = [
  'weapon',
  'offhand',
  'head',
  'body',
  'hands',
  'feet',
  'waist',
  'back',
  'neck',
  'ring',
] as const
export type ArtifactPlace = (typeof ARTIFACT_PLACES)[number]

/** An artifact as it may be found. */
export interface ArtifactDesign {
  readonly id: string
  readonly place: ArtifactPlace
  readonly rarity: HeroTier
  /** the named set it belongs to; null: none */
  readonly set: string | null
  readonly build: Build
}

/** An artifact of a player's own. */
export interface Artifact {
  readonly id: number
  readonly kind: string
  /** where it was found: its power follows */
  readonly stair: number
  /** how often it was upgraded */
  readonly level: number
  readonly locked: boolean
  /** who wears it; null: it lies in the backpack */
  readonly heroId: number | null
}

export type DesignOf = (kind: string) => ArtifactDesign

const RARITY_TIMES: Readonly<Record<HeroTier, number>> = {
  usual: 0.3,
  legendary: 0.4,
  mythical: 0.5,
  supreme: 0.65,
}
const LEVEL_SHARE = 0.1
export const mostLevels = 10

/** In stairs' worth of the stair it was found at, more for the rare, a tenth more for every level. */
export const artifactPower = ({ stair, level }: Artifact, { rarity }: ArtifactDesign): number =>
  stairWorth(Math.max(1, stair)) * RARITY_TIMES[rarity] * (1 + LEVEL_SHARE * level)
