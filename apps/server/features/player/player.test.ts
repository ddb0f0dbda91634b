import {
  addMarker,
  addMarkers,
  chooseLanguage,
  current,
  info,
  infoCurrent,
  lastNews,
  listNotifications,
  removeMarker,
  removeNotification,
  resetCreatureNews,
  resetNotifications,
  resetRoadNews,
  setArenaRewardHour,
  setCoordinate,
  setGroupLevelling,
  setOfferSeen,
  setPaymentMethod,
  setQuality,
  setRated,
  switchInterface,
  switchLanguage,
  switchPush,
  updateMoveSpeedMode,
  updateSoundMute,
  updateVersion,
} from '@skystair/contract/player.ts'
import { currentId, endOtherSessions, logout } from '@skystair/contract/security.ts'
import { moveSpeedModes, paymentMethods, qualities } from '@skystair/rules/player/choices.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import { aPlayer, aTraveller } from '../../testing/people.ts'
import { anotherDevice } from '../../testing/samples.ts'
import { climb, notify, reachMarkers } from '../../testing/world.ts'

const game = aGame()

type Setting = readonly [string, typeof switchPush | typeof setQuality, Question, Record<string, unknown>]

const settings: readonly Setting[] = [
  ...moveSpeedModes.map(
    (moveSpeedMode): Setting => [
      `the walking speed ${moveSpeedMode}`,
      updateMoveSpeedMode as never,
      { body: { moveSpeedMode } },
      { moveSpeedMode },
    ],
  ),
  ...[true, false].map(
    (soundMute): Setting => [
      `the sound ${soundMute ? 'off' : 'on'}`,
      updateSoundMute as never,
      { body: { soundMute } },
      { soundMute },
    ],
  ),
  ...qualities.map(
    (quality, n): Setting => [`the picture quality ${quality}`, setQuality, { params: { n } }, { quality }],
  ),
  ...paymentMethods.map(
    (paymentMethod): Setting => [
      `paying by ${paymentMethod}`,
      setPaymentMethod as never,
      { body: { paymentMethod } },
      { paymentMethod },
    ],
  ),
  ...[0, 23].map(
    (hour): Setting => [
      `the arena reward at ${hour}`,
      setArenaRewardHour as never,
      { body: { hour } },
      { arenaRewardHour: hour },
    ],
  ),
  [
    'the group levelling',
    setGroupLevelling as never,
    { body: { groupLevelling: true } },
    { groupLevelling: true },
  ],
  ['Russian', chooseLanguage as never, { params: { lang: 'RU' } }, { lang: 'RU' }],
  ['English', chooseLanguage as never, { params: { lang: 'EN' } }, { lang: 'EN' }],
]

describe('a setting', () => {
  test.each(settings)('can be %s, and stays so', async (_, call, question, expected) => {
    const { token } = await aTraveller(game)
    const answer = await game.ask(call, { ...question, as: token })
    expect([answer.status, answer.body]).toMatchObject([200, expected])
    expect((await game.ask(current, { as: token })).body).toMatchObject(expected)
  })

  test.each([
    ['interface', switchInterface, 'interfaceMode', ['MODERN', 'ORIGINAL']],
    ['push messages', switchPush, 'push', [true, false]],
    ['language', switchLanguage, 'lang', ['RU', 'EN']],
  ] as const)('of the %s switches there and back', async (_, call, field, [there, back]) => {
    const { token } = await aTraveller(game)
    expect((await game.ask(call, { as: token })).body[field]).toBe(there)
    expect((await game.ask(call, { as: token })).body[field]).toBe(back)
  })

  test.each([
    ['a sixth quality', setQuality, { params: { n: 5 } }],
    ['half a quality', setQuality, { params: { n: 1.5 } }],
    ['an unknown speed', updateMoveSpeedMode, { body: { moveSpeedMode: 'WARP' } }],
    ['a sound that is neither on nor off', updateSoundMute, { body: { soundMute: 'yes' } }],
    ['a twenty-fifth hour', setArenaRewardHour, { body: { hour: 24 } }],
    ['an unknown language', chooseLanguage, { params: { lang: 'DE' } }],
  ] as const)('is never %s', async (_, call, question) => {
    const { token } = await aTraveller(game)
    const { status, body } = await game.ask(call, { ...question, as: token })
    expect([status, body.code]).toEqual([400, 'errors.invalid-input'])
  })
})

