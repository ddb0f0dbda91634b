import { ARENA } from '@skystair/content/arena/arena.ts'
import { arena, arenaHistory, attackRival, enterArena } from '@skystair/contract/arena.ts'
import type { FightView, Standing } from '@skystair/contract/arena-view.ts'
import { ask, complete } from '@skystair/contract/battle.ts'
import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import { rivalPositions } from '@skystair/rules/arena/rivals.ts'
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

/** Draws the rivals of an attacker so that this one is among them. */
export async function makeRivals(game: Game, attacker: Person, rival: Person): Promise<void> {
  const ladder = await ladderOf(game)
  const [own, other] = [ladder.indexOf(attacker.id) + 1, ladder.indexOf(rival.id) + 1]
  const draw = Array.from({ length: 1000 }, (_, one) => one).find((one) =>
    rivalPositions(own, ladder.length, one, ARENA).includes(other),
  )
  if (draw === undefined) throw new Error(`at ${own} nobody ever meets the one at ${other}`)
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{arena,draw}', ${String(draw)}::jsonb) WHERE id = ${owner(attacker.id)}`)
}

/** So many more places at the foot, held by people who are never seen. */
export async function lengthen(game: Game, places: number): Promise<void> {
  await game.services.database.query(sql`INSERT INTO arena_place (position, holder)
    SELECT last.position + step, -(last.position + step)
    FROM (SELECT max(position) AS position FROM arena_place) AS last, generate_series(1, ${places}::integer) AS step`)
}

/** The league on the card of somebody, as others see it. */
export async function leagueOnCard(game: Game, { id }: Person): Promise<number | null> {
  const [card] = await game.services.database.query<{ league: number | null }>(
    sql`SELECT league FROM person WHERE id = ${id}`,
  )
  return card?.league ?? null
}

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
export const look = async (game: Game, person: Person): Promise<ReplyOf<typeof arena>> =>
  (await game.ask(arena, { as: person.token })).body as never

export async function standing(game: Game, person: Person): Promise<Standing> {
  const { arena: view } = await look(game, person)
  if (view.standing === null) throw new Error('not on the ladder')
  return view.standing
}

export const history = async (game: Game, person: Person): Promise<readonly FightView[]> =>
  (await game.ask(arenaHistory, { as: person.token })).body.fights as never
