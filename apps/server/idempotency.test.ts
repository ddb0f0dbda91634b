import type { Call } from '@skystair/contract/call.ts'
import { contract } from '@skystair/contract/contract.ts'
import { switchInterface, switchPush } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { type Answer, addressOf, aGame, aKey } from './testing/game.ts'
import { belongingsOf } from './testing/owned.ts'
import type { Person } from './testing/people.ts'
import { ready, sampleOf, samples } from './testing/samples.ts'

const game = aGame()
const changing = contract.filter((call) => call.changes)

/** How many rows of each kind a player has, and how often the player was written. */
async function footprint(id: number): Promise<Record<string, unknown>> {
  const rows = await belongingsOf(game.services.database, id)
  const version = JSON.parse(rows.player?.[0] ?? '{}').version
  // What luck has drawn may be of one currency or of three: what happened together counts as one.
  const deals = new Set((rows.ledger ?? []).map((row) => JSON.parse(row).reference)).size
  const counts = Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length]))
  return { version, ...counts, ledger: deals }
}

/** Whose rows a call has written: those of the caller, but for the calls that make a new player. */
function ownerOf(call: Call, answer: Answer, person: Person): number {
  if (call.id === 'security.registerTrial') return Number(answer.body.id)
  const [arrived] = (answer.body.players ?? []) as readonly { readonly id: number }[]
  return call.opensSession && arrived ? arrived.id : person.id
}

test('every call of the contract has a sample, and no sample outlives its call', () => {
  expect(Object.keys(samples).sort()).toEqual(contract.map(({ id }) => id).sort())
})

test.each(contract.map((call) => [call.id, call] as const))(
  'the sample of %s is answered with success',
  async (_, call) => {
    const { question } = await ready(game, sampleOf(call))
    const answer = await game.ask(call, question)
    expect([answer.status, answer.body]).toEqual([call.empty ? 204 : 200, expect.anything()])
  },
)

test.each(changing.map((call) => [call.id, call] as const))(
  '%s repeated with its key gives the same reply and happens once',
  async (_, call) => {
    const { person, question } = await ready(game, sampleOf(call))
    const keyed = { ...question, key: aKey() }
    const first = await game.ask(call, keyed)
    const after = await belongingsOf(game.services.database, ownerOf(call, first, person))
    const second = await game.ask(call, keyed)
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(second.headers.authorization).toEqual(first.headers.authorization)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await belongingsOf(game.services.database, ownerOf(call, first, person))).toEqual(after)
  },
)

test.each(changing.map((call) => [call.id, call] as const))(
  '%s refuses a key that was used for another question',
  async (_, call) => {
    const sample = sampleOf(call)
    const { person, question } = await ready(game, sample)
    const key = aKey()
    const first = await game.ask(call, { ...question, key })
    const owner = ownerOf(call, first, person)
    const after = await belongingsOf(game.services.database, owner)
    const elsewhere = call.id === switchPush.id ? switchInterface : switchPush
    // A token of somebody else, or of a visit, is no way back to the key.
    const handedOut = String(first.headers.authorization ?? '')
    const isOwn = handedOut.startsWith(`${owner}.`) && call.id !== 'moderation.enter'
    const token = isOwn ? handedOut : person.token
    const answers = [await game.ask(elsewhere, { as: token, key })]
    // Who cannot prove who they are is told so first: these ask another question about the same player.
    const isProven = call.id === 'security.login' || call.id.startsWith('integration.')
    const sameName =
      isProven && call.opensSession ? { body: { ...(question.body as object), lang: 'RU' } } : {}
    if (sample.other) answers.push(await game.ask(call, { ...question, ...sample.other, ...sameName, key }))
    for (const answer of answers)
      expect([answer.status, answer.body.code]).toEqual([409, 'errors.key-reused'])
    expect(await belongingsOf(game.services.database, owner)).toEqual(after)
  },
)

test.each(changing.map((call) => [call.id, call] as const))(
  '%s sent ten times at once happens once',
  async (_, call) => {
    const once = await ready(game, sampleOf(call))
    const single = await game.ask(call, { ...once.question, key: aKey() })
    const { person, question } = await ready(game, sampleOf(call))
    const key = aKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => game.ask(call, { ...question, key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(single.status)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    const owner = ownerOf(call, answers[0] ?? single, person)
    expect(await footprint(owner)).toEqual(await footprint(ownerOf(call, single, once.person)))
  },
)

test('the question is the same whatever the order of its fields', async () => {
  const call = contract.find(({ id }) => id === 'player.setCoordinate')
  if (call === undefined) throw new Error('no such call')
  const { question } = await ready(game, sampleOf(call))
  const key = aKey()
  await game.ask(call, { ...question, key })
  const backwards = Object.fromEntries(Object.entries(question.body as object).reverse())
  expect((await game.ask(call, { ...question, body: backwards, key })).status).toBe(200)
  expect(addressOf(call, question)).toBe(call.path)
})

test('a key too short or with spaces in it is refused', async () => {
  const { question } = await ready(game, sampleOf(switchPush))
  for (const key of ['short', 'with a space', 'x'.repeat(101)]) {
    const { status, body } = await game.ask(switchPush, { ...question, key })
    expect([status, body.code]).toEqual([400, 'errors.invalid-input'])
  }
})
