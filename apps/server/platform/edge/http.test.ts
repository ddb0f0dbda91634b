import { connect } from 'node:net'
import { watchReplay } from '@skystair/contract/battle.ts'
import {
  chooseLanguage,
  current,
  deleteAccount,
  switchPush,
  updateVersion,
} from '@skystair/contract/player.ts'
import { acceptPromo } from '@skystair/contract/referral.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { currentId, login, logout, registerTrial, setName, setPassword } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { Client } from '../../testing/client.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, aTraveller, goodPassword, type Person, trialBody } from '../../testing/people.ts'
import { sql } from '../database/sql.ts'
import { type LimitRules, usualLimits } from './limits.ts'

const game = aGame()
const secret = 'a secret of at least thirty-two characters'
const production = aGame({
  environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://skystair.example', SESSION_SECRET: secret },
})
// Counted for as long as the tests may need, however busy the machine is.
const longLimits = Object.fromEntries(
  Object.entries(usualLimits).map(([name, { points }]) => [name, { points, seconds: 7200 }]),
) as unknown as LimitRules
const fewStrangers = { points: 30, seconds: 7200 }
const limited = aGame({ limits: { ...longLimits, strangers: fewStrangers } })
const patient = aGame({ limits: { ...longLimits, login: { points: 1_000, seconds: 7200 } } })

const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }) =>
  String(answer.headers['set-cookie'])
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

