import { chooseLanguage, current } from '@skystair/contract/player.ts'
import {
  endSession,
  isPlayerExist,
  listSessions,
  login,
  logout,
  register,
  registerTrial,
  setMailOrPhone,
  setName,
  setPassword,
} from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { MOST_SESSIONS } from '../../platform/people/new-session.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey, aProof } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword, registration, trialBody } from '../../testing/people.ts'

const game = aGame()

describe('a traveller', () => {
  test('plays at once, without a name, and is known by the session', async () => {
    const traveller = await aTraveller(game)
    const { body } = await game.ask(current, { as: traveller.token })
    expect(body).toMatchObject({ id: traveller.id, name: null, accessLevel: 'TRIAL', gender: 'female' })
  })

  test('is asked to update a client that is too old', async () => {
    const { status, body } = await game.ask(registerTrial, { body: { ...trialBody, frontVersion: 438 } })
    expect([status, body.code]).toEqual([426, 'errors.version-outdated'])
  })

  test('is one traveller, however often the first call is repeated', async () => {
    const question = { body: trialBody, key: aKey(), headers: { 'idempotency-proof': aProof() } }
    const first = await game.ask(registerTrial, question)
    const second = await game.ask(registerTrial, question)
    expect(second.body).toEqual(first.body)
    expect(second.headers.authorization).toBe(first.headers.authorization)
    expect(second.headers['idempotency-replayed']).toBe('true')
  })

  test('cannot use a key of one beginning for another', async () => {
    const key = aKey()
    await game.ask(registerTrial, { body: trialBody, key })
    const { status, body } = await game.ask(registerTrial, { body: { ...trialBody, lang: 'RU' }, key })
    expect([status, body.code]).toEqual([409, 'errors.key-reused'])
  })
})

