import { HEROES } from '@skystair/content/heroes.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import type { Entrant } from '@skystair/rules/battle/fighter.ts'
import { startBattle } from '@skystair/rules/battle/start-battle.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { entrantOf } from '@skystair/rules/heroes/entrant-of.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster } from '@skystair/rules/road/muster-enemies.ts'
import type { Place } from '@skystair/rules/road/place.ts'

/** Guardians of the main road who come as a full side, from this stair up. */
export function* fullSides(from: number): Generator<Place, never> {
  for (let stair = from; ; stair++) {
    const guardian = growPlaces(REALM, 'main', stair)[0]
    if (guardian && muster(REALM, guardian).length === squadLimit) yield guardian
  }
}

// A hero who acts twice a round would make the order of blows depend on chance.
const kinds = Object.values(HEROES)
  .filter(({ specials }) => !specials.SPEED_X2)
  .slice(-squadLimit)

/** Six heroes, together as strong as the stair, against its six; with so many times their health. */
export function sixAgainstSix(place: Place, seed: string, health = 1): Battle {
  const lasting = (one: Entrant): Entrant => ({
    ...one,
    health: one.health * health,
    healthTotal: one.healthTotal * health,
  })
  const power = guardianPower(place.stair) / squadLimit
  const battle = startBattle({
    id: seed,
    type: 'MOB',
    placeId: place.id,
    seed,
    squad: kinds.map((kind, index) => lasting(entrantOf(join(kind, index + 1, power, true, 0), kind))),
    enemies: muster(REALM, place).map(lasting),
    consumables: [],
  })
  if (isRefusal(battle)) throw new Error(battle.refused)
  return battle
}
