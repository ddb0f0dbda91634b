import { isConnectionExists } from '@skystair/contract/client-log.ts'
import { current, exportData } from '@skystair/contract/player.ts'
import { login, registerTrial } from '@skystair/contract/security.ts'
import { describe, expect, test, vi } from 'vitest'
import { aGame, type Question } from '../../testing/game.ts'
import { aTraveller, trialBody } from '../../testing/people.ts'
import { type LimitRules, usualLimits } from './limits.ts'

const few = 3
// Counted for as long as the tests may need, however busy the machine is.
const fewOfAll = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, { points: few, seconds: 7200 }]),
) as unknown as LimitRules
const game = aGame({ limits: fewOfAll })
const free = aGame()
const usual = aGame({ limits: usualLimits })

let callers = 0
const somewhere = () => `10.9.0.${++callers}`

/** The answers to one request too many. */
async function tooMany(method: 'GET' | 'POST', path: string, question: (n: number) => Question) {
  const statuses: number[] = []
  for (let n = 0; n <= few; n++) statuses.push((await game.send(method, path, question(n))).status)
  return statuses
}

describe('every request is counted', () => {
  const json = { 'content-type': 'application/json' }

  test.each([
    ['for the description of all calls', '/api/openapi.json'],
    ['for the same, spelled otherwise', '/%61pi/openapi.json'],
    ['for the description the page of calls shows', '/api/docs/json'],
    ['for the same in other words', '/api/docs/yaml'],
    ['for the page of calls', '/api/docs/'],
    ['for a file of that page', '/api/docs/static/index.css'],
    ['whether the database is there', '/ready'],
    ['for the measures', '/metrics'],
    ['for a call that is not there', '/api/nowhere'],
    ['for a file or a page that is not there', '/nowhere'],
    ['for the live wire, without asking for it', '/api/websocket'],
  ])('%s', async (_, path) => {
    const from = somewhere()
    const statuses = await tooMany('GET', path, () => ({ from }))
    expect(statuses.indexOf(429)).toBe(few)
  })

  test.each([
    ['makes no sense', json, '{'],
    ['is of no known kind', { 'content-type': 'application/xml' }, '<a/>'],
    ['is too large', json, `"${'x'.repeat(200_000)}"`],
  ])('also one whose body %s', async (_, headers, body) => {
    const from = somewhere()
    const statuses = await tooMany('POST', registerTrial.path, () => ({ from, headers, body }))
    expect(statuses.indexOf(429)).toBe(few)
  })

  test('but not whether the server lives', async () => {
    const from = somewhere()
    const statuses = await tooMany('GET', '/health', () => ({ from }))
    expect(statuses).toEqual(Array(few + 1).fill(200))
  })

  test('and not what a page of another site makes a browser send: it could shut its owner out', async () => {
    const from = somewhere()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const statuses = await tooMany('POST', registerTrial.path, () => ({ from, headers, body: trialBody }))
    expect(statuses).toEqual(Array(few + 1).fill(403))
    expect((await game.ask(registerTrial, { from, body: trialBody })).status).toBe(200)
  })
})

test('all that is kept about a player is shown only so often, however often anything else may be asked', async () => {
  const { token: as } = await aTraveller(usual)
  const from = somewhere()
  const show = () => usual.ask(exportData, { as, from }).then(({ status }) => status)
  for (let n = 0; n < usualLimits.exports.points; n++) expect(await show()).toBe(200)
  expect(await show()).toBe(429)
  expect((await usual.ask(current, { as, from })).status).toBe(200)
})

describe('whoever changes addresses', () => {
  const look = (from: string) => game.ask(isConnectionExists, { from }).then(({ status }) => status)

  test('within one household of IPv6 is counted as one, and another household for itself', async () => {
    for (let n = 0; n < few; n++) expect(await look(`2001:db8:0:1::${n}`)).toBe(200)
    expect(await look('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await look('2001:db8:0:2::1')).toBe(200)
  })

  test('from IPv4 to the same in IPv6 is counted as one', async () => {
    const caller = somewhere()
    for (let n = 0; n < few; n++) expect(await look(`::ffff:${caller}`)).toBe(200)
    expect(await look(caller)).toBe(429)
  })

  test('guesses a password no faster', async () => {
    const guess = (n: number) => ({
      from: `2001:db8:0:3::${n}`,
      body: { name: `Vasilisa ${n}`, password: 'a guess' },
    })
    const statuses = await tooMany('POST', login.path, guess)
    expect(statuses).toEqual([422, 422, 422, 429])
  })
})

test('the description of all calls is written once, for whoever asks', async () => {
  const paths = ['/api/openapi.json', '/api/docs/json']
  const [first] = [await free.send('GET', '/api/openapi.json'), await free.send('GET', '/api/docs/yaml')]
  const written = vi.spyOn(JSON, 'stringify')
  const again = []
  for (const path of paths) again.push(await free.send('GET', path))
  const descriptions = written.mock.calls.filter(([what]) => Object.hasOwn(Object(what), 'openapi'))
  written.mockRestore()
  expect(descriptions).toEqual([])
  expect(again.map(({ text }) => text)).toEqual(paths.map(() => first?.text))
})
