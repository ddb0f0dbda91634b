import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import {
  type AchievementDesign,
  achieved,
  achievementsWaiting,
  NO_ACHIEVEMENTS,
  takeAchievement,
  wearTitle,
} from './achievement.ts'

const designs: readonly AchievementDesign[] = [
  { id: 'lairs-1', deed: 'lair-beaten', total: 10, reward: { mithril: 5 }, leadsTo: 'road' },
  { id: 'stairs-1', deed: 'stair-reached', total: 30, reward: { mithril: 5 }, leadsTo: 'road' },
]
const achiever = { tally: { 'lair-beaten': 12 }, stair: 7, level: 3 }

describe('deeds of the shelf', () => {
  test('are counted over the whole life, up to their total; stairs are as high as one stands', () => {
    expect(designs.map((design) => achieved(design, achiever))).toEqual([10, 7])
    expect(designs.map((design) => achieved(design, { tally: {}, stair: 90, level: 3 }))).toEqual([0, 30])
    expect(achievementsWaiting(designs, NO_ACHIEVEMENTS, achiever)).toBe(1)
  })

  test('are paid once, when they are done', () => {
    const taken = takeAchievement(designs, NO_ACHIEVEMENTS, achiever, 'lairs-1')
    if (isRefusal(taken)) throw new Error(taken.refused)
    expect(taken.reward).toEqual({ mithril: 5 })
    const again = (id: string) => takeAchievement(designs, taken.life, achiever, id)
    expect(again('lairs-1')).toMatchObject({ refused: 'achievements.refused.taken' })
    expect(again('stairs-1')).toMatchObject({ refused: 'achievements.refused.not-yet' })
    expect(again('nothing')).toMatchObject({ refused: 'achievements.refused.unknown' })
    expect(achievementsWaiting(designs, taken.life, achiever)).toBe(0)
  })

  test('give a title that only whoever has it on the shelf may wear', () => {
    const life = { taken: ['lairs-1'], title: null }
    expect(wearTitle(life, 'lairs-1')).toEqual({ taken: ['lairs-1'], title: 'lairs-1' })
    expect(wearTitle({ ...life, title: 'lairs-1' }, null)).toEqual(life)
    expect(wearTitle(life, 'stairs-1')).toMatchObject({ refused: 'achievements.refused.not-on-shelf' })
  })
})
