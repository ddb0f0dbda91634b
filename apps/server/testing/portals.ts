import { PORTALS } from '@skystair/content/portals/portals.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { PlaceApart } from '@skystair/rules/road/place.ts'
import { enterRoad } from '@skystair/rules/road/road.ts'
import { owner, sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import { change } from './world.ts'

/** Lets somebody hold keys to a place apart. */
export async function giveKeys(game: Game, { id }: Person, place: PlaceApart, count = 1): Promise<void> {
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{portals,keys}', ${JSON.stringify({ [place]: count })}::jsonb) WHERE id = ${owner(id)}`)
}

/** Lets somebody be in a place apart, with so many of its guardians still to beat: 0 is before the prize. */
export const putInside = (game: Game, { id }: Person, place: PlaceApart, left: number): Promise<void> =>
  change(game, id, (before) => {
    const fresh = enterRoad(REALM.roads[place], before.travels.roads.main?.top ?? 0)
    const top = fresh.floor + PORTALS.places[place].stairs - left
    const road = { ...fresh, top, stepsLeft: left, coordinate: top * 100 }
    return {
      ...before,
      travels: { ...before.travels, world: place, roads: { ...before.travels.roads, [place]: road } },
    }
  })
