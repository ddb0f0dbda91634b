import { infoCurrent, switchPush } from '@skystair/contract/player.ts'
import { currentId, registerTrial } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aTraveller, trialBody } from '../../testing/people.ts'
import { platformsForTests } from '../../testing/platforms-for-tests.ts'

const none = Object.fromEntries(Object.keys(platformsForTests).map((name) => [name, '']))
const site = aGame({ environment: none })
const onPortal = aGame({ environment: { ...none, YANDEX_GAMES_SECRET: 'a secret' } })
const onOperator = aGame({
  environment: {
    ...none,
    OPERATOR_SECRET: 'a secret',
    OPERATOR_ORIGIN: 'https://portal.operator.example/games',
  },
})

type Game = typeof site

const policyOf = async (game: Game, name: string): Promise<string | undefined> => {
  const { headers } = await game.send('GET', '/nowhere')
  const policy = String(headers['content-security-policy'])
  return policy.split('; ').find((part) => part.startsWith(name))
}

describe('the page', () => {
  test('is shown inside no other page and takes no script from elsewhere while no platform is on', async () => {
    expect(await policyOf(site, 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(await policyOf(site, 'script-src')).toBe("script-src 'self'")
    expect(await policyOf(site, 'connect-src')).toBe("connect-src 'self'")
  })

  test('is shown inside the pages of a platform that is on, and of no other', async () => {
    const frames = await policyOf(onPortal, 'frame-ancestors')
    expect(frames).toMatch(/'self' https:\/\/yandex\.ru /)
    expect(frames).not.toMatch(/vk|telegram|crazygames/)
    expect(await policyOf(onPortal, 'script-src')).toBe("script-src 'self' https://yandex.ru/games/sdk/")
  })

  test('is shown by an operator whose address was told', async () => {
    expect(await policyOf(onOperator, 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://portal.operator.example",
    )
  })
})

test('inside a portal the cookie is kept for that portal alone, and taken away in the same way', async () => {
  const framed = { 'x-framed': '1' }
  const { headers } = await site.ask(registerTrial, { body: trialBody, headers: framed })
  expect(String(headers['set-cookie'])).toMatch(
    /^skystair=[^;]+; Path=\/; HttpOnly; SameSite=None; Max-Age=\d+; Secure; Partitioned$/,
  )
})

describe('the direct domain', () => {
  const [origin, direct] = ['https://stair.example', 'https://direct.example']
  const game = aGame({ environment: { PUBLIC_URL: origin, DIRECT_URL: direct } })
  const fromPage = { origin, host: 'direct.example', 'sec-fetch-site': 'cross-site' }

  test('is told to whoever plays, and to nobody else', async () => {
    const { token } = await aTraveller(game)
    const told = async (question: object) => (await game.ask(infoCurrent, question)).body.directDomain
    expect([await told({ as: token }), await told({})]).toEqual([direct, null])
    const { token: other } = await aTraveller(site)
    expect((await site.ask(infoCurrent, { as: other })).body.directDomain).toBeNull()
    expect(await policyOf(game, 'connect-src')).toBe(`connect-src 'self' ${direct} wss://direct.example`)
  })

  test('answers calls of the game’s own page, with an authorization and never with a cookie', async () => {
    const { token, id } = await aTraveller(game)
    const asked = await game.ask(currentId, { as: token, headers: fromPage })
    expect([asked.body.id, asked.headers['access-control-allow-origin']]).toEqual([id, origin])
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
    expect((await game.ask(switchPush, { as: token, headers: fromPage })).status).toBe(200)
    const { status, headers } = await game.send('OPTIONS', currentId.path, { headers: fromPage })
    expect([status, String(headers['access-control-allow-headers'])]).toEqual([
      204,
      expect.stringContaining('authorization'),
    ])
  })

  test.each(['https://elsewhere.example', 'https://stair.example.elsewhere.example', 'null'])(
    'answers no page of %s',
    async (stranger) => {
      const { token } = await aTraveller(game)
      const headers = { ...fromPage, origin: stranger }
      const asked = await game.ask(currentId, { as: token, headers })
      expect(asked.headers['access-control-allow-origin']).toBeUndefined()
      expect((await game.ask(switchPush, { as: token, headers })).status).toBe(403)
    },
  )

  test('is closed where the operator has named none', async () => {
    const { token } = await aTraveller(site)
    const headers = { ...fromPage, origin: 'http://localhost:3000' }
    expect((await site.ask(switchPush, { as: token, headers })).status).toBe(403)
  })
})
