import { type PaymentView, start } from '@skystair/contract/bank.ts'
import {
  authenticateElsewhere,
  authenticateGames2,
  authenticateMessenger,
  authenticatePortal,
  join,
  listPlatforms,
  part,
  purchaseOnPortal,
} from '@skystair/contract/platforms.ts'
import { current } from '@skystair/contract/player.ts'
import { register } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { MOST_SESSIONS } from '../../platform/people/new-session.ts'
import { aPaymentBy, stateOfPayment } from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { type Answer, aGame } from '../../testing/game.ts'
import { answeringOutside } from '../../testing/outside.ts'
import { aPlayer, aTraveller, type Person, registration } from '../../testing/people.ts'
import { okProof, telegramProof, yandexProof } from '../../testing/platform-proofs.ts'
import { platformsForTests as secrets } from '../../testing/platforms-for-tests.ts'
import { aTalker } from '../../testing/talk.ts'
import { md5Of } from './md5-signature.ts'

const { answers, asked, outside } = answeringOutside()
const game = aGame({ outside })
const closed = aGame({ environment: Object.fromEntries(Object.keys(secrets).map((name) => [name, ''])) })

interface Door {
  readonly name: string
  readonly isOn: boolean
}

const characterAndCompanion = 'MALE_WITH_WOMAN_COMPANION_1'
const idIn = (answer: Answer) => (answer.body.players as { id: number }[] | undefined)?.[0]?.id ?? null

const asking = (payer: Person, provider: string, money: string) => aPaymentBy(game, payer, provider, money)
const stateOf = (payment: PaymentView) => stateOfPayment(game, payment)

