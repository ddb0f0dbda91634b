import type { Call } from '@skystair/contract/call.ts'
import { contract } from '@skystair/contract/contract.ts'
import { logout } from '@skystair/contract/security.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { aGame, aKey } from './testing/game.ts'
import { belongingsOf } from './testing/owned.ts'
import { aPlayer, type Person } from './testing/people.ts'
import { anotherDevice, ready, sampleOf } from './testing/samples.ts'
import { notify } from './testing/world.ts'

const game = aGame()
const calls = contract.map((call) => [call.id, call] as const)
const closed = calls.filter(([, { who }]) => who !== 'anyone')

/** Somebody with something of everything that can be taken. */
let victim: Person
beforeAll(async () => {
  victim = await aPlayer(game)
  await anotherDevice(game, victim)
  await notify(game, victim.id)
})

/** The same question with everything in it that could name another's object, and what must be answered. */
async function aimed(call: Call) {
  const { against } = sampleOf(call)
  return typeof against === 'function' ? against(game, victim) : null
}

test.each(calls)('%s by somebody else leaves a player as they were', async (_, call) => {
  const aim = await aimed(call)
  const before = await belongingsOf(game.services.database, victim.id)
  const { question } = await ready(game, sampleOf(call))
  const answer = await game.ask(call, { ...question, ...aim?.question, key: aKey() })
  expect(await belongingsOf(game.services.database, victim.id)).toEqual(before)
  if (aim === null) expect(answer.status).toBeLessThan(300)
  else expect(answer.body.code).toBe(aim.code)
})

test.each(closed)('%s without a session is refused and leaves a player as they were', async (_, call) => {
  const aim = await aimed(call)
  const { question } = await ready(game, sampleOf(call))
  const before = await belongingsOf(game.services.database, victim.id)
  const forged = `${victim.id}.${victim.token.split('.')[1]}.${'A'.repeat(43)}`
  for (const as of [undefined, forged, 'Bearer nonsense']) {
    const answer = await game.ask(call, { ...question, ...aim?.question, as, key: aKey() })
    expect([answer.status, answer.body.code]).toEqual([401, 'errors.unauthorized'])
  }
  expect(await belongingsOf(game.services.database, victim.id)).toEqual(before)
})

test.each(closed)('%s with a session that has ended is refused', async (_, call) => {
  const { person, question } = await ready(game, sampleOf(call))
  await game.ask(logout, { as: person.token })
  const before = await belongingsOf(game.services.database, person.id)
  const answer = await game.ask(call, { ...question, key: aKey() })
  expect([answer.status, answer.body.code]).toEqual([401, 'errors.unauthorized'])
  expect(await belongingsOf(game.services.database, person.id)).toEqual(before)
})

test.each(closed.filter(([, { changes, fromAnyDevice }]) => changes && !fromAnyDevice))(
  '%s from a device that is no longer the newest is refused',
  async (_, call) => {
    const { person, question } = await ready(game, sampleOf(call))
    await game.services.database.query(
      sql`UPDATE player SET active_session = 'newer' WHERE id = ${person.id}`,
    )
    const before = await belongingsOf(game.services.database, person.id)
    const answer = await game.ask(call, { ...question, key: aKey() })
    expect([answer.status, answer.body.code]).toEqual([409, 'errors.newer-session'])
    expect(await belongingsOf(game.services.database, person.id)).toEqual(before)
  },
)

test('a parameter that names an object has a case of its own', () => {
  const unnamed = contract.filter((call) => 'id' in call.params.properties && sampleOf(call).against === null)
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
