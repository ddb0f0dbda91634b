import { authenticatePortal, join, part, whose } from '@skystair/contract/platforms.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword } from '../../testing/people.ts'
import { yandexProof } from '../../testing/platform-proofs.ts'

const game = aGame()
const params = { platform: 'portal' }
const characterAndCompanion = 'MALE_WITH_WOMAN_COMPANION_1'
const proof = (uniqueID: string) => yandexProof({ uniqueID }, game.clock.now())

const opened = async (uniqueID: string, begin = {}) => {
  const { body } = await game.ask(authenticatePortal, { body: { proof: proof(uniqueID), ...begin } })
  return (body.players as { id: number }[])[0]?.id
}

test('a guest who signs in on the platform keeps the game that was begun there', async () => {
  const guest = await aTraveller(game)
  const question = { as: guest.token, params, body: { proof: proof('guest-1') } }
  expect((await game.ask(whose, question)).body).toEqual({ opens: null, before: null })
  expect((await game.ask(join, question)).body).toEqual({ done: true })
  expect(await opened('guest-1')).toBe(guest.id)
})

test('before two are joined both are named, and afterwards they change places as often as one likes', async () => {
  const before = await opened('two-1', { characterAndCompanion })
  const named = await aPlayer(game)
  const ask = (call: typeof join | typeof part | typeof whose, token: string) =>
    game.ask(call, { as: token, params, body: { proof: proof('two-1') } })
  expect((await ask(whose, named.token)).body).toEqual({
    opens: { id: before, name: null, level: 1 },
    before: null,
  })
  await ask(join, named.token)
  expect((await ask(whose, named.token)).body).toEqual({
    opens: { id: named.id, name: named.name, level: 1 },
    before: { id: before, name: null, level: 1 },
  })
  await ask(part, named.token)
  expect(await opened('two-1')).toBe(before)
  const { headers } = await game.ask(authenticatePortal, { body: { proof: proof('two-1') } })
  await ask(part, String(headers.authorization))
  expect(await opened('two-1')).toBe(named.id)
})

test('whoever was joined away and joins again changes places: nobody who has no name is forgotten', async () => {
  const named = await aPlayer(game)
  const joinAs = ({ token }: { token: string }) =>
    game.ask(join, { as: token, params, body: { proof: proof('three-1') } })
  await joinAs(named)
  const guest = await aTraveller(game)
  await joinAs(guest)
  await joinAs(named)
  const look = { as: named.token, params, body: { proof: proof('three-1') } }
  expect((await game.ask(whose, look)).body).toMatchObject({
    opens: { id: named.id },
    before: { id: guest.id },
  })
})

test('a third is not joined over somebody who could never come back', async () => {
  const joinAs = ({ token }: { token: string }) =>
    game.ask(join, { as: token, params, body: { proof: proof('four-1') } })
  const [first, second] = [await aTraveller(game), await aTraveller(game)]
  for (const guest of [first, second]) expect((await joinAs(guest)).body).toEqual({ done: true })
  const third = await joinAs(await aPlayer(game))
  expect([third.status, third.body.code]).toEqual([422, 'bank.refused.would-be-lost'])
  expect(await opened('four-1')).toBe(second.id)
})

test('whoever leaves the game gives the door back to who waited behind it, with everything owned', async () => {
  const guest = await opened('five-1', { characterAndCompanion })
  const named = await aPlayer(game)
  const question = { params, body: { proof: proof('five-1') } }
  await game.ask(join, { as: named.token, ...question })
  await game.ask(deleteAccount, { as: named.token, body: { password: goodPassword } })
  expect(await opened('five-1')).toBe(guest)
  const { headers } = await game.ask(authenticatePortal, { body: { proof: proof('five-1') } })
  const back = { as: String(headers.authorization), ...question }
  expect((await game.ask(whose, back)).body).toMatchObject({ opens: { id: guest }, before: null })
})

test('nobody changes places with somebody who has left', async () => {
  const [guest, named] = [await aTraveller(game), await aPlayer(game)]
  const question = { params, body: { proof: proof('six-1') } }
  for (const { token } of [guest, named]) await game.ask(join, { as: token, ...question })
  await game.ask(deleteAccount, { as: guest.token, body: { password: null } })
  const answer = await game.ask(part, { as: named.token, ...question })
  expect(answer.body.code).toBe('bank.refused.not-joined')
  expect(await opened('six-1')).toBe(named.id)
})

test('nobody learns whom a platform opens without its word', async () => {
  const { token } = await aTraveller(game)
  for (const wrong of ['', yandexProof({ uniqueID: 'two-1' }, game.clock.now(), 'another')]) {
    const answer = await game.ask(whose, { as: token, params, body: { proof: wrong } })
    expect(answer.body.code).toBe('bank.refused.not-proven')
  }
})
