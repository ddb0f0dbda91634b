import { contract } from '@skystair/contract/contract.ts'
import { enter, exit } from '@skystair/contract/moderation.ts'
import { current, deleteAccount, exportData } from '@skystair/contract/player.ts'
import { login, registerTrial, setPassword } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { aGame, aKey, aProof } from './testing/game.ts'
import { aPlayer, goodPassword, trialBody } from './testing/people.ts'
import { ready, sampleOf } from './testing/samples.ts'
import { aTalker } from './testing/talk.ts'

const game = aGame()
const tokenOf = (answer: { headers: Readonly<Record<string, unknown>> }) => answer.headers.authorization

test('every call whose answer carries a token says so in the contract', async () => {
  for (const call of contract.filter(({ changes }) => changes)) {
    const { question } = await ready(game, sampleOf(call))
    const token = tokenOf(await game.ask(call, { ...question, key: aKey() }))
    expect([call.id, Boolean(token)]).toEqual([call.id, call.opensSession])
  }
})

test.each(contract.filter(({ opensSession }) => opensSession).map((call) => [call.id, call] as const))(
  'who knows the key of %s, but not what its asker had, is given no token',
  async (_, call) => {
    const { question } = await ready(game, sampleOf(call))
    const key = aKey()
    const first = await game.ask(call, { ...question, key })
    expect(tokenOf(first)).toEqual(expect.any(String))
    const stranger = await aTalker(game, { accessLevel: 'ADMIN' })
    const thief = { ...question, key, headers: {} }
    const guesses = { password: 'a guess', proof: 'a guess', token: 'a guess' }
    const asked = (question.body ?? {}) as object
    const known = Object.entries(guesses).filter(([name]) => name in asked)
    const guessing = known.length === 0 ? {} : { body: { ...asked, ...Object.fromEntries(known) } }
    for (const as of [undefined, stranger.token]) {
      const answer = await game.ask(call, { ...thief, ...guessing, as })
      expect(answer.headers['idempotency-replayed']).toBeUndefined()
      expect(tokenOf(answer)).not.toBe(tokenOf(first))
      if (tokenOf(answer)) expect(String(tokenOf(answer))).toMatch(new RegExp(`^${stranger.id}\\.`))
    }
  },
)

describe('a repeated question that opened a session', () => {
  test('is another question with another proof, and with none', async () => {
    const key = aKey()
    const ask = (headers: Record<string, string>) =>
      game.ask(registerTrial, { body: trialBody, key, headers })
    const proof = { 'idempotency-proof': aProof() }
    const first = await ask(proof)
    for (const headers of [{ 'idempotency-proof': aProof() }, {}]) {
      const answer = await ask(headers)
      expect([answer.status, answer.body.code, tokenOf(answer)]).toEqual([
        409,
        'errors.key-reused',
        undefined,
      ])
    }
    expect(tokenOf(await ask(proof))).toBe(tokenOf(first))
  })

  test('asked first without a proof is never answered again', async () => {
    const question = { body: trialBody, key: aKey() }
    expect((await game.ask(registerTrial, question)).status).toBe(200)
    expect((await game.ask(registerTrial, question)).body.code).toBe('errors.key-reused')
  })

  test('opens nothing with a password of long ago', async () => {
    const { name } = await aPlayer(game)
    const question = { body: { name, password: goodPassword }, key: aKey() }
    const as = String(tokenOf(await game.ask(login, question)))
    const change = { passwordCurrent: goodPassword, passwordNew: 'seven quiet bears' }
    expect((await game.ask(setPassword, { as, body: change })).status).toBe(200)
    expect((await game.ask(current, { as })).status).toBe(200)
    const again = await game.ask(login, question)
    expect([again.body.code, tokenOf(again)]).toEqual(['security.refused.login-wrong', undefined])
  })

  test('asked from another session of the same keeper is another question', async () => {
    const [keeper, player] = [await aTalker(game, { accessLevel: 'MODERATOR' }), await aTalker(game)]
    const question = { params: { id: player.id }, key: aKey() }
    const visit = String(tokenOf(await game.ask(enter, { ...question, as: keeper.token })))
    const back = { key: aKey() }
    const self = String(tokenOf(await game.ask(exit, { ...back, as: visit })))
    for (const [call, asked] of [
      [enter, question],
      [exit, back],
    ] as const)
      expect((await game.ask(call, { ...asked, as: self })).body.code).toBe('errors.key-reused')
  })

  test('too short a proof is refused', async () => {
    const headers = { 'idempotency-proof': 'short' }
    const { status, body } = await game.ask(registerTrial, { body: trialBody, key: aKey(), headers })
    expect([status, body.code]).toEqual([400, 'errors.invalid-input'])
  })
})

test('no key of anybody is told to anybody', async () => {
  const key = aKey()
  const as = String(tokenOf(await game.ask(registerTrial, { body: trialBody, key })))
  const { text, body } = await game.ask(exportData, { as })
  expect((body.ledger as unknown as unknown[]).length).toBeGreaterThan(0)
  expect(text).not.toContain(key)
  for (const call of contract.filter(({ changes, id }) => changes && id !== deleteAccount.id)) {
    const { person, question } = await ready(game, sampleOf(call))
    const own = aKey()
    const answer = await game.ask(call, { ...question, key: own })
    const exported = await game.ask(exportData, { as: person.token })
    expect([call.id, answer.text.includes(own), exported.text.includes(own)]).toEqual([call.id, false, false])
  }
})