describe('whoever comes from a platform', () => {
  const proof = (id: string) => telegramProof(id, game.clock.now())

  test('is asked who to be, begins, and is found again', async () => {
    const ask = (body: object) => game.ask(authenticateMessenger, { body: { proof: proof('77'), ...body } })
    const unknown = await ask({})
    expect([unknown.body, unknown.headers.authorization]).toEqual([
      { players: [], loginRequired: false },
      undefined,
    ])
    const first = await ask({ characterAndCompanion })
    const again = await ask({})
    expect(idIn(first)).toEqual(expect.any(Number))
    expect(idIn(again)).toBe(idIn(first))
    const { body } = await game.ask(current, { as: String(again.headers.authorization) })
    expect(body).toMatchObject({ id: idIn(first), lang: 'RU', userSource: 'MESSENGER' })
  })

  test('again and again is signed in on twenty devices at most', async () => {
    let id: number | null = null
    for (let time = 0; time < MOST_SESSIONS + 2; time++) {
      game.clock.time += 1
      const body = { proof: proof('80'), characterAndCompanion }
      id = idIn(await game.ask(authenticateMessenger, { body }))
    }
    const [row] = await game.services.database.query<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM session WHERE player_id = ${id} AND ended_at IS NULL`,
    )
    expect(row?.count).toBe(MOST_SESSIONS)
  })

  test('many times at once is one player', async () => {
    const body = { proof: proof('78'), characterAndCompanion }
    const all = await Promise.all(Array.from({ length: 10 }, () => game.ask(authenticateMessenger, { body })))
    expect(new Set(all.map(idIn)).size).toBe(1)
  })

  test('as a guest is asked to sign in there', async () => {
    const guests = [
      await game.ask(authenticatePortal, { body: { proof: '' } }),
      await game.ask(authenticateGames2, { body: { id: 'anybody', username: 'Anybody' } }),
    ]
    for (const { status, body } of guests)
      expect([status, body]).toEqual([200, { players: [], loginRequired: true }])
  })

  test.each(['social', 'photo', 'mail', 'operator', 'exe'])(
    '%s is not believed by a bare name',
    async (platform) => {
      const bare = 'logged_user_id=1&viewer_id=1&uid=1&fotoUid=1&login=1&exe_user=1'
      const answer = await game.ask(authenticateElsewhere, {
        params: { platform },
        body: { proof: bare, characterAndCompanion },
        headers: { logged_user_id: '1', viewer_id: '1', uid: '1', fotouid: '1', exe_user: '1' },
      })
      expect([answer.body.code, answer.headers.authorization]).toEqual(['bank.refused.not-proven', undefined])
    },
  )

  test('finds the door closed where its secret is missing', async () => {
    const answer = await closed.ask(authenticateMessenger, {
      body: { proof: proof('79'), characterAndCompanion },
    })
    expect(answer.body.code).toBe('bank.refused.platform-off')
    expect((await closed.send('POST', '/api/bank/word/telegram', { body: {} })).status).toBe(404)
  })

  test('is seen by the keepers as on or off', async () => {
    const listed = async (there: typeof game) => {
      const { token } = await aTalker(there, { accessLevel: 'ADMIN' })
      const { body } = await there.ask(listPlatforms, { as: token })
      const all = [...(body.platforms as Door[]), ...(body.providers as Door[])]
      return all.filter(({ isOn }) => isOn).map(({ name }) => name)
    }
    expect(await listed(game)).toHaveLength(17)
    expect(await listed(closed)).toEqual(['store', 'exe'])
  })

  test('keeps everything when taking a name', async () => {
    const body = { proof: proof('80'), characterAndCompanion }
    const { headers } = await game.ask(authenticateMessenger, { body })
    const named = await game.ask(register, {
      as: String(headers.authorization),
      body: registration('Nadezhda'),
    })
    expect([named.status, named.body.id]).toEqual([
      200,
      idIn(await game.ask(authenticateMessenger, { body })),
    ])
  })

  test('joins a named account and loses nothing: whom it was before can be gone back to', async () => {
    const owner = await aPlayer(game)
    const body = { proof: proof('81'), characterAndCompanion }
    const before = idIn(await game.ask(authenticateMessenger, { body }))
    const ask = (call: typeof join | typeof part) =>
      game.ask(call, { as: owner.token, params: { platform: 'messenger' }, body: { proof: proof('81') } })
    expect((await ask(part)).body.code).toBe('bank.refused.not-joined')
    expect((await ask(join)).body).toEqual({ done: true })
    expect((await ask(join)).body.code).toBe('bank.refused.joined-already')
    const joined = await game.ask(authenticateMessenger, { body })
    expect(idIn(joined)).toBe(owner.id)
    const token = String(joined.headers.authorization)
    const parting = { as: token, params: { platform: 'messenger' }, body: { proof: proof('81') } }
    expect((await game.ask(part, parting)).body).toEqual({ done: true })
    expect(idIn(await game.ask(authenticateMessenger, { body }))).toBe(before)
  })

  test('joins nothing with a proof that proves nothing', async () => {
    const { token } = await aPlayer(game)
    const wrong = telegramProof('82', game.clock.now(), 'another:bot')
    const answer = await game.ask(join, {
      as: token,
      params: { platform: 'messenger' },
      body: { proof: wrong },
    })
    expect(answer.body.code).toBe('bank.refused.not-proven')
  })
})

describe('Telegram', () => {
  const say = (update: object, secret: string = secrets.TELEGRAM_WEBHOOK_SECRET) =>
    game.send('POST', '/api/bank/word/telegram', {
      body: update,
      headers: { 'x-telegram-bot-api-secret-token': secret },
    })

  test('makes an invoice, asks before it takes stars, tells when it has, and when they went back', async () => {
    answers.set('/createInvoiceLink', { ok: true, result: 'https://t.me/invoice/1' })
    const payer = await aTraveller(game)
    const answer = await game.ask(start, {
      as: payer.token,
      body: { product: 'emeralds-60', provider: 'telegram', money: 'XTR' },
    })
    expect(answer.body.url).toBe('https://t.me/invoice/1')
    const payment = answer.body.payment as unknown as PaymentView
    const sent = JSON.parse(asked.at(-1)?.body ?? '{}')
    expect(sent).toMatchObject({ currency: 'XTR', provider_token: '', payload: payment.id })
    expect(sent.prices).toHaveLength(1)

    const bill = { currency: 'XTR', total_amount: 50, invoice_payload: payment.id }
    const check = (id: string, changes: object = {}) =>
      say({ pre_checkout_query: { id, ...bill, ...changes } })
    expect((await check('q1')).body).toEqual({
      method: 'answerPreCheckoutQuery',
      pre_checkout_query_id: 'q1',
      ok: true,
    })
    expect((await check('q2', { total_amount: 1 })).body).toMatchObject({ ok: false })
    expect((await check('q3', { currency: 'RUB' })).body).toMatchObject({ ok: false })
    expect(await stateOf(payment)).toBe('STARTED')

    const paid = {
      update_id: 9,
      message: { successful_payment: { ...bill, telegram_payment_charge_id: 'c1' } },
    }
    expect((await say(paid, 'a crow')).status).toBe(401)
    expect([(await say(paid)).status, (await say(paid)).status]).toEqual([200, 200])
    expect(await stateOf(payment)).toBe('GEMS_GRANTED')
    await say({ message: { refunded_payment: { ...bill, telegram_payment_charge_id: 'c1' } } })
    expect(await stateOf(payment)).toBe('REFUNDED')
    expect((await say({ message: { text: 'hello' } })).status).toBe(200)
  })

  test('that is away loses nothing: the same question is asked again', async () => {
    answers.delete('/createInvoiceLink')
    const payer = await aTraveller(game)
    const question = {
      as: payer.token,
      key: 'the-same-question',
      body: { product: 'emeralds-60', provider: 'telegram', money: 'XTR' },
    }
    expect((await game.ask(start, question)).body.code).toBe('bank.refused.provider-away')
    answers.set('/createInvoiceLink', { ok: true, result: 'https://t.me/invoice/2' })
    expect((await game.ask(start, question)).body.url).toBe('https://t.me/invoice/2')
    const [row] = await game.services.database.query<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM payment WHERE payer_id = ${payer.id}`,
    )
    expect(row?.count).toBe(1)
  })
})