describe('registration', () => {
  test('gives a name, player rights and the welcome gift of 99 emeralds', async () => {
    const traveller = await aTraveller(game)
    const { body } = await game.ask(register, { as: traveller.token, body: registration('Vasilisa') })
    expect(body).toMatchObject({ name: 'Vasilisa', accessLevel: 'PLAYER', mithril: 99 })
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test.each([
    ['a name that is taken', { name: 'vasilisa' }, 'security.refused.name-taken'],
    ['a name that looks the same in other letters', { name: 'Vаsilisа' }, 'security.refused.name-taken'],
    ['no name', { name: '  ' }, 'security.refused.name-empty'],
    ['no password', { password: '' }, 'security.refused.password-empty'],
    ['a password everybody tries first', { password: 'qwertyuiop' }, 'security.refused.password-common'],
    ['neither mail nor phone', { optionalMailOrPhone: ' ' }, 'security.refused.contact-required'],
    ['a mail address without @', { optionalMailOrPhone: 'nobody' }, 'security.refused.mail-invalid'],
    ['a phone number too short', { optionalMailOrPhone: '+7' }, 'security.refused.phone-invalid'],
    [
      'a consent not given',
      { consents: { privacyPolicy: true, publicOffer: true, userAgreement: true, cookies: false } },
      'security.refused.consents-missing',
    ],
  ])('refuses %s', async (_, changes, code) => {
    const traveller = await aTraveller(game)
    const body = { ...registration(`Someone ${traveller.id % 100_000}`), ...changes }
    const answer = await game.ask(register, { as: traveller.token, body })
    expect([answer.status, answer.body.code]).toEqual([422, code])
    expect((await game.ask(current, { as: traveller.token })).body.accessLevel).toBe('TRIAL')
  })

  test('happens once', async () => {
    const player = await aPlayer(game)
    const { body } = await game.ask(register, { as: player.token, body: registration('Another One') })
    expect(body.code).toBe('security.refused.already-registered')
  })

  test('tells whoever invited the newcomer', async () => {
    const host = await aPlayer(game)
    const guest = await aTraveller(game, { ref: host.id.toString(36) })
    await game.ask(register, { as: guest.token, body: registration('Invited Guest') })
    const { body } = await game.ask(current, { as: host.token })
    expect(body.notifications).toMatchObject([{ kind: 'friend-joined', params: { name: 'Invited Guest' } }])
  })
})

describe('coming back', () => {
  test('by name, in any case, with the password', async () => {
    const player = await aPlayer(game, { name: 'Dobrynya' })
    const { status, body } = await game.ask(login, { body: { name: 'DOBRYNYA', password: goodPassword } })
    expect([status, body.id]).toEqual([200, player.id])
  })

  test('is spoken to in the language of the page, until the player chooses one', async () => {
    const { name, token } = await aPlayer(game)
    const from = (lang: string) => game.ask(login, { body: { name, password: goodPassword, lang } })
    expect((await from('RU')).body.lang).toBe('RU')
    const english = await from('EN')
    expect(english.body.lang).toBe('EN')
    const again = await game.ask(current, { as: token })
    expect(again.body.lang).toBe('EN')
    const as = String(english.headers.authorization)
    await game.ask(chooseLanguage, { as, params: { lang: 'RU' }, key: aKey() })
    expect((await from('EN')).body.lang).toBe('RU')
  })

  test('by mail address', async () => {
    const player = await aPlayer(game, { name: 'Alyosha' })
    const { body } = await game.ask(login, { body: { name: 'Alyosha@example.org', password: goodPassword } })
    expect(body.id).toBe(player.id)
  })

  test('costs two round trips, by name as by mail address', async () => {
    await aPlayer(game, { name: 'Sadko' })
    for (const name of ['Sadko', 'sadko@example.org']) {
      const before = game.services.database.roundTrips()
      expect((await game.ask(login, { body: { name, password: goodPassword }, key: aKey() })).status).toBe(
        200,
      )
      expect(game.services.database.roundTrips() - before).toBe(2)
    }
  })

  test('with a wrong password is refused like an unknown name', async () => {
    await aPlayer(game, { name: 'Ilya' })
    const wrong = await game.ask(login, { body: { name: 'Ilya', password: 'not this one' } })
    const unknown = await game.ask(login, { body: { name: 'Nobody at all', password: 'not this one' } })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual(unknown.body)
  })

  test('twice with one key is one session', async () => {
    const player = await aPlayer(game)
    const question = { body: { name: player.name, password: goodPassword }, key: aKey() }
    const first = await game.ask(login, question)
    const second = await game.ask(login, question)
    expect(second.headers.authorization).toBe(first.headers.authorization)
    const { body } = await game.ask(listSessions, { as: String(first.headers.authorization) })
    expect(body.sessions).toHaveLength(2)
  })
})

describe('two devices', () => {
  test('are a few of twenty: whoever signs in on one more ends the session seen longest ago', async () => {
    const oldest = await aPlayer(game)
    const signIn = async () => {
      game.clock.time += 1000
      const { headers } = await game.ask(login, { body: { name: oldest.name, password: goodPassword } })
      return String(headers.authorization)
    }
    const second = await signIn()
    for (let device = 3; device <= MOST_SESSIONS; device++) await signIn()
    const newest = await signIn()
    expect((await game.ask(listSessions, { as: newest })).body.sessions).toHaveLength(MOST_SESSIONS)
    const known = [oldest.token, second, newest].map((as) => game.ask(current, { as }))
    expect((await Promise.all(known)).map(({ status }) => status)).toEqual([401, 200, 200])
  })

  test('the newer one plays, the older one is told so and changes nothing', async () => {
    const older = await aPlayer(game)
    const answer = await game.ask(login, { body: { name: older.name, password: goodPassword } })
    const newer = String(answer.headers.authorization)
    const refusal = await game.ask(setName, { as: older.token, body: { name: 'From the old one' } })
    expect([refusal.status, refusal.body.code]).toEqual([409, 'errors.newer-session'])
    expect((await game.ask(current, { as: newer })).body.name).toBe(older.name)
  })

  test('the older one plays again when it asks to', async () => {
    const older = await aPlayer(game)
    await game.ask(login, { body: { name: older.name, password: goodPassword } })
    await game.send('GET', '/api/player/info/current?init=true', { as: older.token })
    const { status } = await game.ask(setName, { as: older.token, body: { name: 'Old Device' } })
    expect(status).toBe(200)
  })

  test('a new password closes the account on every other device', async () => {
    const older = await aPlayer(game)
    const answer = await game.ask(login, { body: { name: older.name, password: goodPassword } })
    const newer = String(answer.headers.authorization)
    const body = { passwordCurrent: goodPassword, passwordNew: 'seven quiet bears' }
    expect((await game.ask(setPassword, { as: newer, body })).status).toBe(200)
    expect((await game.ask(current, { as: older.token })).status).toBe(401)
    expect((await game.ask(current, { as: newer })).status).toBe(200)
  })

  test('one of them can be closed from the other', async () => {
    const older = await aPlayer(game)
    const answer = await game.ask(login, { body: { name: older.name, password: goodPassword } })
    const newer = String(answer.headers.authorization)
    const { body } = await game.ask(listSessions, { as: newer })
    const sessions = body.sessions as { id: string; current: boolean }[]
    const other = sessions.find((session) => !session.current)
    await game.ask(endSession, { as: newer, params: { id: other?.id ?? '' } })
    expect((await game.ask(current, { as: older.token })).status).toBe(401)
  })
})

describe('an account', () => {
  test('takes another name, and the old one is free again', async () => {
    const player = await aPlayer(game, { name: 'Before' })
    expect((await game.ask(setName, { as: player.token, body: { name: 'After' } })).body.name).toBe('After')
    expect((await game.ask(isPlayerExist, { query: { name: 'Before' } })).body.exists).toBe(false)
    expect((await game.ask(isPlayerExist, { query: { name: 'after' } })).body.exists).toBe(true)
  })

  test('does not take the name it has', async () => {
    const player = await aPlayer(game, { name: 'Same Name' })
    const { body } = await game.ask(setName, { as: player.token, body: { name: 'Same Name' } })
    expect(body.code).toBe('security.refused.name-current')
  })

  test('has one mail address or phone, which nobody else may take', async () => {
    const one = await aPlayer(game)
    const two = await aPlayer(game)
    const body = { mailOrPhone: '+7 495 123-45-67', passwordCurrent: goodPassword }
    expect((await game.ask(setMailOrPhone, { as: one.token, body })).status).toBe(200)
    expect((await game.ask(setMailOrPhone, { as: one.token, body })).status).toBe(200)
    expect((await game.ask(setMailOrPhone, { as: two.token, body })).body.code).toBe(
      'security.refused.contact-taken',
    )
  })

  test('changes its mail address with its password alone: a stolen session sends no letters elsewhere', async () => {
    const player = await aPlayer(game)
    const mailOrPhone = 'thief@example.org'
    for (const body of [{ mailOrPhone }, { mailOrPhone, passwordCurrent: 'not the password' }])
      expect((await game.ask(setMailOrPhone, { as: player.token, body })).body.code).toBe(
        'security.refused.password-wrong',
      )
    const body = { mailOrPhone, passwordCurrent: goodPassword }
    expect((await game.ask(setMailOrPhone, { as: player.token, body })).status).toBe(200)
  })

  test('is left with 204, and the session is over', async () => {
    const player = await aPlayer(game)
    const key = aKey()
    expect((await game.ask(logout, { as: player.token, key })).status).toBe(204)
    expect((await game.ask(current, { as: player.token })).status).toBe(401)
    expect((await game.ask(logout, { as: player.token, key })).status).toBe(204)
  })
})