describe('the road', () => {
  test('lets a traveller stand anywhere up to the first guardian, and no further', async () => {
    const { token } = await aTraveller(game)
    const stand = (coordinate: number, worldType = 'main') =>
      game.ask(setCoordinate, { as: token, body: { coordinate, defaultWorld: 'RU', worldType } })
    expect((await stand(99.5)).body).toMatchObject({ coordinate: 99.5, stair: 0, defaultWorld: 'RU' })
    expect((await stand(100.1)).body.code).toBe('road.refused.guardian-ahead')
    expect((await stand(50, 'abyss')).body.code).toBe('player.refused.world-unknown')
    expect((await game.ask(current, { as: token })).body.coordinate).toBe(99.5)
  })
})

describe('a marker of the story', () => {
  test('that the tale has set is kept once however often it is asked for, and forgotten when told', async () => {
    const { id, token } = await aTraveller(game)
    await reachMarkers(game, id, ['in_abyss', 'been_in_gw'])
    await game.ask(addMarker, { as: token, body: { playerMarker: 'in_abyss' } })
    const both = { playerMarkers: ['in_abyss', 'been_in_gw'] }
    const { body } = await game.ask(addMarkers, { as: token, body: both })
    expect(body.playerMarkers).toEqual([{ playerMarker: 'in_abyss' }, { playerMarker: 'been_in_gw' }])
    const after = await game.ask(removeMarker, { as: token, body: { playerMarker: 'in_abyss' } })
    expect(after.body.playerMarkers).toEqual([{ playerMarker: 'been_in_gw' }])
  })

  test('is refused to whom the tale has not brought there, however high they climbed', async () => {
    const { id, token } = await aTraveller(game)
    await climb(game, id, 5000)
    for (const [call, body] of [
      [addMarker, { playerMarker: 'in_abyss' }],
      [addMarkers, { playerMarkers: ['been_in_dark', 'in_abyss'] }],
    ] as const) {
      const answer = await game.ask(call, { as: token, body })
      expect([answer.status, answer.body.code]).toEqual([422, 'player.refused.not-earned'])
    }
    expect((await game.ask(current, { as: token })).body.playerMarkers).toEqual([])
  })
})

describe('notifications', () => {
  test('arrive, are put away one by one or all at once', async () => {
    const { id, token } = await aTraveller(game)
    const ids = [
      await notify(game, id, game.clock.now()),
      await notify(game, id, game.clock.now() + 1),
      await notify(game, id, game.clock.now() + 2),
    ]
    const listed = async () =>
      ((await game.ask(listNotifications, { as: token })).body.notifications as { id: string }[]).map(
        (notification) => notification.id,
      )
    expect(await listed()).toEqual(ids)
    await game.ask(removeNotification, { as: token, params: { id: ids[1] ?? '' } })
    expect(await listed()).toEqual([ids[0], ids[2]])
    // Another tab still shows it: it is told, and nothing else is lost.
    const late = await game.ask(removeNotification, { as: token, params: { id: ids[1] ?? '' } })
    expect(late.body.code).toBe('player.refused.notification-not-found')
    expect(await listed()).toEqual([ids[0], ids[2]])
    await game.ask(resetNotifications, { as: token })
    expect(await listed()).toEqual([])
  })
})

