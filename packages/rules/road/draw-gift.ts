import type { Cup } from '../dice.ts'
import { stairWorth } from '../economy/guardian-power.ts'
import type { Place, PlaceType } from './place.ts'
import type { Realm, RoadDesign, Stretch } from './road-design.ts'

function weighted<T extends string>(cup: Cup, weights: Readonly<Partial<Record<T, number>>>): T {
  const entries = Object.entries<number | undefined>(weights) as [T, number][]
  let left = cup.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    left -= weight
    if (left < 0) return name
  }
  const last = entries.at(-1)
  if (!last) throw new Error('nothing to choose from')
  return last[0]
}

/** A shrine of attack gives less than one of health: a hit is worth more than a heart. */
const SKILL_SHARE = { ATTACK: 0.7, DEFENCE: 1, HEALTH: 1.3, POISON: 0.05, IMMORTALITY: 0 } as const

/** What lies at a place. */
type Gift = Pick<Place, 'resource' | 'skill' | 'thing' | 'leadsTo'>
export const NO_GIFT: Gift = { resource: null, skill: null, thing: null, leadsTo: null }

/** Draws what lies at a place. A thing that the realm's list names more often is found more often. */
export function drawGift(
  realm: Realm,
  { loot }: RoadDesign,
  stretch: Stretch,
  type: PlaceType,
  stair: number,
  cup: Cup,
): Gift {
  switch (type) {
    case 'RESOURCE': {
      const resource = weighted(cup, stretch.resources)
      return { ...NO_GIFT, resource: { type: resource, amount: loot * realm.amountOf(resource, stair) } }
    }
    case 'SKILL': {
      const skill = weighted(cup, stretch.skills)
      const amount =
        skill === 'IMMORTALITY' ? 1 : stairWorth(stair) * stretch.worth.shrine * SKILL_SHARE[skill]
      return { ...NO_GIFT, skill: { type: skill, amount } }
    }
    case 'ARTIFACT':
      return { ...NO_GIFT, thing: { kind: 'artifact', id: cup.pick(realm.artifacts), stair } }
    case 'CONSUMABLE':
      return { ...NO_GIFT, thing: { kind: 'consumable', id: cup.pick(realm.consumables), stair } }
    case 'RUNE':
      return { ...NO_GIFT, thing: { kind: 'rune', id: cup.pick(realm.runes), stair } }
    case 'TURN':
      return { ...NO_GIFT, leadsTo: cup.pick(stretch.turnsTo) }
    default:
      return NO_GIFT
  }
}
