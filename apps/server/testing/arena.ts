import { arena, arenaHistory, attackRival, enterArena } from '@skystair/contract/arena.ts'
import type { ArenaView, FightView, Rival, Standing } from '@skystair/contract/arena-view.ts'
import { ask, complete } from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { type Answer, aKey, type Game, type Question } from './game.ts'
import type { Person } from './people.ts'
import { aTalker } from './talk.ts'

/** Somebody who stands on the ladder; the last who came stands at its foot. */
export async function aGladiator(game: Game, name?: string): Promise<Person & { readonly name: string }> {
  const person = await aTalker(game, { level: 10, ...(name === undefined ? {} : { name }) })
  const entered = await game.ask(enterArena, { as: person.token, key: aKey(), body: { timeZone: 'UTC' } })
  if (entered.status !== 200) throw new Error(`not entered: ${JSON.stringify(entered.body)}`)
  return person
}

/** Makes a squad so strong, or so weak, that nobody doubts how a fight ends. */
export async function makeStrong(game: Game, { id }: Person, attack = 1e6): Promise<void> {
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
      state = jsonb_set(state, '{climb,heroes}', (SELECT jsonb_agg(hero || jsonb_build_object('attack', ${attack}::float8,
        'health', ${attack * 10}::float8)) FROM jsonb_array_elements(state #> '{climb,heroes}') AS hero))
    WHERE id = ${owner(id)}`)
}

export const attack = (game: Game, attacker: Person, rival: Person, more: object = {}): Promise<Answer> =>
  game.ask(attackRival, { as: attacker.token, key: aKey(), body: { rivalId: rival.id, ...more } })

/** The battle is fought to its end, and the fighter comes home. */
export async function finish(game: Game, fighter: Person): Promise<Answer> {
  const fought = await game.ask(ask, { as: fighter.token, key: aKey(), body: { toTheEnd: true } })
  if (fought.status !== 200) throw new Error(`not fought: ${JSON.stringify(fought.body)}`)
  return game.ask(complete, { as: fighter.token, key: aKey() })
}

/** From the attack to coming home. */
export async function fight(game: Game, attacker: Person, rival: Person, more: object = {}): Promise<Answer> {
  const begun = await attack(game, attacker, rival, more)
  if (begun.status !== 200) throw new Error(`no fight: ${JSON.stringify(begun.body)}`)
  return finish(game, attacker)
}

/** Who stands where, the first at the top. */
export async function ladderOf(game: Pick<Game, 'services'>): Promise<readonly number[]> {
  const rows = await game.services.database.query<{ position: number; holder: number }>(
    sql`SELECT position, holder FROM arena_place WHERE position > 0 ORDER BY position`,
  )
  const gap = rows.findIndex(({ position }, index) => position !== index + 1)
  if (gap >= 0) throw new Error(`nobody stands at ${gap + 1}`)
  return rows.map(({ holder }) => holder)
}

/** Turned away so that the two hours of a fight, or the ten minutes of rivals, need not be waited for. */
export async function giveFights(game: Game, { id }: Person, count = 100): Promise<void> {
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{arena,fights,count}', ${count}::text::jsonb) WHERE id = ${owner(id)}`)
}

export const deed = (game: Game, call: Call, { token }: Person, question: Question = {}): Promise<Answer> =>
  game.ask(call, { as: token, key: aKey(), ...question })

/** The arena as somebody sees it. */
export const look = async (
  game: Game,
  person: Person,
): Promise<{ readonly arena: ArenaView; readonly rivals: readonly Rival[] }> =>
  (await game.ask(arena, { as: person.token })).body as never

export async function standing(game: Game, person: Person): Promise<Standing> {
  const { arena: view } = await look(game, person)
  if (view.standing === null) throw new Error('not on the ladder')
  return view.standing
}

export const history = async (game: Game, person: Person): Promise<readonly FightView[]> =>
  (await game.ask(arenaHistory, { as: person.token })).body.fights as never
