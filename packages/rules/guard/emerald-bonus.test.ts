import { expect, test } from 'vitest'
import {
  bonusPoints,
  campaignBonusPercents,
  referralPercent,
  rewardedAdsPerDay,
  sharingBonusEmeralds,
  welcomeBonusEmeralds,
} from './emerald-bonus.ts'

test('a friend brings 30 % of purchases, 45 % to the brilliant', () => {
  expect(referralPercent(null)).toBe(30)
  expect(referralPercent('silver')).toBe(30)
  expect(referralPercent('gold')).toBe(30)
  expect(referralPercent('brilliant')).toBe(45)
})

test('the welcome bonus is 99 emeralds, sharing gives 15', () => {
  expect(welcomeBonusEmeralds).toBe(99)
  expect(sharingBonusEmeralds).toBe(15)
})

test('a rewarded ad can be seen 3 times a day', () => {
  expect(rewardedAdsPerDay).toBe(3)
})

test('campaigns of the bank add 50 or 100 percent', () => {
  expect(campaignBonusPercents).toEqual([50, 100])
})

test('bonus points are a percent of the emeralds bought', () => {
  expect(bonusPoints(1000, 7)).toBe(70)
  expect(bonusPoints(99, 5)).toBe(4)
})

test('bonus points are never more than the purchase', () => {
  expect(bonusPoints(1000, 250)).toBe(1000)
})
