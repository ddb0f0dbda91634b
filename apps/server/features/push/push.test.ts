import { attackPlace } from '@skystair/contract/battle.ts'
import { setTimeZone } from '@skystair/contract/calendar.ts'
import { restoreHealth } from '@skystair/contract/health.ts'
import { deleteAccount, exportData, switchPush } from '@skystair/contract/player.ts'
import { choose, look, unsubscribe } from '@skystair/contract/push.ts'
import { logout } from '@skystair/contract/security.ts'
import { PUSH_KINDS } from '@skystair/rules/push/kinds.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork, leaseLasts } from '../../platform/due-work/do-due-work.ts'
import { aGladiator, fight, makeRivals, makeStrong } from '../../testing/arena.ts'
import { aGame, aKey, Game } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aPhone, aPushService, type Phone, subscribeAs, subscription } from '../../testing/push.ts'
import { aRaidingClan, setOut } from '../../testing/raids.ts'
import { layOne } from '../../testing/samples-of-chests.ts'
import { change } from '../../testing/world.ts'
import { callDevicesWork } from './call-devices.ts'
import { tellClanWork } from './tell-clan.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const service = await aPushService()
afterAll(() => service.close())
const game = aGame({ strangers: service.strangers })
const kinds = [callDevicesWork, tellClanWork]

/** Noon in Greenwich: nobody there sleeps. */
const noon = Date.parse('2026-03-04T12:00:00Z')

beforeEach(async () => {
  service.answers.clear()
  game.clock.time = noon
  await game.services.database.query(sql`DELETE FROM push_moment`)
  await game.services.database.query(sql`DELETE FROM due_work`)
  await beginStandingWork(game.services, kinds)
})

/** Lets so much time pass, and what is due be done. */
async function pass(time: number): Promise<void> {
  game.clock.time += time
  await doDueWork(game.services, kinds)
}

const wound = (person: Person, wounds: number) =>
  change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((one) => ({ ...one, health: 50, wounds, healedAt: game.clock.now() })),
  }))

/** Somebody with a device that is told things, who will be well in so many minutes. */
async function aSleeper(minutes = 20, lang: 'RU' | 'EN' = 'EN'): Promise<{ person: Person; phone: Phone }> {
  const person = await aTraveller(game, { lang })
  const phone = service.phone()
  await wound(person, minutes)
  const { status } = await subscribeAs(game, person, phone)
  expect(status).toBe(200)
  return { person, phone }
}

const choosing = ({ token }: Person, body: object) => game.ask(choose, { as: token, key: aKey(), body })
const kindsTold = (phone: Phone) => service.toldTo(phone).map(({ kind }) => kind)
const devicesOf = async ({ token }: Person) => (await game.ask(look, { as: token })).body.devices

