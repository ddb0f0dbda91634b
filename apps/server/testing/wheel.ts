import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import { spinWheel } from '@skystair/contract/wheel.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { spin } from '@skystair/rules/wheel/spin.ts'
import { sql } from '../platform/database/sql.ts'
import { nextSeed } from '../platform/draws/draws.ts'
import { aKey, type Game } from './game.ts'
import type { Person } from './people.ts'
import { aTalker } from './talk.ts'
import { enrich } from './world.ts'

/** Somebody for whom the wheel turns, with tickets for many days. */
export async function aSpinner(game: Game, tickets = 20): Promise<Person> {
  const person = await aTalker(game, { level: 6 })
  if (tickets > 0) await enrich(game, person.id, 'tickets', tickets)
  return person
}

/** The seed that a player's draw of the wheel of this number has. */
export const seedOfSpin = (
  { services }: Pick<Game, 'services'>,
  { id }: Pick<Person, 'id'>,
  number: number,
): string => nextSeed(services.config, { id, draws: { wheel: number } } as unknown as Player, 'wheel')

/** Lets the next spin of somebody stop at this sector: as many were spun before as it takes. */
export async function letStopAt(game: Game, person: Person, sector: string): Promise<void> {
  let number = 1
  while (spin(WHEEL, seedOfSpin(game, person, number)).sector !== sector) number++
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{draws}', ${JSON.stringify({ wheel: number })}::jsonb) WHERE id = ${person.id}`)
}

/** Somebody whom the wheel owes what lies in this sector. */
export async function aWinner(game: Game, sector: string): Promise<Person> {
  const person = await aSpinner(game)
  await letStopAt(game, person, sector)
  await game.ask(spinWheel, { as: person.token, key: aKey() })
  return person
}
