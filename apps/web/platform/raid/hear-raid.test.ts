import type { RaidView } from '@skystair/contract/raid.ts'
import { describe, expect, it } from 'vitest'
import { hearRaid, type RaidNews } from './hear-raid.ts'

const dealer = (id: number, dealt: number, place: number): RaidView['best'][number] => ({
  id,
  name: `member ${id}`,
  heroImage: null,
  gender: 'male',
  place,
  dealt,
  fights: 1,
  bestBlow: 10,
  replayId: null,
  loot: [],
})

const raid = {
  week: 7,
  pool: 1000,
  left: 600,
  fighting: [],
  fightingCount: 0,
  best: [dealer(1, 300, 1), dealer(2, 100, 2)],
  own: { dealt: 100, fights: 1, bestBlow: 10, place: 2 },
} as unknown as RaidView

const fighter = (id: number) => ({ id, name: `member ${id}`, heroImage: null })
const news = (changes: Partial<RaidNews>): RaidNews => ({
  notificationType: 'RAID_CHANGED',
  week: 7,
  pool: 1000,
  left: 350,
  fighting: [fighter(3)],
  fightingCount: 1,
  blow: null,
  killed: false,
  ...changes,
})

describe('what all members see of a blow', () => {
  it('is the pool and who fights, without asking', () => {
    expect(hearRaid(raid, news({}), 9)).toMatchObject({ left: 350, fightingCount: 1, fighting: [fighter(3)] })
  })

  it('never lets the pool grow, whichever news comes first', () => {
    expect(hearRaid(raid, news({ left: 700 }), 9).left).toBe(600)
  })

  it('raises who dealt it among the best', () => {
    const after = hearRaid(raid, news({ blow: { player: fighter(2), dealt: 250, bestBlow: 90 } }), 9)
    expect(after.best.map(({ id, dealt, place, bestBlow }) => [id, dealt, place, bestBlow])).toEqual([
      [2, 350, 1, 90],
      [1, 300, 2, 10],
    ])
  })

  it('counts as the own one for whoever struck it', () => {
    const blow = { player: fighter(2), dealt: 250, bestBlow: 90 }
    expect(hearRaid(raid, news({ blow }), 2).own).toMatchObject({ dealt: 350, fights: 2, bestBlow: 90 })
    expect(hearRaid(raid, news({ blow }), 1).own).toEqual(raid.own)
  })

  it('is nothing to a raid of another week', () => {
    expect(hearRaid(raid, news({ week: 8, left: 1 }), 9)).toBe(raid)
  })
})
