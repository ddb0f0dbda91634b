import { giftKinds, listGifts, sendGift, takeGift, thankForGift } from '@skystair/contract/gifts.ts'
import { current } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aGift, aGiver } from '../../testing/samples-of-gifts.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const give = (giver: Person, to: number, changes: object = {}) =>
  game.ask(sendGift, { as: giver.token, body: { to, item: 'tea', wish: 'Drink it hot.', ...changes } })
const giftsOf = async (person: Person) =>
  (await game.ask(listGifts, { as: person.token })).body.gifts as unknown as { id: string }[]

describe('a gift', () => {
  test('costs the giver, waits for the receiver and is opened once', async () => {
    const [giver, receiver] = [await aGiver(game), await aTalker(game, { level: 3 })]
    const before = await game.ask(current, { as: giver.token })
    const after = await give(giver, receiver.id)
    expect(Number(after.body.gold)).toBe(Number(before.body.gold) - 2_000)
    expect((await game.ask(current, { as: receiver.token })).body).toMatchObject({
      haveNewGift: true,
      newGifts: 1,
      notifications: [{ kind: 'gift', params: { name: giver.name } }],
    })
    const [gift] = await giftsOf(receiver)
    expect(gift).toMatchObject({ item: 'tea', wish: 'Drink it hot.', from: { id: giver.id }, taken: false })
    const open = { as: receiver.token, params: { id: gift?.id ?? '' } }
    const elixir = Number((await game.ask(current, { as: receiver.token })).body.elixir)
    const taken = await game.ask(takeGift, open)
    expect(taken.body.player).toMatchObject({ elixir: elixir + 3, haveNewGift: false })
    expect((await game.ask(takeGift, open)).body.code).toBe('gifts.refused.taken')
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('opened in two tabs at once is opened once, and each tab sees it opened', async () => {
    const receiver = await aTalker(game)
    const id = await aGift(game, receiver)
    const open = { as: receiver.token, params: { id } }
    const answers = await Promise.all([game.ask(takeGift, open), game.ask(takeGift, open)])
    expect(answers.map(({ body }) => body.code ?? 'opened').sort()).toEqual(['gifts.refused.taken', 'opened'])
    expect(await giftsOf(receiver)).toMatchObject([{ id, taken: true }])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('is thanked for once, and the giver hears it', async () => {
    const [giver, receiver] = [await aGiver(game), await aTalker(game)]
    await give(giver, receiver.id)
    const [gift] = await giftsOf(receiver)
    const thank = { as: receiver.token, params: { id: gift?.id ?? '' } }
    expect((await game.ask(thankForGift, thank)).status).toBe(200)
    expect((await game.ask(thankForGift, thank)).body.code).toBe('gifts.refused.thanked')
    expect((await game.ask(current, { as: giver.token })).body.notifications).toMatchObject([
      { kind: 'gift-thanks', params: { name: receiver.name } },
    ])
  })

  test('of somebody else is not there', async () => {
    const [owner, thief] = [await aTalker(game), await aTalker(game)]
    const id = await aGift(game, owner)
    for (const call of [takeGift, thankForGift])
      expect((await game.ask(call, { as: thief.token, params: { id } })).body.code).toBe(
        'gifts.refused.not-found',
      )
  })

  test('needs level 15, money, and less than ten others that day', async () => {
    const [young, receiver, giver] = [
      await aTalker(game, { level: 14 }),
      await aTalker(game),
      await aGiver(game),
    ]
    expect((await give(young, receiver.id)).body.code).toBe('errors.gift-level')
    expect((await give(giver, receiver.id, { item: 'crown' })).body.code).toBe('wallet.refused.not-enough')
    expect((await give(giver, receiver.id, { item: 'dragon' })).body.code).toBe('gifts.refused.unknown')
    for (let count = 0; count < 10; count++) await give(giver, receiver.id, { item: 'apple' })
    expect((await give(giver, receiver.id, { item: 'apple' })).body.code).toBe('gifts.refused.enough')
    game.clock.time += 24 * 60 * 60 * 1000
    expect((await give(giver, receiver.id, { item: 'apple' })).status).toBe(200)
  })
})

test('the shelf tells what each gift costs', async () => {
  const { body } = await game.ask(giftKinds, { as: (await aTalker(game)).token })
  expect(body.kinds).toContainEqual(expect.objectContaining({ id: 'apple', price: { gold: 500 } }))
})