describe('the cookie', () => {
  test('is out of reach of scripts and of other sites, and is enough to play', async () => {
    const answer = await game.ask(registerTrial, { body: trialBody })
    expect(cookieOf(answer)).toMatch(/^skystair=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    const { body } = await game.ask(current, { headers: { cookie: `a=b; ${pairOf(cookieOf(answer))}` } })
    expect(body.id).toBe(answer.body.id)
  })

  test('in production is tied to https and this very host', async () => {
    const answer = await production.ask(registerTrial, { body: trialBody })
    expect(cookieOf(answer)).toMatch(
      /^__Host-skystair=[^;]+; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/,
    )
    const { body } = await production.ask(current, { headers: { cookie: pairOf(cookieOf(answer)) } })
    expect(body.id).toBe(answer.body.id)
  })

  test('in production is not taken from a neighbouring host that plants one of its own', async () => {
    const answer = await production.ask(registerTrial, { body: trialBody })
    const planted = pairOf(cookieOf(answer)).replace('__Host-', '')
    expect((await production.ask(currentId, { headers: { cookie: planted } })).status).toBe(401)
  })

  test('is taken away with the session, and again when the answer was lost', async () => {
    const { token } = await aTraveller(game)
    const question = { as: token, key: aKey() }
    for (const answer of [await game.ask(logout, question), await game.ask(logout, question)]) {
      expect([answer.status, answer.text]).toEqual([204, ''])
      expect(cookieOf(answer)).toContain('skystair=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
    }
  })
})

describe('a session', () => {
  test('in the address is a trace and never a credential', async () => {
    const { token } = await aTraveller(game)
    const { status } = await game.send(
      'GET',
      `/api/player/id/current?JSESSIONID=${token}&authorization=${token}`,
    )
    expect(status).toBe(401)
    expect((await game.send('GET', '/api/player/current?JSESSIONID=abc', { as: token })).status).toBe(200)
  })

  test.each(['cross-site', 'same-site'])('does nothing for a page from elsewhere (%s)', async (site) => {
    const { token } = await aTraveller(game)
    const answer = await game.ask(switchPush, { as: token, headers: { 'sec-fetch-site': site } })
    expect([answer.status, answer.body.code]).toEqual([403, 'errors.forbidden'])
    expect((await game.ask(current, { as: token })).body.push).toBe(false)
  })

  test('with a secret that is almost right is nobody', async () => {
    const { token } = await aTraveller(game)
    const almost = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    expect((await game.ask(currentId, { as: almost })).status).toBe(401)
  })
})

describe('an error', () => {
  test('is told in the language the player chose, whatever the browser says', async () => {
    const player = await aPlayer(game, { name: 'Speaker' })
    const ask = (language: string) =>
      game.ask(setName, { as: player.token, body: { name: '' }, headers: { 'accept-language': language } })
    const english = await ask('ru')
    await game.ask(chooseLanguage, { as: player.token, params: { lang: 'RU' } })
    const russian = await ask('en')
    expect(english.body.text).toMatch(/^[^а-яё]+$/i)
    expect(russian.body.text).toMatch(/[а-яё]/i)
    expect(russian.body.code).toBe(english.body.code)
  })

  test('is told so also by a call that is open to anyone', async () => {
    const { token } = await aTraveller(game, { lang: 'RU' })
    const answer = (as?: string) =>
      game.ask(watchReplay, {
        ...(as === undefined ? {} : { as }),
        params: { id: 'abc-00000000-0000' },
        headers: { 'accept-language': 'en' },
      })
    const [own, stranger] = [await answer(token), await answer()]
    expect([own.status, own.body.code]).toEqual([stranger.status, stranger.body.code])
    expect(own.body.text).toMatch(/[а-яё]/i)
    expect(stranger.body.text).toMatch(/^[^а-яё]+$/i)
  })

  test('is told to a stranger in the language of the browser', async () => {
    const ask = (language: string) => game.ask(currentId, { headers: { 'accept-language': language } })
    expect((await ask('ru-RU,ru;q=0.9')).body.text).toMatch(/[а-яё]/i)
    expect((await ask('en')).body.text).toMatch(/^[^а-яё]+$/i)
  })
})

describe('too many', () => {
  test('guesses of a password: 429, and how long to wait', async () => {
    const guess = () => limited.ask(login, { body: { name: 'Vasilisa', password: 'a guess' } })
    const answers = []
    for (let n = 0; n <= usualLimits.login.points; n++) answers.push(await guess())
    const last = answers.at(-1)
    expect(answers.slice(0, -1).every(({ status }) => status === 422)).toBe(true)
    expect([last?.status, last?.body.code]).toEqual([429, 'errors.too-many-requests'])
    const wait = Number(last?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(longLimits.login.seconds)
    expect(last?.body.params).toEqual({ wait })
  })

  test('writes of one player are refused, of others not; and a forged token uses up nobody’s', async () => {
    const busy = await aTraveller(limited)
    const calm = await aTraveller(limited)
    const forged = `${calm.id}.${'A'.repeat(16)}.${'A'.repeat(43)}`
    const { points } = usualLimits.playerWrites
    for (let n = 0; n < points; n++) {
      await limited.ask(updateVersion, { as: busy.token, body: { version: n } })
      await limited.ask(updateVersion, { as: forged, body: { version: n } })
    }
    expect((await limited.ask(switchPush, { as: busy.token })).status).toBe(429)
    expect((await limited.ask(switchPush, { as: calm.token })).status).toBe(200)
  })

  test('guesses through the change of password or the deletion are counted like logins', async () => {
    const { token } = await aTraveller(limited)
    const wrong = { passwordCurrent: 'a guess', passwordNew: 'nine lazy owls' }
    expect((await limited.ask(setPassword, { as: token, body: wrong })).status).toBe(429)
    expect((await limited.ask(deleteAccount, { as: token, body: { password: 'a guess' } })).status).toBe(429)
  })

  test('guesses at the password of an account through its session, from however many addresses', async () => {
    const [victim, other] = [await aPlayer(patient), await aPlayer(patient)]
    const guessed = { passwordCurrent: 'a guess', passwordNew: 'seven quiet foxes' }
    const change = (as: string, from: string) => patient.ask(setPassword, { as, from, body: guessed })
    for (let n = 0; n < usualLimits.ownPassword.points; n++)
      expect((await change(victim.token, `10.6.0.${n}`)).status).toBe(422)
    expect((await change(victim.token, '10.6.1.1')).status).toBe(429)
    const question = { as: victim.token, from: '10.6.1.2', body: { password: 'a guess' } }
    expect((await patient.ask(deleteAccount, question)).status).toBe(429)
    expect((await change(other.token, '10.6.1.3')).status).toBe(422)
    const entered = await patient.ask(login, { body: { name: victim.name, password: goodPassword } })
    expect(entered.status).toBe(200)
  })

  test('guesses at one name from elsewhere do not shut out its owner at home', async () => {
    const { name } = await aPlayer(limited)
    const enter = (password: string, from: string) =>
      limited.ask(login, { body: { name, password }, from }).then(({ status }) => status)
    expect(await enter(goodPassword, '10.0.0.1')).toBe(200)
    const crowd = fewStrangers.points / usualLimits.login.points - 1
    for (let stranger = 0; stranger < crowd; stranger++)
      for (let n = 0; n < usualLimits.login.points; n++)
        expect(await enter('a guess', `10.1.0.${stranger}`)).toBe(422)
    // The owner's first coming was a stranger's too.
    for (let n = 1; n < usualLimits.login.points; n++) expect(await enter('a guess', '10.2.0.1')).toBe(422)
    expect(await enter(goodPassword, '10.2.0.2')).toBe(429)
    expect(await enter(goodPassword, '10.0.0.1')).toBe(200)
  }, 60_000)

  test('guesses at one name from one address, however slowly they come', async () => {
    const { name } = await aPlayer(patient)
    const guess = () => patient.ask(login, { body: { name, password: 'a guess' } })
    for (let n = 0; n < usualLimits.guesses.points; n++) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
  })

  test('are told how long to wait as people count it, and not in thousands of seconds', async () => {
    const { name } = await aPlayer(patient)
    const guess = (language: string) =>
      patient.ask(login, { body: { name, password: 'a guess' }, headers: { 'accept-language': language } })
    for (let n = 0; n < usualLimits.guesses.points; n++) await guess('en')
    expect((await guess('ru')).body.text).toMatch(
      /Подожди (1 час|2 часа|\d+ минут[уы]?|1 час \d+ минут[уы]?)\.$/,
    )
    expect((await guess('en')).body.text).toMatch(/Wait (1 hour|2 hours|\d+ minutes?|1 hour \d+ minutes?)\.$/)
  })

  test('looks at guardians, each of which fights nine battles in thought; other looks go on', async () => {
    const { token } = await aTraveller(limited)
    const look = () => limited.ask(placeInfo, { as: token, params: { id: 'main-1-0' }, from: '10.3.0.1' })
    for (let n = 0; n < usualLimits.rehearsals.points; n++) expect((await look()).status).toBe(200)
    expect((await look()).status).toBe(429)
    expect((await limited.ask(current, { as: token, from: '10.3.0.1' })).status).toBe(200)
  })

  test('replays, each of which fights its battle again, also of those who are nobody', async () => {
    const watch = () => limited.ask(watchReplay, { params: { id: 'abc-00000000-0000' }, from: '10.3.0.2' })
    for (let n = 0; n < usualLimits.rehearsals.points; n++) expect((await watch()).status).toBe(404)
    expect((await watch()).status).toBe(429)
  })

  test('tries at codes with a gift, of one account from however many addresses', async () => {
    const [guesser, other] = [await aTraveller(patient), await aTraveller(patient)]
    const guess = async ({ token }: Person, n: number) =>
      (
        await patient.ask(acceptPromo, {
          as: token,
          from: `10.7.${n % 200}.1`,
          query: { code: `GUESS-${n}` },
        })
      ).status
    for (let n = 0; n < usualLimits.codes.points; n++) expect(await guess(guesser, n)).toBe(422)
    expect(await guess(guesser, 100)).toBe(429)
    expect(await guess(other, 101)).toBe(422)
  })

  test('beginnings from one address', async () => {
    let last = 200
    for (let n = 0; n <= usualLimits.registration.points; n++) {
      last = (await limited.ask(registerTrial, { body: trialBody })).status
    }
    expect(last).toBe(429)
  })
})

test.each(['/api/nowhere', '/api/docs', '/api/docs/json', '/api/docs-of-nobody', '/ready', '/nowhere'])(
  'no browser takes an answer for anything else than it says it is: %s',
  async (path) => {
    expect((await game.send('GET', path)).headers['x-content-type-options']).toBe('nosniff')
  },
)

test('a reply lost on its way after the write is given again, and the write happened once', async () => {
  const port = Number(new URL(await game.listen()).port)
  const { id, token } = await aTraveller(game)
  const key = aKey()
  const versionNow = async () => {
    const [row] = await game.services.database.query<{ version: number }>(
      sql`SELECT version FROM player WHERE id = ${id}`,
    )
    return row?.version
  }
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(
    `POST ${switchPush.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\nidempotency-key: ${key}\r\ncontent-length: 0\r\n\r\n`,
  )
  while ((await versionNow()) === 1) await new Promise((resolve) => setImmediate(resolve))
  socket.destroy()
  const client = new Client(port, 1)
  const again = await client.ask(switchPush, { as: token, key })
  client.close()
  expect([again.status, again.body.push, again.headers['idempotency-replayed']]).toEqual([200, true, 'true'])
  expect(await versionNow()).toBe(2)
})

test('a wrong password through a session is refused without ending it', async () => {
  const player = await aPlayer(game)
  const body = { passwordCurrent: 'not this one', passwordNew: 'seven quiet bears' }
  expect((await game.ask(setPassword, { as: player.token, body })).status).toBe(422)
  const entered = await game.ask(login, { body: { name: player.name, password: goodPassword } })
  expect(entered.status).toBe(200)
})
