import { expect, test } from 'vitest'
import { percentFor, type ReferralRules, type SelfDoubt, selfDoubt, shareOf } from './referral.ts'

const rules: ReferralRules = {
  share: 30,
  shareOfBrilliant: 45,
  startBonus: 99,
  startLevel: 5,
  sharing: 15,
  clanBonus: 50,
}

test('a friend’s purchase brings thirty percent, and forty-five to a brilliant inviter, never a part of an emerald', () => {
  expect([null, 'silver', 'gold', 'brilliant'].map((status) => percentFor(status as never, rules))).toEqual([
    30, 30, 30, 45,
  ])
  expect([shareOf(350, null, rules), shareOf(130, 'brilliant', rules), shareOf(3, null, rules)]).toEqual([
    105, 58, 0,
  ])
})

test.each<[SelfDoubt | null, string[], string[], string[], string[]]>([
  [null, ['device:a', 'address:b'], ['device:c', 'address:d'], ['vk:1'], ['vk:2']],
  [null, [], [], [], []],
  ['same-address', ['device:a', 'address:b'], ['device:c', 'address:b'], [], []],
  ['same-device', ['device:a', 'address:b'], ['address:b', 'device:a'], [], []],
  ['same-payer', ['device:a'], ['device:c'], ['vk:1'], ['ok:1', 'vk:1']],
])('whoever invites oneself is found: %s', (doubt, friend, inviter, paid, inviterPaid) => {
  expect(selfDoubt({ traces: friend, payers: paid }, { traces: inviter, payers: inviterPaid })).toBe(doubt)
})
