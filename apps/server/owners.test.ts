import type { Call } from '@skystair/contract/call.ts'
import { contract } from '@skystair/contract/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { across, owner, sql } from './platform/database/sql.ts'
import { type Answer, aGame } from './testing/game.ts'
import { aTraveller } from './testing/people.ts'
import { canGuard, holdToOwners } from './testing/row-security.ts'
import type { Sample } from './testing/sample.ts'
import { ready, sampleOf } from './testing/samples.ts'
import { otherWaysOfClans } from './testing/samples-of-clans.ts'
import { samplesOfRooms } from './testing/samples-of-rooms.ts'

const game = aGame()
let held: Awaited<ReturnType<typeof holdToOwners>>
beforeAll(async () => {
  held = await holdToOwners(game)
})
afterAll(() => held.close())

/** The metrics count requests, and the first of the two is among them for the second. */
const withoutCounts = ({ id }: Call, { body }: Answer): object =>
  id === 'console.metrics' ? { ...body, lines: null } : body

const callOf = (id: string): Call => {
  const call = contract.find((each) => each.id === id)
  if (!call) throw new Error(`there is no ${id}`)
  return call
}

const cases: readonly (readonly [title: string, call: Call, sample: () => Sample])[] = [
  ...contract.map((call) => [call.id, call, () => sampleOf(call)] as const),
  ...[...samplesOfRooms, ...otherWaysOfClans].map(
    ([title, id, sample]) => [title, callOf(id), () => sample] as const,
  ),
]

test.each(cases)('every statement of %s is about one owner, whom it names', async (_, call, sample) => {
  const { question } = await ready(game, sample())
  const answer = await held.asPlayers(() => game.ask(call, question))
  expect([answer.status, answer.body]).toEqual([call.empty ? 204 : 200, expect.anything()])
  // A row of another that was hidden would only be missing: whoever looks without the guard sees the same.
  if (!call.changes)
    expect(withoutCounts(call, await game.ask(call, question))).toEqual(withoutCounts(call, answer))
})

test.runIf(canGuard)('a statement about many in one table is about one owner in every other', async () => {
  const { id } = await aTraveller(game)
  const ofMany = (of: ReturnType<typeof sql>) =>
    held.asPlayers(() =>
      game.services.database.query(sql`SELECT player.id FROM player WHERE EXISTS (
        SELECT FROM session WHERE session.player_id = ${of}) ${across('the order of all players')}`),
    )
  expect(await ofMany(owner(id))).not.toEqual([])
  await expect(ofMany(sql`${id}::bigint`)).rejects.toThrow('in session and names none')
})
