import { asEnemies } from '../battle/as-enemies.ts'
import type { Entrant } from '../battle/fighter.ts'
import { type Cup, cupOf, diceOf } from '../dice.ts'
import { guardianPower } from '../economy/guardian-power.ts'
import { BOSS_EVERY } from './grow-tile.ts'
import { menace } from './menace.ts'
import { GUARDIAN_SLOT, type Place, parsePlaceId } from './place.ts'
import {
  type CreatureKind,
  type Realm,
  type RoadDesign,
  type Stretch,
  type Sway,
  stretchAt,
} from './road-design.ts'

/** Against the guardian of the same stair. */
const LAIR_POWER = 0.7
const CHEST_POWER = 0.6
const BOSS_POWER = 1
const BOSS_SHARE = 0.4
const VARIATION = 0.1

/** The menace of a common crew, so that its power stays that of the stair. */
const EVEN_MENACE = 1.12

const TIER_WEIGHT = { TM1: 1, TM2: 1.3, TM3: 1.7, TM4: 2.2, TM5: 4 } as const

/** Where a part of the tale ends between two bosses: its last stair has one of its own. */
const LAST_OF_PARTS: readonly number[] = [2999, 4374]

export const isBossStair = (stair: number): boolean =>
  stair % BOSS_EVERY === 0 || LAST_OF_PARTS.includes(stair)

export function creatureOf(realm: Realm, id: string): CreatureKind {
  const kind = realm.creatures[id]
  if (!kind) throw new Error(`no creature ${id}`)
  return kind
}

function crew(realm: Realm, stretch: Stretch, count: number, cup: Cup): CreatureKind[] {
  return Array.from({ length: count }, () => creatureOf(realm, cup.pick(stretch.creatures)))
}

export function entrant(kind: CreatureKind, share: number): Entrant {
  const power = (share * EVEN_MENACE) / menace(kind)
  const health = power * kind.build.health
  return {
    id: 0,
    kind: kind.id,
    tier: kind.tier,
    colour: kind.colour,
    attackKind: kind.attackKind,
    attack: power * kind.build.attack,
    defence: power * kind.build.defence,
    healthTotal: health,
    health,
    poison: power * kind.poison,
    immortality: kind.immortality,
    specials: kind.specials,
    pattern: kind.pattern,
    trick: null,
  }
}

/** Power is shared by the weight of the tiers. */
function share(kinds: readonly CreatureKind[], power: number): Entrant[] {
  const weights = kinds.reduce((sum, { tier }) => sum + TIER_WEIGHT[tier], 0)
  return kinds.map((kind) => entrant(kind, (power * TIER_WEIGHT[kind.tier]) / weights))
}

/** The great one of this stair, or whom chance takes from the stretch. */
function bossAt(realm: Realm, { bosses }: Stretch, { world, stair }: Place, cup: Cup): CreatureKind {
  const usual = cup.pick(bosses)
  const great = world === 'main' ? realm.greatBosses?.[stair] : undefined
  if (great === undefined) return creatureOf(realm, usual)
  const kind = creatureOf(realm, great.kind)
  return { ...kind, specials: great.specials ?? kind.specials }
}

function withBoss(
  realm: Realm,
  stretch: Stretch,
  place: Place,
  count: number,
  power: number,
  cup: Cup,
): Entrant[] {
  const boss = bossAt(realm, stretch, place, cup)
  const helpers = crew(realm, stretch, Math.max(1, count - 1), cup)
  return [entrant(boss, power * BOSS_SHARE), ...share(helpers, power * (1 - BOSS_SHARE))]
}

/** Few great ones together are stronger than many small ones of the same sum: this evens it out. */
const evenOut = (count: number, most: number): number => 0.15 + 0.85 * Math.sqrt(count / most)

function powerAt(road: RoadDesign, { guardians }: Stretch, place: Place, cup: Cup): number {
  const base = guardianPower(place.stair) * road.power
  const variation = 1 + VARIATION * (cup.next() - 0.5)
  if (place.slot === GUARDIAN_SLOT)
    return base * variation * guardians * (isBossStair(place.stair) ? BOSS_POWER : 1)
  return base * variation * (place.placeType === 'CUSTOM_PLACE' ? LAIR_POWER : CHEST_POWER)
}

const swayOf = ({ swayAt }: Realm, { world, slot, stair }: Place): Sway | null =>
  (world === 'main' && slot === GUARDIAN_SLOT && swayAt?.(stair)) || null

/** The creatures that stand in front of a place, ready for battle. `end`: where a road that ends does so. */
export function muster(realm: Realm, place: Place, end: number | null = null): readonly Entrant[] {
  if (!place.guarded) return []
  const road = realm.roads[place.world]
  const stretch = stretchAt(road, place.stair)
  const cup = cupOf(diceOf(`${place.id}/squad`))
  const sway = swayOf(realm, place)
  const power = powerAt(road, stretch, place, cup) * (sway?.power ?? 1)
  const [least, most] = stretch.squad
  if (sway?.squad)
    return asEnemies(
      share(
        sway.squad.map((id) => creatureOf(realm, id)),
        power,
      ),
    )
  const count = cup.between(least, most)
  const isBoss =
    place.slot === GUARDIAN_SLOT && (end === null ? isBossStair(place.stair) : place.stair === end)
  return asEnemies(
    isBoss
      ? withBoss(realm, stretch, place, most, power, cup)
      : share(crew(realm, stretch, count, cup), power * evenOut(count, most)),
  )
}

/** Whom the picture on the road shows: the strongest of the squad. */
export function faceOf(squad: readonly Entrant[]): string | null {
  let face = squad[0]
  for (const one of squad) if (face && one.healthTotal > face.healthTotal) face = one
  return face?.kind ?? null
}

export const squadPower = (squad: readonly Entrant[]): number =>
  squad.reduce((sum, one) => sum + one.attack + one.defence + one.healthTotal, 0)

export const isGuardian = (id: string): boolean => parsePlaceId(id)?.slot === GUARDIAN_SLOT