describe('VK', () => {
  const say = (fields: Record<string, string>, secret: string = secrets.VK_APP_SECRET) => {
    const form = new URLSearchParams({ app_id: '1', user_id: '7', lang: 'ru_RU', ...fields })
    form.set('sig', md5Of(form, secret))
    return game.send('POST', '/api/bank/word/vk', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }

  test('asks what it sells, then says that it was paid, in its own form of answers', async () => {
    const payment = await asking(await aTraveller(game), 'vk', 'VOTE')
    expect((await say({ notification_type: 'get_item_test', item: payment.id })).body).toEqual({
      response: { item_id: 'emeralds-60', title: '60 изумрудов', price: 9 },
    })
    const order = {
      notification_type: 'order_status_change',
      order_id: '900',
      item: payment.id,
      status: 'chargeable',
    }
    expect((await say({ ...order, item_price: '9' }, 'another')).body).toMatchObject({
      error: { error_code: 10 },
    })
    expect((await say({ ...order, order_id: '901', item_price: '1' })).body).toMatchObject({
      error: { error_code: 20, error_msg: 'wrong-money' },
    })
    const right = { response: { order_id: 900, app_order_id: 900 } }
    expect([
      (await say({ ...order, item_price: '9' })).body,
      (await say({ ...order, item_price: '9' })).body,
    ]).toEqual([right, right])
    expect(await stateOf(payment)).toBe('GEMS_GRANTED')
    await say({ ...order, status: 'refunded' })
    expect(await stateOf(payment)).toBe('REFUNDED')
  })
})

describe('OK', () => {
  const say = (fields: Record<string, string>, secret: string = secrets.OK_APP_SECRET) => {
    const query = new URLSearchParams({
      method: 'callbacks.payment',
      application_key: secrets.OK_APP_KEY,
      ...fields,
    })
    query.set('sig', md5Of(query, secret))
    return game.send('GET', `/api/bank/word/ok?${query}`)
  }

  test('tells of a payment by GET and is answered in XML', async () => {
    const payment = await asking(await aTraveller(game), 'ok', 'OK')
    const bill = {
      transaction_id: '12345',
      product_code: 'emeralds-60',
      amount: '59',
      extra_attributes: JSON.stringify({ payment: payment.id }),
    }
    const wrong = await say(bill, 'another')
    expect([wrong.status, wrong.headers['invocation-error']]).toEqual([200, '104'])
    const cheap = await say({ ...bill, transaction_id: '12346', amount: '1' })
    expect([cheap.headers['invocation-error'], cheap.text]).toEqual([
      '1001',
      expect.stringContaining('<error_code>1001<'),
    ])
    for (const answer of [await say(bill), await say(bill)])
      expect([answer.headers['content-type'], answer.text]).toEqual([
        expect.stringContaining('application/xml'),
        expect.stringContaining('>true</callbacks_payment_response>'),
      ])
    expect(await stateOf(payment)).toBe('GEMS_GRANTED')
  })

  test('sends its players with a signature', async () => {
    const body = { proof: okProof('31337'), characterAndCompanion }
    const answer = await game.ask(authenticateElsewhere, { params: { platform: 'social' }, body })
    expect(idIn(answer)).toEqual(expect.any(Number))
  })
})

describe('the search portal', () => {
  const purchase = (payment: PaymentView, changes: object = {}) => ({
    token: `token-${payment.id}`,
    status: 'ok',
    product: { id: 'emeralds-60', price: { code: 'YAN', value: '59' } },
    developerPayload: payment.id,
    ...changes,
  })

  test('has its purchases granted before they are consumed, and once, however often they are told', async () => {
    const payer = await aTraveller(game)
    const [one, other] = [await asking(payer, 'yandex', 'YAN'), await asking(payer, 'yandex', 'YAN')]
    const tell = (data: unknown) =>
      game.ask(purchaseOnPortal, {
        as: payer.token,
        body: { signature: yandexProof(data, game.clock.now()) },
      })
    expect((await tell(purchase(one))).body).toEqual({ tokens: [`token-${one.id}`] })
    game.clock.time += 60_000
    const cheap = purchase(other, {
      token: 'cheap',
      product: { id: 'emeralds-60', price: { code: 'YAN', value: '1' } },
    })
    expect((await tell([purchase(one), cheap, purchase(other)])).body).toEqual({
      tokens: [`token-${one.id}`, `token-${other.id}`],
    })
    expect([await stateOf(one), await stateOf(other)]).toEqual(['GEMS_GRANTED', 'GEMS_GRANTED'])
    const old = {
      body: { signature: yandexProof(purchase(one), game.clock.now() - 3_600_000) },
      as: payer.token,
    }
    expect((await game.ask(purchaseOnPortal, old)).body.code).toBe('bank.refused.not-proven')
    expect(await findImbalances(game.services.database)).toEqual([])
  })
})
