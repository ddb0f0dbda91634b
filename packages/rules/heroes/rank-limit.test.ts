import { expect, test } from 'vitest'
import { forceLimits, heroRankLimits } from './rank-limit.ts'

test('a human rises to rank 5, a phoenix to 6, a myth hero to 7, a top hero to 8', () => {
  expect(heroRankLimits).toMatchObject({ HUMAN: 5, PHOENIX: 6, MYTH: 7, TOP: 8 })
})

test('forces stop at warlock 2, titan 3, angel and yotun 4, archangel and architian 5', () => {
  expect(forceLimits).toMatchObject({ WARLOCK: 2, TITAN: 3, ANGEL: 4, YOTUN: 4, ARCHANGEL: 5, ARCHITIAN: 5 })
})

test('the Asgardian phoenix has its force up to 5 and its rank up to 6', () => {
  expect(forceLimits.ASG_PHOENIX).toBe(5)
  expect(heroRankLimits.ASG_PHOENIX).toBe(6)
})
