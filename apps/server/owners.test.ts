import type { Call } from '@skystair/contract/call.ts'
import { contract } from '@skystair/contract/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, aGame } from './testing/game.ts'
import { holdToOwners } from './testing/row-security.ts'
import { ready, sampleOf } from './testing/samples.ts'

const game = aGame()
let held: Awaited<ReturnType<typeof holdToOwners>>
beforeAll(async () => {
  held = await holdToOwners(game)
})
afterAll(() => held.close())

/** The figures count requests, and the first of the two is among them for the second. */
const withoutCounts = ({ id }: Call, { body }: Answer): object =>
  id === 'console.figures' ? { ...body, lines: null } : body

test.each(contract.map((call) => [call.id, call] as const))(
  'every statement of %s is about one owner, whom it names',
  async (_, call) => {
    const { question } = await ready(game, sampleOf(call))
    const answer = await held.asPlayers(() => game.ask(call, question))
    expect([answer.status, answer.body]).toEqual([call.empty ? 204 : 200, expect.anything()])
    // A row of another that was hidden would only be missing: whoever looks without the guard sees the same.
    if (!call.changes)
      expect(withoutCounts(call, await game.ask(call, question))).toEqual(withoutCounts(call, answer))
  },
)
