import { afterEach, expect, test, vi } from 'vitest'
import { Festivity } from './festivity.ts'
import type { ParticleLook, Particles } from './particles.ts'

function festival(calm: boolean): { festivity: Festivity; seen: ParticleLook[] } {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: calm }) })
  const seen: ParticleLook[] = []
  const particles = { emit: (look: ParticleLook) => seen.push(look) }
  return { festivity: new Festivity(particles as unknown as Particles), seen }
}

afterEach(() => vi.unstubAllGlobals())

test('coins leap up, and fall', () => {
  const { festivity, seen } = festival(false)
  festivity.coins(100, 200, 5)
  expect(seen.map(({ frame }) => frame)).toEqual(Array(5).fill('coin'))
  expect(seen.every(({ vy = 0, gravity = 0 }) => vy < 0 && gravity > 0)).toBe(true)
})

test('rockets burst one after the other until all have', () => {
  const { festivity, seen } = festival(false)
  festivity.fireworks(300, 200, 400, 3)
  const bursts: number[] = []
  for (let i = 0; i < 10; i++) {
    const before = seen.length
    festivity.tick(0.1)
    if (seen.length > before) bursts.push(i)
  }
  expect(bursts.length).toBe(3)
})

test('nothing goes up for those who asked for calm', () => {
  const { festivity, seen } = festival(true)
  festivity.coins(100, 200)
  festivity.fireworks(300, 200, 400)
  festivity.tick(10)
  expect(seen).toEqual([])
})