describe('a closed page', () => {
  test('is told that health is full: once, encrypted for it alone, by a caller who proves who it is', async () => {
    const { phone } = await aSleeper(20)
    await pass(19 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
    await pass(MINUTE)
    await pass(HOUR)
    expect(service.toldTo(phone)).toEqual([
      {
        kind: 'health-full',
        title: 'The squad is well again',
        text: 'Wounds are gone, and the boots are asking for the road.',
        path: '/',
      },
    ])
    expect(service.troubles).toEqual([])
    const [{ headers } = { headers: {} }] = service.told.filter(({ endpoint }) => endpoint === phone.endpoint)
    expect(headers).toMatchObject({ ttl: String(12 * 3_600), topic: 'health-full' })
  })

  test('is told in the language of its player', async () => {
    const { phone } = await aSleeper(20, 'RU')
    await pass(20 * MINUTE)
    expect(service.toldTo(phone)[0]?.title).toBe('Отряд снова здоров')
  })

  test('is told by one of many nodes that look at once', async () => {
    const { phone } = await aSleeper(20)
    game.clock.time += 20 * MINUTE
    await Promise.all(Array.from({ length: 5 }, () => doDueWork(game.services, kinds)))
    expect(kindsTold(phone)).toEqual(['health-full'])
  })

  test('is told again by another node if the first falls before it has noted it: of one kind a device shows one', async () => {
    const { phone } = await aSleeper(20)
    game.clock.time += 20 * MINUTE
    const { database } = game.services
    // The power fails as soon as the word is out: nothing of it is written, not even that it was tried.
    const query: typeof database.query = (statement) =>
      kindsTold(phone).length > 0 ? Promise.reject(new Error('killed')) : database.query(statement)
    await doDueWork({ ...game.services, database: { ...database, query } }, kinds).catch(() => undefined)
    expect(kindsTold(phone)).toEqual(['health-full'])
    await pass(leaseLasts - 1)
    expect(kindsTold(phone)).toHaveLength(1)
    await pass(2)
    const told = service.told.filter(({ endpoint }) => endpoint === phone.endpoint)
    expect(told.map(({ headers }) => headers.topic)).toEqual(['health-full', 'health-full'])
    expect(new Set(service.toldTo(phone).map((word) => JSON.stringify(word))).size).toBe(1)
    await pass(HOUR)
    expect(kindsTold(phone)).toHaveLength(2)
  })

  test('is not told what a deed has changed meanwhile, in two round trips as ever', async () => {
    const { person, phone } = await aSleeper(20)
    const trips = game.services.database.roundTrips()
    const healed = await game.ask(restoreHealth, {
      as: person.token,
      key: aKey(),
      params: { id: 'camp-fire' },
    })
    expect(healed.status).toBe(200)
    expect(game.services.database.roundTrips() - trips).toBe(2)
    await pass(HOUR)
    expect(service.toldTo(phone)).toEqual([])
  })

  test('is told as soon as a squad is really well, though it was foretold earlier', async () => {
    const { person, phone } = await aSleeper(20)
    await wound(person, 30)
    await pass(20 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
    await pass(10 * MINUTE)
    expect(kindsTold(phone)).toEqual(['health-full'])
  })

  test('is told of a chest when it opens, and not of one that is taken', async () => {
    const person = await aTraveller(game)
    const phone = service.phone()
    await layOne(game, person, 30 * MINUTE)
    await subscribeAs(game, person, phone)
    await pass(29 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
    await pass(MINUTE)
    await pass(HOUR)
    expect(service.toldTo(phone)).toMatchObject([{ kind: 'chest-open', path: '/chests' }])
  })

  test('is told that the place in the arena is lost, and to whom', async () => {
    const [beaten, victor] = [await aGladiator(game), await aGladiator(game)]
    const phone = service.phone()
    await subscribeAs(game, beaten, phone)
    await makeStrong(game, victor)
    await makeRivals(game, victor, beaten)
    expect((await fight(game, victor, beaten)).status).toBe(200)
    await pass(0)
    const [word] = service.toldTo(phone)
    expect(word).toMatchObject({ kind: 'arena-lost', path: '/arena-history' })
    expect(word?.text).toContain(victor.name)
  })

  test('is told that the clan’s raid has begun, but for the one who began it', async () => {
    const clan = await aRaidingClan(game, 2)
    const phones = clan.members.map(() => service.phone())
    for (const [place, member] of clan.members.entries())
      await subscribeAs(game, member, phones[place] ?? aPhone())
    for (const member of clan.members) expect((await setOut(game, member)).status).toBe(200)
    await pass(0)
    await pass(MINUTE)
    expect(phones.map(kindsTold)).toEqual([[], ['raid-begun'], ['raid-begun']])
  })

  test('is told of an event when it begins on its own clock, in Kamchatka before London', async () => {
    game.clock.time = Date.parse('2026-10-20T12:00:00Z')
    const people = await Promise.all(
      ['Asia/Kamchatka', 'Europe/London'].map(async (timeZone) => {
        const person = await aTraveller(game)
        await game.ask(setTimeZone, { as: person.token, key: aKey(), body: { timeZone } })
        await choosing(person, { kinds: PUSH_KINDS, quiet: null })
        const phone = service.phone()
        await subscribeAs(game, person, phone)
        return phone
      }),
    )
    const begins: string[][] = [[], []]
    for (let hours = 0; hours < 12 * 24; hours++) {
      game.clock.time += HOUR
      await doDueWork(game.services, kinds)
      for (const [place, phone] of people.entries())
        if (service.toldTo(phone).length > (begins[place]?.length ?? 0))
          begins[place]?.push(new Date(game.clock.time).toISOString())
    }
    expect(begins.map((moments) => moments.length)).toEqual([1, 1])
    const [kamchatka, london] = begins.map(([moment]) => Date.parse(moment ?? ''))
    expect(Number(london) - Number(kamchatka)).toBe(12 * HOUR)
    for (const phone of people)
      expect(service.toldTo(phone)).toMatchObject([{ kind: 'event-begins', path: '/event' }])
  })
})

describe('what is told', () => {
  test('is chosen one by one', async () => {
    const { person, phone } = await aSleeper(20)
    const chosen = await choosing(person, { kinds: ['chest-open'], quiet: null })
    expect(chosen.body).toMatchObject({ kinds: ['chest-open'], quiet: null, devices: 1 })
    await pass(20 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
  })

  test('waits for the end of the quiet hours of the player’s own clock', async () => {
    const { person, phone } = await aSleeper(20)
    await game.ask(setTimeZone, { as: person.token, key: aKey(), body: { timeZone: 'Asia/Kamchatka' } })
    await pass(20 * MINUTE)
    await pass(8 * HOUR)
    expect(service.toldTo(phone)).toEqual([])
    // Nine in the morning there.
    await pass(40 * MINUTE)
    expect(kindsTold(phone)).toEqual(['health-full'])
  })

  test('is nothing while the main switch of the settings is off', async () => {
    const { person, phone } = await aSleeper(20)
    await game.ask(switchPush, { as: person.token, key: aKey() })
    await pass(20 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
  })
})

describe('a device', () => {
  test.each([404, 410])('that is gone (%i) is forgotten', async (status) => {
    const { person, phone } = await aSleeper(20)
    service.answers.set(phone.endpoint, { status })
    await pass(20 * MINUTE)
    expect(await devicesOf(person)).toBe(0)
  })

  test('whose service is busy is told later, as late as it asks for', async () => {
    const { person, phone } = await aSleeper(20)
    service.answers.set(phone.endpoint, { status: 429, retryAfter: 600 })
    await pass(20 * MINUTE)
    service.answers.clear()
    await pass(9 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
    await pass(MINUTE)
    expect(kindsTold(phone)).toEqual(['health-full'])
    expect(await devicesOf(person)).toBe(1)
  })

  test('whose service never answers is let be after five tries, and holds up nobody else', async () => {
    const [ill, well] = [await aSleeper(20), await aSleeper(20)]
    service.answers.set(ill.phone.endpoint, { status: 500 })
    for (let tries = 0; tries < 8; tries++) await pass(20 * MINUTE)
    service.answers.clear()
    await pass(HOUR)
    expect(service.toldTo(ill.phone)).toEqual([])
    expect(kindsTold(well.phone)).toEqual(['health-full'])
    const [work] = await game.services.database.query<{ failed: number }>(
      sql`SELECT count(*)::integer AS failed FROM due_work WHERE last_error IS NOT NULL`,
    )
    expect(work?.failed).toBe(0)
  })

  test('with keys that are none holds up nobody else', async () => {
    const well = await aSleeper(20)
    const person = await aTraveller(game)
    await wound(person, 20)
    const phone = { ...aPhone(), p256dh: `B${'A'.repeat(86)}` }
    expect((await subscribeAs(game, person, phone)).status).toBe(200)
    await pass(20 * MINUTE)
    expect(kindsTold(well.phone)).toEqual(['health-full'])
    expect(await devicesOf(person)).toBe(0)
  })

  test('is told nothing more once its session has ended', async () => {
    const { person, phone } = await aSleeper(20)
    await game.ask(logout, { as: person.token, key: aKey() })
    await pass(20 * MINUTE)
    expect(service.toldTo(phone)).toEqual([])
    const rows = await game.services.database.query(
      sql`SELECT 1 FROM push_device WHERE player_id = ${owner(person.id)}`,
    )
    expect(rows).toEqual([])
  })

  test('is let go by its own player only, and the others go on', async () => {
    const { person, phone } = await aSleeper(20)
    const second = service.phone()
    await subscribeAs(game, person, second)
    const stranger = await aTraveller(game)
    await game.ask(unsubscribe, {
      as: stranger.token,
      key: aKey(),
      body: { endpoint: second.endpoint },
    })
    expect(await devicesOf(person)).toBe(2)
    const left = await game.ask(unsubscribe, {
      as: person.token,
      key: aKey(),
      body: { endpoint: phone.endpoint },
    })
    expect(left.body).toMatchObject({ player: { push: true }, push: { devices: 1 } })
    await pass(20 * MINUTE)
    expect([kindsTold(phone), kindsTold(second)]).toEqual([[], ['health-full']])
    const none = await game.ask(unsubscribe, {
      as: person.token,
      key: aKey(),
      body: { endpoint: second.endpoint },
    })
    expect(none.body).toMatchObject({ player: { push: false }, push: { devices: 0 } })
  })

  test('is one of eight: the ninth takes the place of the oldest', async () => {
    const person = await aTraveller(game)
    const phones = Array.from({ length: 9 }, () => service.phone())
    for (const phone of phones) {
      game.clock.time += 1
      await subscribeAs(game, person, phone)
    }
    expect(await devicesOf(person)).toBe(8)
    await wound(person, 20)
    await subscribeAs(game, person, phones[8] ?? aPhone())
    await pass(20 * MINUTE)
    expect(phones.map((phone) => service.toldTo(phone).length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1])
  })

  test.each(['https://127.0.0.1/x', 'https://postgres/xx', 'https://push.example.org:5432/x'])(
    'cannot be %s',
    async (endpoint) => {
      const { token } = await aTraveller(game)
      const body = { ...subscription(aPhone()), endpoint }
      const { body: answer } = await game.ask(choose, { as: token, body: { kinds: [], quiet: null } })
      expect(answer.devices).toBe(0)
      expect(
        (await subscribeAs(game, { id: 0, token, name: null }, { ...aPhone(), ...body })).body.code,
      ).toBe('push.refused.address')
    },
  )
})

test('the file of all that is kept names devices without what would let anybody call them', async () => {
  const { person, phone } = await aSleeper(20)
  const { text } = await game.ask(exportData, { as: person.token })
  expect(text).toContain('push.example.org')
  for (const secret of [phone.auth, phone.p256dh, phone.endpoint.split('/').at(-1) ?? ''])
    expect(text).not.toContain(secret)
})

test('nothing of it stays when the player leaves for ever', async () => {
  const { person, phone } = await aSleeper(20)
  const left = await game.ask(deleteAccount, { as: person.token, key: aKey(), body: { password: null } })
  expect(left.status).toBe(204)
  await pass(20 * MINUTE)
  expect(service.toldTo(phone)).toEqual([])
  const rows = await game.services.database.query(sql`SELECT player_id FROM push_device
      WHERE player_id = ${owner(person.id)} UNION ALL SELECT player_id FROM push_wish WHERE player_id = ${owner(person.id)}
      UNION ALL SELECT player_id FROM push_moment WHERE player_id = ${owner(person.id)}`)
  expect(rows).toEqual([])
})

describe('without keys of the operator', () => {
  const silent = new Game()
  beforeAll(() =>
    silent.open({
      environment: { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' },
      strangers: service.strangers,
    }),
  )
  afterAll(() => silent.close())

  test('nothing is offered, and nobody is told anything', async () => {
    const person = await aTraveller(silent)
    expect((await silent.ask(look, { as: person.token })).body.key).toBeNull()
    expect((await subscribeAs(silent, person, aPhone())).body.code).toBe('push.refused.off')
    await silent.ask(switchPush, { as: person.token, key: aKey() })
    expect((await silent.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })).status).toBe(
      200,
    )
  })
})
