import { currentId, login } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { goodPassword } from '../../testing/people.ts'
import { Wire } from '../../testing/wire.ts'

const home = 'https://new.example/'
const moved = aGame({ environment: { MOVED_TO: 'https://new.example' } })
const elsewhere = aGame({ environment: { MOVED_TO: 'https://portal.example/games/лестница' } })

const pageFor = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ru' }
const visit = (url: string, game = moved) => game.send('GET', url, { headers: pageFor })

describe('a game that has moved', () => {
  test('tells every call its new address, and nothing a browser would follow by itself', async () => {
    const answers = [
      await moved.ask(currentId),
      await moved.ask(login, { body: { name: 'Vasilisa', password: goodPassword } }),
      await moved.send('GET', '/api/openapi.json'),
      await moved.send('GET', '/api/no-such-call'),
      await moved.send('GET', '/api/websocket'),
    ]
    for (const { status, body, headers } of answers) {
      expect([status, body, headers['cache-control']]).toEqual([307, { message: home }, 'no-store'])
      expect(headers).not.toHaveProperty('location')
    }
  })

  test('redirects every page to the same place of its new home, and nobody remembers it for ever', async () => {
    for (const [place, there] of [
      ['/', '?moved=1'],
      ['/player/12?ref=abc', 'player/12?ref=abc&moved=1'],
      ['/api/docs', 'api/docs?moved=1'],
      ['//evil.example/x', '/evil.example/x?moved=1'],
    ] as const) {
      const { status, headers } = await visit(place)
      expect([status, headers.location, headers['cache-control']]).toEqual([307, home + there, 'no-store'])
    }
  })

  test('redirects to a page of another site exactly as the operator named it', async () => {
    const { headers } = await visit('/player/12', elsewhere)
    expect(headers.location).toBe(
      'https://portal.example/games/%D0%BB%D0%B5%D1%81%D1%82%D0%BD%D0%B8%D1%86%D0%B0?moved=1',
    )
  })

  test('shows a page in the visitor’s language to whoever is led in circles', async () => {
    expect((await visit('/chat?moved=2')).status).toBe(307)
    const { status, headers, text } = await visit('/chat?moved=3')
    expect([status, headers.location, headers['content-type']]).toEqual([
      508,
      undefined,
      'text/html; charset=utf-8',
    ])
    expect(text).toContain('Указатели перепутались')
    expect(text).not.toContain('???')
  })

  test('still says to its operators how it is, whatever they look with', async () => {
    for (const page of ['/health', '/ready', '/metrics']) {
      expect((await moved.send('GET', page)).status, page).toBe(200)
      expect((await visit(page)).status, page).toBe(200)
    }
  })

  test('shakes the hand of whoever wants to listen, and lets go', async () => {
    const wire = await new Wire(await moved.listen()).open()
    expect(wire.socket.protocol).toBe('v12.stomp')
    expect(await wire.closed()).toBe(1001)
  })
})
