import { describe, expect, it } from 'vitest'
import { seatsFor } from './seats.ts'

const guests = (count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `${i}`, width: width - i, height: height - i }))

describe('the seats of a cast', () => {
  it('never overlap, and lie on the sheet', () => {
    const twelve = guests(12, 700, 600)
    const { width, height, seats } = seatsFor(twelve)
    for (const one of twelve) {
      const [at, right, below] = [seats.get(one.key), one.width, one.height]
      if (at === undefined) throw new Error(`${one.key} has no seat`)
      expect(at.x + right).toBeLessThanOrEqual(width)
      expect(at.y + below).toBeLessThanOrEqual(height)
      for (const other of twelve) {
        const beside = seats.get(other.key)
        if (other === one || beside === undefined) continue
        const apart =
          at.x + right < beside.x ||
          beside.x + other.width < at.x ||
          at.y + below < beside.y ||
          beside.y + other.height < at.y
        expect(apart, `${one.key} and ${other.key}`).toBe(true)
      }
    }
  })

  it('waste no more than a small cast needs', () => {
    expect(seatsFor(guests(1, 300, 200))).toMatchObject({ width: 300, height: 200 })
  })

  it('are refused to whom the sheet has no room for', () => {
    const { seats } = seatsFor([...guests(4, 2048, 1100), { key: 'wide', width: 2049, height: 10 }])
    expect([...seats.keys()]).toEqual(['0', '1', '2'])
  })
})
