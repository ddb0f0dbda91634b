import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reach } from '../server/reach.ts'
import { cameByMove, moveTo, noteMoves } from './move.ts'

const home = 'https://new.example/'
let clock = 0
let gone: string[] = []

/** A page of the browser with this address, opened long after the one before. */
function open(address: string): void {
  clock += 3_600_000
  gone = []
  vi.stubGlobal('window', {
    location: { href: address, replace: (place: string) => gone.push(place) },
    history: { state: null, replaceState: (_: null, __: '', next: string) => (window.location.href = next) },
  })
  noteMoves()
}

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a new home that is slow to answer is not begun anew with every answer of the old one', () => {
  open('https://old.example/chat')
  for (let answers = 0; answers < 3; answers++) {
    void moveTo(home)
    clock += 5_000
  }
  expect(gone).toEqual(['https://new.example/chat?moved=1'])
})

test('whoever stayed all the same is told again after a while', () => {
  open('https://old.example/chat')
  void moveTo(home)
  clock += 60_000
  void moveTo(home)
  expect(gone).toHaveLength(2)
})

test('the count of moves goes on from where the visitor came, though the address does not show it', () => {
  open('https://old.example/chat?moved=1')
  expect(cameByMove()).toBe(true)
  expect(window.location.href).toBe('https://old.example/chat')
  void moveTo(home)
  expect(gone).toEqual(['https://new.example/chat?moved=2'])
})

test('led in circles, or nowhere, a page stays: the server is not to be reached', async () => {
  open('https://old.example/chat?moved=3')
  vi.stubGlobal('fetch', async () => Response.json({ message: home }, { status: 307 }))
  await expect(reach('/api/any', {})).rejects.toThrow('circles')
  open('https://old.example/chat')
  vi.stubGlobal('fetch', async () => new Response('no game here', { status: 307 }))
  await expect(reach('/api/any', {})).rejects.toThrow()
  expect(gone).toEqual([])
})
