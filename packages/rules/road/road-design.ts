import type { TargetRule } from '../battle/target-rule.ts'
import type { Amounts } from '../economy/purse.ts'
import type { Thing } from '../economy/reward.ts'
import type { AttackKind, Build, Colour, CreatureTier, Specials } from '../skill/skills.ts'
import type { BossDesign } from './boss-design.ts'
import type { PlaceResource, PlaceSkill, PlaceType, World } from './place.ts'

/** A monster of the bestiary. */
export interface CreatureKind {
  readonly id: string
  readonly tier: Exclude<CreatureTier, 'PLAYER'>
  readonly warriorClass: string
  readonly colour: Colour
  readonly attackKind: AttackKind
  readonly build: Build
  /** share of its power that is poison a tick */
  readonly poison: number
  readonly immortality: number
  readonly specials: Specials
  readonly pattern: readonly TargetRule[]
}

/** A place that stands at every stair n with n % every === at. */
export interface Landmark {
  readonly placeType: PlaceType
  readonly every: number
  readonly at: number
}

/** How one stretch of a road looks and what it gives. */
export interface Stretch {
  /** part of the story, 1 to 9 */
  readonly part: number
  readonly from: number
  readonly look: string
  readonly creatures: readonly string[]
  readonly bosses: readonly string[]
  /** chance of each type of place on a stair, 0 to 1 */
  readonly density: Readonly<Partial<Record<PlaceType, number>>>
  readonly landmarks: readonly Landmark[]
  readonly turnsTo: readonly World[]
  readonly resources: Readonly<Partial<Record<PlaceResource, number>>>
  readonly skills: Readonly<Partial<Record<PlaceSkill, number>>>
  /** rewards in stairs' worth */
  readonly worth: {
    /** a skill shrine */
    readonly shrine: number
    /** hero experience of a guardian beaten */
    readonly guardian: number
    /** hero experience of a lair beaten */
    readonly lair: number
    /** hero experience of a fountain */
    readonly fountain: number
    /** skill bought at a magic place */
    readonly magic: number
    /** power of an artifact */
    readonly artifact: number
  }
  /** the least and most creatures of a guardian squad */
  readonly squad: readonly [number, number]
  /** guardians against those their stairs would have by the rule */
  readonly guardians: number
}

export interface RoadDesign {
  readonly world: World
  /** sorted by `from`; the last one never ends */
  readonly stretches: readonly Stretch[]
  /** guardians against those of the main road at the same stair */
  readonly power: number
  /** gold and experience of a battle against those of the main road */
  readonly reward: number
  /** resources that lie about against those of the main road */
  readonly loot: number
  /** steps of one visit; null: no limit */
  readonly steps: number | null
  /** milliseconds between two visits */
  readonly wait: number
  /** it begins at the height the player has reached on the main road */
  readonly follows: boolean
  /** the last step of a visit is against its own guardian, and behind that there is nothing */
  readonly ends: boolean
}

/** How words have changed who guards a stair. */
export interface Sway {
  /** against the power the guardians would have had */
  readonly power: number
  /** who stands there instead; none said: those who would anyway */
  readonly squad?: readonly string[]
}

/** One who bars a stair of the main road by name, whatever chance would have put there. */
export interface GreatBoss {
  readonly kind: string
  /** what it can do there; none said: what its kind always can */
  readonly specials?: Specials
}

/** Everything the road grows from. */
export interface Realm {
  readonly roads: Readonly<Record<World, RoadDesign>>
  /** where on the raid road the boss of the week stands, and who it is */
  readonly raid: Pick<BossDesign, 'bosses' | 'bossEvery'>
  readonly creatures: Readonly<Record<string, CreatureKind>>
  /** by the stair of the main road they bar; a world without great ones needs none */
  readonly greatBosses?: Readonly<Record<number, GreatBoss>>
  /** milliseconds until a place of that kind can be used again */
  readonly periods: {
    readonly lair: (stair: number) => number
    readonly fountain: number
    readonly magic: number
  }
  /** until this stair is won a lost battle costs nothing: the squad wakes beside a fire */
  readonly campFireUntil: number
  /** wait after a lost battle */
  readonly lostWait: (stair: number) => number
  readonly consumables: readonly string[]
  readonly artifacts: readonly string[]
  readonly runes: readonly string[]
  readonly educations: readonly { readonly id: string; readonly stair: number }[]
  /** stairs of the main road where a part of the tale ends */
  readonly endings: readonly number[]
  readonly prices: {
    readonly retry: (stair: number) => Amounts
    readonly magic: (stair: number) => Amounts
  }
  /** amount of a resource at a stair */
  readonly amountOf: (resource: PlaceResource, stair: number) => number
  /** experience to the player for a battle won */
  readonly experienceOf: (stair: number, share: number) => number
  /** gold of a battle won */
  readonly goldOf: (stair: number) => number
  /** what the guardian of a stair of the main road has beside its gold; a world without prizes needs none */
  readonly prizesAt?: (stair: number) => readonly Omit<Thing, 'stair'>[]
  /** what one climber's answers have made of the guardian of a stair of the main road; a world without a tale needs none */
  readonly swayAt?: (stair: number) => Sway | null
  /** the figure of who waits at a stair of the main road to tell something; likewise */
  readonly talkerAt?: (stair: number) => string | null
}

export function stretchAt(road: RoadDesign, stair: number): Stretch {
  let found = road.stretches[0]
  for (const stretch of road.stretches) if (stretch.from <= stair) found = stretch
  if (!found) throw new Error(`no stretch at stair ${stair} of ${road.world}`)
  return found
}

/** The stair where a visit of such a road ends; null: it goes on. */
export const lastStair = (
  { ends, steps }: RoadDesign,
  { floor }: { readonly floor: number },
): number | null => (ends && steps !== null ? floor + steps : null)
