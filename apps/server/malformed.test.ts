import { current, setArenaRewardHour, setCoordinate, updateVersion } from '@skystair/contract/player.ts'
import { login, setName } from '@skystair/contract/security.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { aGame, type Question } from './testing/game.ts'
import { aTraveller, type Person } from './testing/people.ts'

const game = aGame()
let person: Person
beforeAll(async () => {
  person = await aTraveller(game)
})

const send = (body: string, type = 'application/json', path = updateVersion.path) =>
  game.send('POST', path, { as: person.token, body, headers: { 'content-type': type } })

describe('a body that cannot be read', () => {
  test.each([
    ['half a word', '{"version": 44'],
    ['not JSON at all', 'version=1;'],
    ['a number that is none', '{"version": NaN}'],
    ['a comment', '{"version": 1} // one'],
    ['only an opening', '['.repeat(50_000)],
  ])('is refused: %s', async (_, body) => {
    const answer = await send(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'errors.malformed'])
  })

  test.each(['application/xml', 'multipart/form-data; boundary=x', 'image/png', 'nonsense'])(
    'is refused: of the kind %s',
    async (type) => {
      expect((await send('{"version":440}', type)).status).toBe(400)
    },
  )

  test('is refused when it is huge, and says so', async () => {
    const { status, body } = await send(JSON.stringify({ version: 1, pad: 'x'.repeat(200_000) }))
    expect([status, body.code]).toEqual([413, 'errors.too-large'])
  })

  test('is refused over a real wire too, with the line left whole until the answer', async () => {
    const body = JSON.stringify({ version: 1, pad: 'x'.repeat(5_000_000) })
    const headers = { 'content-type': 'application/json', authorization: person.token }
    const answer = await fetch(`${await game.listen()}${updateVersion.path}`, {
      method: 'POST',
      body,
      headers,
    })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'errors.too-large' }),
    ])
  })
})

describe('a body that reads well but is not what was asked for', () => {
  test.each([
    ['an unknown field', '{"version":440,"gold":1000000}'],
    ['nothing', '{}'],
    ['a list', '[440]'],
    ['a text', '"440"'],
    ['deep nesting', `{"version":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['a number below zero', '{"version":-1}'],
    ['a number beyond counting', '{"version":1e400}'],
    ['half a number', '{"version":1.5}'],
    ['a text for a number', '{"version":"440"}'],
    ['a planted prototype', '{"version":440,"__proto__":{"admin":true}}'],
    ['a planted constructor', '{"version":440,"constructor":{"prototype":{"admin":true}}}'],
  ])('is refused: %s', async (_, body) => {
    const answer = await send(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'errors.invalid-input'])
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })

  test.each([
    ['a null character', '{"name":"a\\u0000b","password":"x"}'],
    ['half a letter', '{"name":"a\\ud800b","password":"x"}'],
  ])('is refused: %s', async (_, body) => {
    const answer = await send(body, 'application/json', login.path)
    expect([answer.status, answer.body.code]).toEqual([400, 'errors.invalid-input'])
  })

  test('says which field was wrong', async () => {
    const { body } = await game.ask(setArenaRewardHour, { as: person.token, body: { hour: 99 } })
    expect(body.params).toEqual({ field: 'hour' })
  })

  test.each([
    ['is missing', {}, 'version'],
    ['is too many', { version: 440, gold: 1 }, 'gold'],
  ])('says which field %s', async (_, body, field) => {
    const answer = await game.ask(updateVersion, { as: person.token, body })
    expect(answer.body.params).toEqual({ field })
  })

  test.each([
    ['not fitting', '{}'],
    ['not readable', '{'],
  ])('is refused in the language of the player, whatever the browser says: %s', async (_, body) => {
    const russian = await aTraveller(game, { lang: 'RU' })
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
    const answer = await game.send('POST', updateVersion.path, { as: russian.token, body, headers })
    expect([answer.status, answer.body.text]).toEqual([400, expect.stringMatching(/[а-я]/)])
    const stranger = await game.send('POST', updateVersion.path, { as: '1.a.b', body, headers })
    expect(stranger.body.text).not.toMatch(/[а-я]/)
  })

  test('changes nothing', async () => {
    const body = { coordinate: 1e300, defaultWorld: 'RU', worldType: 'main' }
    expect((await game.ask(setCoordinate, { as: person.token, body })).status).toBe(400)
    expect((await game.ask(current, { as: person.token })).body.coordinate).toBe(0)
  })
})

describe('an absurd address', () => {
  test.each([
    '/api/player/notif/remove/..%2F..%2Fetc',
    '/api/player/notif/remove/%00',
    `/api/player/notif/remove/${'x'.repeat(150)}`,
    '/api/player/set/quality/1e0',
    '/api/player/set/quality/99999999999999999999999',
    '/api/player/lang/switch/__proto__',
    '/api/security/sessions/%F0%9F%92%A9/end',
  ])('is refused: %s', async (path) => {
    const answer = await game.send('POST', path, { as: person.token })
    expect([answer.status, answer.body.code]).toEqual([400, 'errors.invalid-input'])
  })

  test.each(['/api/nowhere', '/api/player/set/quality/', `/api/player/notif/remove/${'x'.repeat(300)}`])(
    'leads nowhere: %s',
    async (path) => {
      const { status } = await game.send('POST', path, { as: person.token })
      expect([400, 404]).toContain(status)
    },
  )

  test('a broken escape is refused and not a failure', async () => {
    for (const path of ['/api/player/notif/remove/%E0%A4', '/api/place/%zz/info']) {
      const { status, body } = await game.send('POST', path, { as: person.token })
      expect([status, body]).toEqual([
        400,
        { code: 'errors.malformed', text: expect.any(String), params: {} },
      ])
    }
  })
})

test.each(['0', '-1', '99999999999999999', 'null', `${'9'.repeat(16)}.x.y`, '1.a.b', '\u00e9'])(
  'a token like %s is nobody',
  async (token) => {
    const tokenQuestion: Question = { as: token, body: { name: 'Any Name' } }
    expect((await game.ask(setName, tokenQuestion)).status).toBe(401)
  },
)

test('a form is read like JSON', async () => {
  const body = 'name=Nobody&password=guess'
  const answer = await send(body, 'application/x-www-form-urlencoded', login.path)
  expect(answer.body.code).toBe('security.refused.login-wrong')
})
