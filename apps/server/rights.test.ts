import { contract } from '@skystair/contract/contract.ts'
import { accessLevels, atLeast, mayDo, type Right } from '@skystair/rules/access/access-level.ts'
import { beforeAll, expect, test } from 'vitest'
import { aGame, aKey } from './testing/game.ts'
import type { Person } from './testing/people.ts'
import { callsOfRights, rightOf } from './testing/rights.data.ts'
import { sampleOf } from './testing/samples.ts'
import { aTalker } from './testing/talk.ts'

const game = aGame()
const people = new Map<string, Person>()

beforeAll(async () => {
  for (const accessLevel of accessLevels) people.set(accessLevel, await aTalker(game, { accessLevel }))
})

test('every call stands in the table of rights, with the right that the contract gives it', () => {
  expect(contract.map(({ id, who }) => [id, who])).toEqual(contract.map(({ id }) => [id, rightOf(id)]))
})

test.each(Object.entries(callsOfRights))(
  'whoever may %s may make its calls, and nobody else',
  (right, calls) => {
    for (const id of calls) {
      const call = contract.find((each) => each.id === id)
      const allowed = accessLevels.filter(
        (level) => call && call.who !== 'anyone' && atLeast(level, call.who),
      )
      expect([id, allowed]).toEqual([id, accessLevels.filter((level) => mayDo(level, right as Right))])
    }
  },
)

/** What ends the session of whoever asks, or gives them a name, would leave another to ask the next call. */
const changesAsker = [
  'security.register',
  'security.logout',
  'player.deleteAccount',
  'moderation.exit',
  'moderation.enter',
]

test.each(contract.map((call) => [call.id, call] as const))(
  '%s is refused below its level, and only there',
  async (_, call) => {
    const sample = sampleOf(call)
    const asker = await (sample.by ?? aTalker)(game)
    const question = await sample.ask(game, asker)
    for (const level of accessLevels) {
      const right = rightOf(call.id)
      const isAllowed = right === 'anyone' || (right !== undefined && atLeast(level, right))
      const person =
        isAllowed && changesAsker.includes(call.id)
          ? await aTalker(game, { accessLevel: level })
          : people.get(level)
      const { body } = await game.ask(call, { ...question, as: person?.token, key: aKey() })
      expect([level, body.code === 'errors.forbidden']).toEqual([level, !isAllowed])
      expect([level, body.code]).not.toEqual([level, 'errors.unauthorized'])
    }
  },
)