describe('small things a player has seen', () => {
  test('an offer looked at stays looked at', async () => {
    const { token } = await aTraveller(game)
    await game.ask(setOfferSeen, { as: token, body: { offer: 'GEMS_X2' } })
    const { body } = await game.ask(setOfferSeen, { as: token, body: { offer: 'GEMS_X2' } })
    const seen = (body.offers as { offer: string; viewed: boolean }[]).filter(({ viewed }) => viewed)
    expect(seen).toEqual([{ offer: 'GEMS_X2', viewed: true }])
  })

  test('the news of road and heroes, the rating, the version of the client', async () => {
    const { id, token } = await aTraveller(game)
    await game.ask(resetRoadNews, { as: token })
    expect((await game.ask(current, { as: token })).body.unreadNews).toEqual({ road: false, creature: true })
    await game.ask(resetCreatureNews, { as: token })
    await game.ask(setRated, { as: token })
    await game.ask(updateVersion, { as: token, body: { version: 440 } })
    const { body } = await game.ask(current, { as: token })
    expect(body).toMatchObject({ unreadNews: { road: false, creature: false }, rated: true })
    const [row] = await game.services.database.query(
      sql`SELECT state->'clientVersion' AS version FROM player WHERE id = ${id}`,
    )
    expect(row).toEqual({ version: 440 })
  })

  test('the last news, in the language of the caller, or none', async () => {
    expect((await game.ask(lastNews)).body).toEqual({ news: null })
    const at = new Date(game.clock.now())
    await game.services.database.query(sql`INSERT INTO news VALUES
      (1, ${at}, 'Старая', 'Old', 'Давно', 'Long ago'), (2, ${at}, 'Новая', 'New', 'Сейчас', 'Now')`)
    const russian = await game.ask(lastNews, { headers: { 'accept-language': 'ru-RU,ru;q=0.9' } })
    expect(russian.body).toEqual({ news: { id: 2, at: game.clock.now(), title: 'Новая', text: 'Сейчас' } })
    expect((await game.ask(lastNews)).body).toMatchObject({ news: { title: 'New', text: 'Now' } })
  })
})

describe('the first call of a client', () => {
  test('finds nobody yet, and says the time', async () => {
    const { status, body } = await game.ask(infoCurrent, { query: { frontVersion: 439, init: true } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      player: null,
      clientUuid: null,
      serverTimeMs: game.clock.now(),
      admined: false,
    })
  })

  test('tells nobody in particular what is celebrated, so that the title is decorated: to each language its own', async () => {
    const before = game.clock.time
    game.clock.time = Date.parse('2027-07-06T12:00:00Z')
    const told = async (language: string) =>
      (await game.ask(infoCurrent, { headers: { 'accept-language': language } })).body
    expect((await told('ru-RU')).events).toMatchObject([{ kind: 'FERN', waits: false, unseen: false }])
    expect((await told('en-GB')).events).toEqual([])
    expect((await told('ru-RU')).campaignTypes).toEqual(['NO'])
    game.clock.time = before
  })

  test('finds the player behind the session, with a channel of their own', async () => {
    const one = await aTraveller(game)
    const two = await aTraveller(game)
    const { body } = await game.ask(infoCurrent, { as: one.token })
    expect(body).toMatchObject({ player: { id: one.id }, version: 439 })
    expect(body.clientUuid).toBe((await game.ask(info, { as: one.token })).body.clientUuid)
    expect(body.clientUuid).not.toBe((await game.ask(info, { as: two.token })).body.clientUuid)
  })

  test('asks an old client to update', async () => {
    const { status, body } = await game.ask(infoCurrent, { query: { frontVersion: 438 } })
    expect([status, body.code]).toEqual([426, 'errors.version-outdated'])
  })

  test('takes a token away that is worth nothing any more', async () => {
    const { token } = await aTraveller(game)
    await game.ask(logout, { as: token })
    const answer = await game.ask(infoCurrent, { as: token })
    expect([answer.status, answer.body.player]).toEqual([200, null])
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
  })

  test('with init=true makes this device the one that plays; without, it only looks', async () => {
    const older = await aPlayer(game)
    const newer = await anotherDevice(game, older)
    await game.ask(infoCurrent, { as: newer, query: { init: false } })
    expect((await game.ask(switchPush, { as: newer })).body.code).toBe('errors.newer-session')
    await game.ask(infoCurrent, { as: newer, query: { init: true } })
    expect((await game.ask(switchPush, { as: newer })).status).toBe(200)
    expect((await game.ask(switchPush, { as: older.token })).body.code).toBe('errors.newer-session')
  })
})

describe('sessions', () => {
  test('nobody has no id', async () => {
    const { status, body } = await game.ask(currentId)
    expect([status, body.code]).toEqual([401, 'errors.unauthorized'])
  })

  test('all others end at once', async () => {
    const player = await aPlayer(game)
    const others = [await anotherDevice(game, player), await anotherDevice(game, player)]
    const { body } = await game.ask(endOtherSessions, { as: player.token, key: aKey() })
    expect(body).toEqual({ ended: 2 })
    for (const token of others) expect((await game.ask(currentId, { as: token })).status).toBe(401)
    expect((await game.ask(currentId, { as: player.token })).body).toEqual({ id: player.id })
  })
})
