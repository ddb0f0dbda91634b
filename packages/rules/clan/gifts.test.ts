import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aClan, aClanDesign as design } from './a-clan.ts'
import type { Clan, Member } from './clan.ts'
import { donationOf } from './donate.ts'
import { drawGift, whyNoGift } from './factory-gift.ts'
import { boughtThisWeek, buyGood } from './shop.ts'
import { NO_TIES } from './ties.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY

describe('the gift of the factory', () => {
  const factory: Clan = aClan(undefined, {
    buildings: { ...aClan().buildings, GEAR_FACTORY: { level: 2, endsAt: null } },
  })
  const [leader] = factory.members as [Member]
  const newbie: Member = { playerId: 9, rank: 'NEWBIE', joinedAt: 10 * DAY, given: 0 }
  const why = (member: Member, now: number, giftDay: number | null = null, clan = factory) =>
    codeOf(whyNoGift(clan, member, { ...NO_TIES, giftDay }, design, now))

  test('is there once a day, for newbies from the second day on', () => {
    expect(why(leader, 10 * DAY)).toBe('allowed')
    expect(why(leader, 10 * DAY, 10)).toBe('clan.refused.gift-taken')
    expect(why(leader, 11 * DAY, 10)).toBe('allowed')
    expect(why(newbie, 11 * DAY - 1)).toBe('clan.refused.gift-tomorrow')
    expect(why(newbie, 11 * DAY)).toBe('allowed')
    expect(why(leader, 10 * DAY, null, aClan())).toBe('clan.refused.no-factory')
  })

  test('is for 30 % gears, the rest is drawn', () => {
    for (const level of [1, 2, 5, 20]) {
      const { gear, ...others } = drawGift(level, 'seed', design)
      expect(gear).toBe(Math.round(design.giftWorth(level) * 0.3))
      expect(Object.keys(others).every((each) => ['crystal', 'sulfur'].includes(each))).toBe(true)
    }
  })

  test('is the same whenever it is drawn by the same seed', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(drawGift(3, `seed ${seed}`, design)).toEqual(drawGift(3, `seed ${seed}`, design))
  })

  test('is drawn as often as its odds say, and never draws nothing', () => {
    const drawn = Array.from({ length: 2_000 }, (_, seed) => drawGift(2, String(seed), design))
    const crystals = drawn.reduce((sum, { crystal = 0 }) => sum + crystal / Math.round((14 / 3) * 5), 0)
    expect(crystals / (3 * drawn.length)).toBeCloseTo(0.75, 1)
    // A portion too small to count is one.
    const sulfur = drawn.reduce((sum, { sulfur: found = 0 }) => sum + found, 0)
    expect(crystals + sulfur).toBe(3 * drawn.length)
  })
})

describe('a donation', () => {
  test('adds up portions of one kind, and is worth what gears it would make', () => {
    const donation = ok(
      donationOf(
        [
          { type: 'GEARS', amount: 3 },
          { type: 'GEMS', amount: 2 },
          { type: 'GEARS', amount: 4 },
        ],
        design,
      ),
    )
    expect(donation).toEqual({
      amounts: [
        { currency: 'mithril', amount: 2 },
        { currency: 'gear', amount: 7 },
      ],
      worth: 11,
    })
  })

  test('of nothing is none', () => {
    expect(codeOf(donationOf([], design))).toBe('clan.refused.nothing-given')
    expect(codeOf(donationOf([{ type: 'GEARS', amount: 0 }], design))).toBe('clan.refused.nothing-given')
  })
})

describe('the shop of the clan', () => {
  test('sells each good so often a week, and anew on Monday', () => {
    const once = ok(buyGood(NO_TIES, 'broth', 1, design, 0))
    const twice = ok(buyGood(once.ties, 'broth', 1, design, 0))
    expect([twice.good.price, boughtThisWeek(twice.ties, 'broth', 0)]).toEqual([6, 2])
    expect(codeOf(buyGood(twice.ties, 'broth', 1, design, 0))).toBe('clan.refused.good-sold-out')
    expect(boughtThisWeek(twice.ties, 'broth', WEEK)).toBe(0)
    expect(ok(buyGood(twice.ties, 'broth', 1, design, WEEK)).ties.bought.goods).toEqual({ broth: 1 })
  })

  test('shows more to higher clans', () => {
    expect(codeOf(buyGood(NO_TIES, 'spear', 2, design, 0))).toBe('clan.refused.good-later')
    expect(codeOf(buyGood(NO_TIES, 'spear', 3, design, 0))).toBe('allowed')
    expect(codeOf(buyGood(NO_TIES, 'toString', 3, design, 0))).toBe('clan.refused.unknown-good')
  })
})
