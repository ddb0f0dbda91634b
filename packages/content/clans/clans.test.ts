import { CLAN_RANKS } from '@skystair/rules/clan/clan.ts'
import { drawGift } from '@skystair/rules/clan/factory-gift.ts'
import { mostMembersAt } from '@skystair/rules/clan/level.ts'
import { CLAN_RIGHTS, type ClanRight } from '@skystair/rules/clan/rights.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS } from '../artifacts.data.ts'
import { CLANS } from './clans.ts'

const HOUR = 3_600_000
const levels = Array.from({ length: 20 }, (_, place) => place + 1)

/** Who may what, written down once more by hand: how many of the ranks, from the highest down. */
const ranksThatMay: Readonly<Record<ClanRight, number>> = {
  GIVE_LEADERSHIP: 1,
  RESIGN: 1,
  PROMOTE_TO_DEPUTY_LEADER: 2,
  DEMOTE_DEPUTY_LEADER: 2,
  PROMOTE_TO_REPRESENTATIVE: 3,
  DEMOTE_REPRESENTATIVE: 3,
  KICK: 3,
  START_BUILDING: 3,
  IMPROVE_HALL: 3,
  CHANGE_THEME: 3,
  EDIT_ABOUT: 3,
  EDIT_ADVERTISEMENT: 3,
  CHANGE_RAID_DIFFICULTY: 3,
  PROMOTE_TO_PARTICIPANT: 4,
  INVITE: 4,
  COMPLETE_BUILDING: 4,
  KEEP_FORUM: 4,
  WRITE_FORUM: 5,
  DONATE: 6,
  TAKE_FACTORY_GIFT: 6,
  LEAVE_CLAN: 6,
}

test.each(CLAN_RIGHTS)('%s belongs to the ranks that the design gives it to', (right) => {
  expect(CLAN_RANKS.filter((rank) => CLANS.rights[rank].includes(right))).toEqual(
    CLAN_RANKS.slice(0, ranksThatMay[right]),
  )
})

test('founding costs 200 emeralds, joining is open from level 15', () => {
  expect([CLANS.foundingPrice, CLANS.joinLevel]).toEqual([{ mithril: 200 }, 15])
})

test('a clan of level 1 has room for 12, of the highest for 100', () => {
  expect([1, CLANS.topLevel].map((level) => mostMembersAt(level, CLANS))).toEqual([12, 100])
})

test('three banners are free, the next costs 250 emeralds', () => {
  expect([CLANS.themes, CLANS.freeThemes, CLANS.themePrice]).toEqual([12, 3, { mithril: 250 }])
})

describe('buildings', () => {
  test.each(Object.entries(CLANS.buildings))('%s costs more with each level, in whole coins', (_, design) => {
    const gears = levels.map((level) => design.price(level).gear ?? 0)
    expect(gears).toEqual(gears.toSorted((one, other) => one - other))
    for (const level of levels)
      for (const amount of Object.values(design.price(level))) expect(Number.isInteger(amount)).toBe(true)
  })

  test('take longer with each level, four days at most', () => {
    expect(CLANS.buildingTime(1)).toBe(1.45 * HOUR)
    expect(CLANS.buildingTime(20)).toBe(96 * HOUR)
  })
})

describe('the gift of the factory', () => {
  test('has odds that add up, and names no currency twice', () => {
    const { giftOdds } = CLANS
    expect(giftOdds.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(new Set(giftOdds.map(({ currency }) => currency)).size).toBe(giftOdds.length)
  })

  test('is never nothing in any part, whatever is drawn', () => {
    for (const level of levels)
      for (let seed = 0; seed < 50; seed++)
        for (const amount of Object.values(drawGift(level, String(seed), CLANS)))
          expect(Number.isInteger(amount) && amount > 0).toBe(true)
  })

  test('is worth more with each level of the factory', () => {
    const worths = [0, ...levels].map(CLANS.giftWorth)
    expect(worths).toEqual([...new Set(worths)].toSorted((one, other) => one - other))
  })
})

test('every good of the shop can be made, and costs something', () => {
  expect(new Set(CLANS.goods.map(({ id }) => id)).size).toBe(CLANS.goods.length)
  for (const { id, price, aWeek, fromLevel, gives } of CLANS.goods) {
    expect([id, price > 0, aWeek > 0, fromLevel <= CLANS.topLevel]).toEqual([id, true, true, true])
    if (gives.kind === 'things' && gives.things[0]?.kind === 'artifact')
      expect(Object.keys(ARTIFACTS)).toContain(gives.things[0].id)
  }
})
