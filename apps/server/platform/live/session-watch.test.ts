import { lower, raise } from '@skystair/contract/moderation.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { endOtherSessions, endSession, login, logout, register } from '@skystair/contract/security.ts'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword, type Person, registration } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { become } from '../../testing/world.ts'
import { type Sql, sql, written } from '../database/sql.ts'
import { writeSteps } from '../database/steps.ts'
import { tidyTable } from '../housekeeping/tidy-table.ts'
import { readToken } from '../people/session.ts'
import type { LiveSession } from './connection.ts'
import { endSessions } from './living-sessions.ts'
import { noteRights } from './rights-notes.ts'
import { SessionWatch } from './session-watch.ts'

const game = aGame()
const rules = { doubtFor: 60_000, checkAllEvery: 300_000 }
const hour = 3_600_000

/** A watch with a clock of its own that has looked at everybody just now. */
async function aWatch() {
  const clock = { time: 0 }
  const watch = new SessionWatch(game.services.database, rules, () => clock.time)
  await watch.look(() => [])
  // What other tests have noted is in doubt no more.
  clock.time = rules.doubtFor
  await watch.look(() => [])
  return { watch, clock }
}

function sessionOf({ token }: Person, visiting: number | null = null): LiveSession {
  const read = readToken(token)
  if (read === null) throw new Error('no token')
  return { playerId: read.playerId, sessionId: read.sessionId, begunIn: null, visiting }
}

const endOf = ({ id }: Person): readonly Sql[] => {
  const at = new Date(game.clock.now())
  return [endSessions(id, { but: null }, at), ...noteRights([id], at)]
}

const end = (person: Person) => writeSteps(game.services.database, person.id, endOf(person))

test('nobody is looked up about whom nothing is noted, however many listen: it is one question', async () => {
  const listeners = [await aTraveller(game), await aTraveller(game)].map((each) => sessionOf(each))
  const { watch } = await aWatch()
  const before = game.services.database.roundTrips()
  expect(await watch.look(() => listeners)).toEqual({ asked: [], living: [] })
  expect(game.services.database.roundTrips() - before).toBe(1)
})

test('whose session has ended is looked up, and nobody else', async () => {
  const [gone, staying] = [await aTraveller(game), await aTraveller(game)]
  const { watch } = await aWatch()
  await end(gone)
  const seated = [sessionOf(gone), sessionOf(staying)]
  expect(await watch.look(() => seated)).toEqual({ asked: [sessionOf(gone)], living: [] })
})

test('an end that is committed after later ones were read about is read about next time', async () => {
  const [slow, quick] = [await aTraveller(game), await aTraveller(game)]
  const seated = [sessionOf(slow), sessionOf(quick)]
  const { watch } = await aWatch()
  const client = new pg.Client({ connectionString: game.databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    for (const statement of endOf(slow).map(written)) await client.query(statement.text, statement.values)
    await end(quick)
    expect((await watch.look(() => seated)).asked).toEqual([sessionOf(quick)])
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
  expect(await watch.look(() => seated)).toEqual({ asked: seated, living: [] })
})

test('a note counts though the clock of the node that wrote it is an hour slow', async () => {
  const [first, second] = [await aTraveller(game), await aTraveller(game)]
  const { watch } = await aWatch()
  await end(first)
  await watch.look(() => [])
  game.clock.time -= hour
  await end(second)
  game.clock.time += hour
  expect((await watch.look(() => [sessionOf(second)])).asked).toEqual([sessionOf(second)])
})

test('who is let in just while the end of the session is read about is found at the next look', async () => {
  const late = await aTraveller(game)
  const { watch, clock } = await aWatch()
  await end(late)
  expect((await watch.look(() => [])).asked).toEqual([])
  clock.time += 3_000
  expect(await watch.look(() => [sessionOf(late)])).toEqual({ asked: [sessionOf(late)], living: [] })
})

test('who looks with the eyes of somebody whose rights have changed is looked up too', async () => {
  const [keeper, player] = [await aTraveller(game), await aTraveller(game)]
  const { watch } = await aWatch()
  await writeSteps(game.services.database, player.id, noteRights([player.id], new Date(game.clock.now())))
  const visit = sessionOf(keeper, player.id)
  expect((await watch.look(() => [visit])).asked).toEqual([visit])
})

test('now and then all are looked up, noted or not', async () => {
  const gone = await aTraveller(game)
  const { watch, clock } = await aWatch()
  await writeSteps(game.services.database, gone.id, endOf(gone).slice(0, 1))
  expect((await watch.look(() => [sessionOf(gone)])).asked).toEqual([])
  clock.time += rules.checkAllEvery
  expect(await watch.look(() => [sessionOf(gone)])).toEqual({ asked: [sessionOf(gone)], living: [] })
})

describe('it is noted when', () => {
  const isNoted = async ({ id }: Person) =>
    (await game.services.database.query(sql`SELECT id FROM rights_note WHERE about = ${id}`)).length > 0

  const note = 'For the good of the Stair'
  const asAdmin = async () => (await aTalker(game, { accessLevel: 'ADMIN' })).token

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['somebody goes', ({ token }) => game.ask(logout, { as: token })],
    ['somebody ends all other sessions', ({ token }) => game.ask(endOtherSessions, { as: token })],
    [
      'somebody leaves for ever',
      ({ token }) => game.ask(deleteAccount, { as: token, body: { password: null } }),
    ],
    [
      'somebody takes a name',
      ({ token }) => game.ask(register, { as: token, body: registration('Noted one') }),
    ],
    [
      'somebody is raised',
      async ({ id }) => {
        await become(game, id, { name: 'Raised', accessLevel: 'PLAYER' })
        return game.ask(raise, { as: await asAdmin(), params: { id }, body: { note } })
      },
    ],
    [
      'somebody is lowered',
      async ({ id }) => {
        await become(game, id, { name: 'Lowered', accessLevel: 'MODERATOR' })
        return game.ask(lower, { as: await asAdmin(), params: { id }, body: { note } })
      },
    ],
  ])('%s', async (_, happen) => {
    const person = await aTraveller(game)
    expect(await isNoted(person)).toBe(false)
    expect(await happen(person)).toMatchObject({ status: expect.toSatisfy((status) => status < 300) })
    expect(await isNoted(person)).toBe(true)
  })

  test('one session of many is ended', async () => {
    const player = await aPlayer(game)
    const { headers } = await game.ask(login, { body: { name: player.name, password: goodPassword } })
    const { clock, watch } = await aWatch()
    clock.time += 1
    const id = sessionOf(player).sessionId
    await game.ask(endSession, { as: String(headers.authorization), params: { id } })
    expect(await watch.look(() => [sessionOf(player)])).toEqual({ asked: [sessionOf(player)], living: [] })
  })
})

test('notes are swept away after an hour', async () => {
  const { database } = game.services
  await end(await aTraveller(game))
  const count = async () => (await database.query(sql`SELECT id FROM rights_note`)).length
  await tidyTable(game.services, 'rights_note')
  expect(await count()).toBeGreaterThan(0)
  game.clock.time += 2 * hour
  await tidyTable(game.services, 'rights_note')
  expect(await count()).toBe(0)
})
