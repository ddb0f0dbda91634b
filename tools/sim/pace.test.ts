import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { describe, expect, test } from 'vitest'
import { dullMinutes } from './diary.ts'
import { live } from './live.ts'
import { sweep } from './million.ts'
import { dayOfHero, longestWall, median, medianDay, meetGoals, meetReturns, weekly } from './pace.ts'
import { PROFILES, type Profile } from './profile.ts'

/** Up to the last promise that is checked here. */
const DAYS = 120
const PLAYERS = 4
const PATIENCE = 60_000

const profileOf = (name: Profile['name']): Profile => {
  const profile = PROFILES.find((one) => one.name === name)
  if (!profile) throw new Error(`no profile ${name}`)
  return profile
}

describe.each(['casual', 'regular'] as const)('the %s player who pays nothing', (name) => {
  const profile = profileOf(name)
  const lives = Array.from({ length: PLAYERS }, (_, seed) => live(profile, `test-${seed}`, DAYS))

  test('keeps the pace of the design within a quarter', () => {
    const missed = meetGoals(profile, lives, DAYS)
      .filter(({ isMet }) => !isMet)
      .map(({ goal, wanted, found }) => `${goal.when}: ${goal.of} ${found}, wanted ${wanted}`)
    expect(missed).toEqual([])
  })

  test('wins about three prizes of the wheel and about one artifact of a chest a week', () => {
    const missed = meetReturns(profile, lives)
      .filter(({ isMet }) => !isMet)
      .map(({ what, found }) => `${what}: ${found}`)
    expect(missed).toEqual([])
  })

  test('turns a card a day, goes behind portals, opens presents, and is asked for mercy', () => {
    expect(weekly(lives, 'card')).toBeCloseTo(7, 0)
    for (const what of ['flock', 'place apart', 'promo-chest', 'campaign BOOSTER', 'spared', 'looted'])
      expect([what, weekly(lives, what) > 0]).toEqual([what, true])
  })

  test('meets something new in every one of the first twenty minutes', () => {
    for (const { diary } of lives) expect(dullMinutes(diary, 20)).toEqual([])
  })

  test('gains something every day', () => {
    for (const { diary } of lives) expect(diary.days.every(({ gained }) => gained)).toBe(true)
  })

  test('owns a legendary hero by day 10 and a mythical one by day 40', () => {
    const dayOf = (tier: HeroTier) => medianDay(lives.map((life) => dayOfHero(life, tier)))
    expect(dayOf('legendary')).toBeLessThanOrEqual(10)
    expect(dayOf('mythical')).toBeLessThanOrEqual(40)
    if (name === 'regular') expect(dayOf('mythical')).toBeLessThan(30)
  })

  test('meets no wall of more than three days', () => {
    expect(median(lives.map((life) => longestWall(life).days))).toBeLessThanOrEqual(3)
  })

  test('is never refused what the interface would allow', () => {
    for (const { diary } of lives) expect([...diary.refusals]).toEqual([])
  })
})

describe('the payer', () => {
  const month = 30

  test(
    'gets there three to five times faster',
    () => {
      const free = live(profileOf('regular'), 'race', month)
      const target = free.diary.days[month]?.stair ?? 0
      const paid = live(profileOf('payer'), 'race', month)
      const day = paid.diary.days.findIndex(({ stair }) => stair >= target)
      expect(month / day).toBeGreaterThanOrEqual(3)
      expect(month / day).toBeLessThanOrEqual(5)
    },
    PATIENCE,
  )
})

test(
  'thousands of seeded battles of every world and height end without a fault',
  () => {
    expect(sweep(0, 2000).faults).toEqual([])
  },
  PATIENCE,
)
