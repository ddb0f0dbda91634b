import { describe, expect, test } from 'vitest'
import { live } from './live.ts'
import { sweep } from './million.ts'
import { longestWall, median, meetGoals } from './pace.ts'
import { PROFILES, type Profile } from './profile.ts'

const DAYS = 30
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

  test('gains something every day', () => {
    for (const { diary } of lives) expect(diary.days.every(({ gained }) => gained)).toBe(true)
  })

  test('owns a legendary hero by day 10, and who plays an hour a day a mythical one by day 40', () => {
    const dayOf = (tier: string) =>
      median(lives.map(({ diary }) => Math.floor(diary.heroes.get(tier) ?? DAYS)))
    expect(dayOf('legendary')).toBeLessThanOrEqual(10)
    if (name === 'regular') expect(dayOf('mythical')).toBeLessThan(DAYS)
  })

  test('meets no wall of more than three days', () => {
    expect(median(lives.map((life) => longestWall(life).days))).toBeLessThanOrEqual(3)
  })

  test('is never refused what the interface would allow', () => {
    for (const { diary } of lives) expect([...diary.refusals]).toEqual([])
  })
})

describe('the payer', () => {
  test(
    'gets there three to five times faster',
    () => {
      const free = live(profileOf('regular'), 'race', DAYS)
      const target = free.diary.days[DAYS]?.stair ?? 0
      const paid = live(profileOf('payer'), 'race', DAYS)
      const day = paid.diary.days.findIndex(({ stair }) => stair >= target)
      expect(DAYS / day).toBeGreaterThanOrEqual(3)
      expect(DAYS / day).toBeLessThanOrEqual(5)
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
