import type { PaymentView } from '@skystair/contract/bank.ts'
import { current } from '@skystair/contract/player.ts'
import {
  acceptPlatformGift,
  acceptPromo,
  giveGiftNews,
  myCode,
  okGroup,
  playerReferral,
  share,
  startVideo,
  takeBonus,
  takeOkDay,
  takeVideo,
} from '@skystair/contract/referral.ts'
import { login, register } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import {
  aGrantedPayment,
  aPayment,
  aTakenPayment,
  paidWord,
  refundWord,
  sayToBank,
  storyOf,
} from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword, type Person, registration } from '../../testing/people.ts'
import { aPlayerOf, aPromo, bring } from '../../testing/samples-of-referral.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const DAY = 86_400_000
const codeOf = async ({ token }: Person) => (await game.ask(myCode, { as: token })).body
const take = ({ token }: Person) => game.ask(takeBonus, { as: token })

let friends = 0

/** A friend who came by somebody's link, from an address of one's own unless said otherwise. */
async function aFriend(inviter: Person, name: string, from = `10.0.0.${++friends}`): Promise<Person> {
  const { code } = await codeOf(inviter)
  const friend = await aTraveller(game, { ref: code }, from)
  await game.ask(register, { as: friend.token, body: registration(name), from })
  return friend
}

