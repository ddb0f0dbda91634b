import { asEnemies } from '../battle/as-enemies.ts'
import type { Entrant } from '../battle/fighter.ts'
import { guardianPower } from '../economy/guardian-power.ts'
import { weekOf } from '../shop/week.ts'
import type { Specials } from '../skill/skills.ts'
import type { BossDesign, RaidBoss } from './boss-design.ts'
import { creatureOf, entrant, muster } from './muster-enemies.ts'
import { GUARDIAN_SLOT, type Place } from './place.ts'
import type { Road } from './road.ts'
import { lastStair, type Realm } from './road-design.ts'

/** Shares of what guards the stair: the boss is met by a squad that could just climb there. */
const BOSS_POWER = 0.25
const BROOD_POWER = 0.25

/** The boss of a raid that has begun: who it is was written down then, whatever bosses have come since. */
export function bossNamed({ bosses }: Pick<BossDesign, 'bosses'>, kind: string): RaidBoss {
  const boss = bosses.find((one) => one.kind === kind)
  if (!boss) throw new Error(`there is no boss ${kind}`)
  return boss
}

/** Who comes in a week that nobody has begun: one after another. */
export function bossOf({ bosses }: Pick<BossDesign, 'bosses'>, week: number): RaidBoss {
  // Weeks are counted from the first Monday of the count of time; the simulator lives in the one before.
  const boss = bosses[((week % bosses.length) + bosses.length) % bosses.length]
  if (!boss) throw new Error('a week without a boss')
  return boss
}

/** Where on this raid road the boss of the week stands. */
export const isBossPlace = (
  { raid: { bossEvery } }: Pick<Realm, 'raid'>,
  { world, floor }: Pick<Road, 'world' | 'floor'>,
  { slot, stair }: Pick<Place, 'slot' | 'stair'>,
): boolean => world === 'raid' && slot === GUARDIAN_SLOT && stair > floor && (stair - floor) % bossEvery === 0

const specialsOf = ({ trick }: RaidBoss): Specials => {
  if (trick.type !== 'SHIELD') return {}
  const blocks = { blue: 'BLOCK_BLUE', yellow: 'BLOCK_YELLOW', red: 'BLOCK_RED' } as const
  return { [blocks[trick.colour]]: 1 }
}

/** The boss and its brood: as strong as the stair, with nothing but its trick, and the health of the whole clan's pool. */
export function musterBoss(
  realm: Realm,
  boss: RaidBoss,
  stair: number,
  pool: { readonly pool: number; readonly left: number } | null,
): readonly Entrant[] {
  const power = guardianPower(stair) * realm.roads.raid.power
  const mother = entrant(creatureOf(realm, boss.kind), power * BOSS_POWER)
  const { trick } = boss
  const brood =
    trick.type === 'BROOD'
      ? Array.from({ length: trick.count }, () =>
          entrant(creatureOf(realm, trick.kind), (power * BROOD_POWER) / trick.count),
        )
      : []
  return asEnemies([
    {
      ...mother,
      healthTotal: pool?.pool ?? mother.healthTotal,
      health: pool?.left ?? mother.health,
      immortality: 0,
      specials: specialsOf(boss),
      trick: trick.type,
    },
    ...brood,
  ])
}

/** Who stands at a place of this road. */
export const standingAt = (realm: Realm, road: Road, place: Place, now: number): readonly Entrant[] =>
  isBossPlace(realm, road, place)
    ? musterBoss(realm, bossOf(realm.raid, weekOf(now)), place.stair, null)
    : muster(realm, place, lastStair(realm.roads[road.world], road))
