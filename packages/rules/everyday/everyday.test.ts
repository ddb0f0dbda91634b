import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aRealm } from '../road/a-realm.ts'
import { NEVER_TAKEN, takeEveryday } from './everyday.ts'

const DAY = 86_400_000
const realm = aRealm()

describe('the everyday reward', () => {
  const day = { experience: 0, gold: 2, heroWorth: 0, amounts: {}, things: [] }
  const rewards = [day, { ...day, gold: 5 }]

  test('is taken once a day, in order, and goes round', () => {
    const first = ok(takeEveryday(NEVER_TAKEN, rewards, 10, realm, 5 * DAY))
    expect(first.reward.amounts.gold).toBe(20)
    expect(codeOf(takeEveryday(first.everyday, rewards, 10, realm, 5 * DAY + 1))).toBe(
      'everyday.refused.come-tomorrow',
    )
    const second = ok(takeEveryday(first.everyday, rewards, 10, realm, 9 * DAY))
    expect(second.reward.amounts.gold).toBe(50)
    expect(ok(takeEveryday(second.everyday, rewards, 10, realm, 10 * DAY)).reward.amounts.gold).toBe(20)
  })
})