test('who invites gets thirty percent of what friends buy, and gives back what was paid back', async () => {
  const inviter = await aPlayer(game)
  const friend = await aFriend(inviter, 'Friend of all')
  expect((await take(inviter)).body.code).toBe('bank.refused.nothing-brought')
  const payment = await aGrantedPayment(game, friend, { product: 'emeralds-350' })
  expect(await codeOf(inviter)).toMatchObject({
    waiting: 105,
    refBonus: 30,
    friends: [{ id: friend.id, name: 'Friend of all', brought: 105 }],
  })
  expect((await take(inviter)).body).toMatchObject({ emeralds: 105 })
  expect((await take(inviter)).body.code).toBe('bank.refused.nothing-brought')

  await sayToBank(game, refundWord(payment))
  await aGrantedPayment(game, friend, { product: 'emeralds-130' })
  expect((await codeOf(inviter)).waiting).toBe(0)
  await aGrantedPayment(game, friend, { product: 'emeralds-350' })
  expect((await take(inviter)).body).toMatchObject({ emeralds: 39 })
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('a brilliant inviter gets forty-five percent', async () => {
  const inviter = await aPlayer(game)
  const friend = await aFriend(inviter, 'Friend of one')
  await aTakenPayment(game, inviter, { product: 'emeralds-20000' })
  await aGrantedPayment(game, friend, { product: 'emeralds-800' })
  expect(await codeOf(inviter)).toMatchObject({ refBonus: 45, waiting: 360 })
})

test('who came by a link gets as much again at level five, once', async () => {
  const friend = await aFriend(await aPlayer(game), 'Late riser')
  expect((await take(friend)).body.code).toBe('bank.refused.nothing-brought')
  await game.services.database.query(sql`UPDATE player SET level = 5 WHERE id = ${friend.id}`)
  expect((await take(friend)).body).toMatchObject({ emeralds: 99 })
  expect((await take(friend)).body.code).toBe('bank.refused.nothing-brought')
})

test('who came by a link is not asked for a name first, but must not be the inviter', async () => {
  const inviter = await aPlayer(game)
  const { code: ref } = await codeOf(inviter)
  for (const [from, told] of [
    ['127.0.0.1', { code: 'bank.refused.nothing-brought' }],
    [`10.0.0.${++friends}`, { emeralds: 99 }],
  ] as const) {
    const traveller = await aTraveller(game, { ref }, from)
    await game.services.database.query(sql`UPDATE player SET level = 5 WHERE id = ${traveller.id}`)
    expect((await game.ask(takeBonus, { as: traveller.token, from })).body).toMatchObject(told)
  }
})

test('a friend in the inviter’s clan brings a bonus once, of however many friends', async () => {
  const inviter = await aPlayer(game)
  const friend = await aFriend(inviter, 'One of many')
  await game.services.database.query(sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at)
    SELECT ${inviter.id}, 'friend:' || (9000 + n), 'friend', 9000 + n, 0, now() FROM generate_series(1, 600) AS n`)
  for (const id of [inviter.id, friend.id])
    for (const table of [sql`player`, sql`person`])
      await game.services.database.query(sql`UPDATE ${table} SET clan_id = 6 WHERE id = ${id}`)
  expect((await take(inviter)).body).toMatchObject({ emeralds: 50 })
  expect((await take(inviter)).body.code).toBe('bank.refused.nothing-brought')
})

test('a friend in the inviter’s clan brings a bonus, once', async () => {
  const inviter = await aPlayer(game)
  const friend = await aFriend(inviter, 'Clan friend')
  for (const id of [inviter.id, friend.id])
    for (const table of [sql`player`, sql`person`])
      await game.services.database.query(sql`UPDATE ${table} SET clan_id = 4 WHERE id = ${id}`)
  expect((await take(inviter)).body).toMatchObject({ emeralds: 50 })
  expect((await take(inviter)).body.code).toBe('bank.refused.nothing-brought')
})

describe('whoever invites oneself', () => {
  const here = '127.0.0.1'
  const doubtsOf = async (inviter: Person) => {
    const { token } = await aTalker(game, { accessLevel: 'MODERATOR' })
    const { body } = await game.ask(playerReferral, { as: token, params: { id: inviter.id } })
    return (body.friends as { doubt: string | null }[]).map(({ doubt }) => doubt)
  }
  const toldOf = async (payment: PaymentView) =>
    storyOf(game, await aTalker(game, { accessLevel: 'MODERATOR' }), payment)

  test('from one address gets nothing of it: no share, no clan bonus, no start bonus; only keepers hear of it', async () => {
    const inviter = await aPlayer(game)
    const friend = await aFriend(inviter, 'Own shadow', here)
    const payment = await aGrantedPayment(game, friend, { product: 'emeralds-350' })
    for (const id of [inviter.id, friend.id])
      for (const table of [sql`player`, sql`person`])
        await game.services.database.query(sql`UPDATE ${table} SET clan_id = 5 WHERE id = ${id}`)
    await game.services.database.query(sql`UPDATE player SET level = 5 WHERE id = ${friend.id}`)
    expect(await codeOf(inviter)).toMatchObject({ waiting: 0, friends: [{ id: friend.id, brought: 0 }] })
    expect([(await take(inviter)).body.code, (await take(friend)).body.code]).toEqual(
      Array(2).fill('bank.refused.nothing-brought'),
    )
    expect(await doubtsOf(inviter)).toEqual(['same-address'])
    expect(await toldOf(payment)).toContain('share-withheld: same-address')
  })

  test('who plays where the inviter plays later on brings nothing from then on', async () => {
    const inviter = await aPlayer(game)
    const friend = await aFriend(inviter, 'Late shadow')
    await aGrantedPayment(game, friend, { product: 'emeralds-350' })
    expect((await codeOf(inviter)).waiting).toBe(105)
    await aGrantedPayment(game, await entered('Late shadow'), { product: 'emeralds-350' })
    expect((await codeOf(inviter)).waiting).toBe(105)
  })

  test('who pays out of the inviter’s purse brings nothing', async () => {
    const inviter = await aPlayer(game)
    const friend = await aFriend(inviter, 'One purse')
    const pays = async (person: Person) => {
      const payment = await aPayment(game, person, { product: 'emeralds-350' })
      await sayToBank(game, paidWord(payment, { payer: 'card 4444' }))
      return payment
    }
    await pays(inviter)
    const payment = await pays(friend)
    expect((await codeOf(inviter)).waiting).toBe(0)
    expect(await toldOf(payment)).toContain('share-withheld: same-payer')
  })

  async function entered(name: string): Promise<Person> {
    const { body, headers } = await game.ask(login, { body: { name, password: goodPassword, lang: 'EN' } })
    return { id: Number(body.id), token: String(headers.authorization), name }
  }
})

test('a gift with a ribbon lies on the road till it is taken, once', async () => {
  const { id, token } = await aTraveller(game)
  const keeper = await aTalker(game, { accessLevel: 'ADMIN' })
  const lies = async () => (await game.ask(current, { as: token })).body.giftNews
  const accept = async () => (await game.ask(acceptPromo, { as: token })).body
  expect([await lies(), (await accept()).code]).toEqual(['NO_NEWS', 'bank.refused.no-gift'])
  for (const gift of ['GEMS_1000', 'GEMS_30'])
    await game.ask(giveGiftNews, { as: keeper.token, params: { id }, body: { gift, note: 'a long queue' } })
  expect(await lies()).toBe('GEMS_1000')
  expect(await accept()).toMatchObject({ emeralds: 1_000, player: { giftNews: 'GEMS_30' } })
  const answers = await Promise.all(Array.from({ length: 6 }, accept))
  expect(answers.filter(({ emeralds }) => emeralds === 30)).toHaveLength(1)
  expect(await lies()).toBe('NO_NEWS')
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('taken many times at once is taken once', async () => {
  const person = await aTraveller(game)
  await bring(game, person, 40)
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(person)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('sharing gives fifteen emeralds, once a week', async () => {
  const { token } = await aTraveller(game)
  const ask = async () => (await game.ask(share, { as: token })).body
  expect([await ask(), await ask()]).toMatchObject([
    { emeralds: 15 },
    { code: 'bank.refused.shared-already' },
  ])
  game.clock.time += 7 * DAY
  expect(await ask()).toMatchObject({ emeralds: 15 })
})

test('a promo code is for each player once, for so many players, and for so long', async () => {
  const [one, two, three] = [await aTraveller(game), await aTraveller(game), await aTraveller(game)]
  const code = await aPromo(game, { count: 2 })
  const ask = async ({ token }: Person, written = code) =>
    (await game.ask(acceptPromo, { as: token, query: { code: written } })).body
  expect(await ask(one, ` ${code.toLowerCase()} `)).toMatchObject({ emeralds: 25 })
  expect((await ask(one)).code).toBe('errors.promotion-used')
  expect(await ask(two)).toMatchObject({ emeralds: 25 })
  expect([(await ask(three)).code, (await ask(three, 'NEVER')).code]).toEqual([
    'bank.refused.promo-over',
    'bank.refused.no-promo',
  ])
  const short = await aPromo(game)
  game.clock.time += 2 * DAY
  expect((await ask(three, short)).code).toBe('bank.refused.promo-over')
})

test('a promo code for one is taken by one of many', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aTraveller(game)))
  const code = await aPromo(game, { count: 1 })
  const answers = await Promise.all(
    people.map(({ token }) => game.ask(acceptPromo, { as: token, query: { code } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('platforms give to those who come from them: once, or once a day', async () => {
  const [own, classmate] = [await aTraveller(game), await aPlayerOf(game, 'OK')]
  const gift = async ({ token }: Person) =>
    (await game.ask(acceptPlatformGift, { as: token, params: { platform: 'social' } })).body
  const day = async ({ token }: Person) => (await game.ask(takeOkDay, { as: token })).body
  expect([(await gift(own)).code, (await day(own)).code]).toEqual(
    Array(2).fill('bank.refused.other-platform'),
  )
  expect((await game.ask(okGroup, { as: classmate.token })).body).toEqual({
    group: '5300',
    taken: false,
    dayTaken: false,
  })
  expect([await gift(classmate), await gift(classmate)]).toMatchObject([
    { emeralds: 100 },
    { code: 'errors.promotion-used' },
  ])
  expect((await game.ask(okGroup, { as: classmate.token })).body).toMatchObject({ taken: true })
  expect([await day(classmate), await day(classmate)]).toMatchObject([
    { emeralds: 5 },
    { code: 'errors.promotion-used' },
  ])
  game.clock.time += DAY
  expect(await day(classmate)).toMatchObject({ emeralds: 5 })
})

test('a film gives its reward with its ticket, after its length, once, three times a day', async () => {
  const { token } = await aTraveller(game)
  const begin = async () => (await game.ask(startVideo, { as: token })).body
  const end = async (ticket: unknown) => (await game.ask(takeVideo, { as: token, body: { ticket } })).body
  for (let film = 3; film > 0; film--) {
    const { ticket, left } = await begin()
    expect(left).toBe(film)
    expect((await end(ticket)).code).toBe('bank.refused.film-runs')
    game.clock.time += 15_000
    expect([await end(ticket), await end(ticket)]).toMatchObject([
      { emeralds: 3 },
      { code: 'bank.refused.no-film' },
    ])
  }
  expect((await begin()).code).toBe('bank.refused.films-over')
  game.clock.time += DAY
  expect(await begin()).toMatchObject({ left: 3 })
})
