import { CAMPAIGN_CHESTS, CHEST_CAMPAIGNS } from '@skystair/rules/chests/bought-chest.ts'
import {
  amountsOn,
  type ChestCard,
  type ChestContents,
  isDrawn,
} from '@skystair/rules/chests/chest-contents.ts'
import {
  type ChestLife,
  DELAYED_KINDS,
  type DelayedKind,
  NO_CHESTS,
} from '@skystair/rules/chests/chest-life.ts'
import { countVictory, takeDelayed } from '@skystair/rules/chests/delayed-chest.ts'
import { oddsOf } from '@skystair/rules/draw/draw.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS } from '../artifacts.data.ts'
import { CONSUMABLES } from '../consumables.data.ts'
import { REALM } from '../realm.ts'
import { RUNES } from '../runes.data.ts'
import { chestsOf } from './bought-chests.data.ts'
import { DELAYED, DELAYED_CONTENTS } from './delayed-chests.data.ts'

const HOUR = 3_600_000
const stairs = [1, 30, 200, 1_000]

const boughtChests = CHEST_CAMPAIGNS.flatMap((campaign) =>
  Object.entries(chestsOf(campaign, {})).map(
    ([chest, contents]) => [`${campaign} ${chest}`, contents] as const,
  ),
)
const all: readonly (readonly [string, ChestContents])[] = [
  ...Object.entries(DELAYED_CONTENTS),
  ...boughtChests,
]

describe.each(all)('the chest %s', (_, { sure, draws, lots }) => {
  test('has odds that add up to a hundred, each lot once', () => {
    expect(draws > 0).toBe(lots.length > 0)
    if (draws === 0) return
    expect(lots.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(oddsOf(lots).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(new Set(lots.map(({ id }) => id)).size).toBe(lots.length)
  })

  test('holds only what there is, and something on every card at every height', () => {
    const known = {
      artifact: (id: string) => ARTIFACTS[id] !== undefined,
      rune: (id: string) => RUNES[id] !== undefined,
      consumable: (id: string) => CONSUMABLES.some((one) => one.id === id),
    }
    for (const card of [...sure, ...lots]) {
      for (const stair of stairs)
        expect(card.thing !== null || Object.keys(amountsOn(card, stair, REALM)).length > 0).toBe(true)
      for (const { id } of card.thing?.among ?? [])
        expect(card.thing && known[card.thing.kind](id), id).toBe(true)
    }
  })
})

/** What an emerald would buy about, to compare chests with each other. */
const EMERALDS = {
  mithril: 1,
  gold: 0.02,
  crystal: 0.4,
  sulfur: 0.5,
  elixir: 1,
  caviar: 4,
  tickets: 6,
} as const
const THINGS: Readonly<Record<string, number>> = {
  consumable: 4,
  rune: 25,
  artifact: 40,
  piece: 100,
  legendary: 70,
  mythical: 100,
  supreme: 150,
}

const worthOfCard = (card: ChestCard, stair: number): number =>
  Object.entries(amountsOn(card, stair, REALM)).reduce(
    (sum, [currency, amount]) => sum + amount * (EMERALDS[currency as keyof typeof EMERALDS] ?? 0),
    0,
  ) + (card.thing === null ? 0 : (THINGS[card.thing.called] ?? 0))

function worthOf({ sure, draws, lots }: ChestContents, stair: number): number {
  const odds = oddsOf(lots)
  const drawn = lots.reduce((sum, lot, place) => sum + (odds[place] ?? 0) * worthOfCard(lot, stair), 0)
  return sure.reduce((sum, card) => sum + worthOfCard(card, stair), 0) + draws * drawn
}

const growing = (worths: readonly number[]) =>
  expect(worths.every((worth, place) => place === 0 || worth > 1.2 * (worths[place - 1] ?? 0))).toBe(true)

describe('the worth of a chest', () => {
  test.each(stairs)('grows with its kind at stair %i', (stair) => {
    growing(DELAYED_KINDS.map((kind) => worthOf(DELAYED_CONTENTS[kind], stair)))
  })

  test.each(['CHEST', 'CHEST_2', 'CHEST_3'] as const)('grows with its colour in %s', (campaign) => {
    const chests = chestsOf(campaign, {})
    for (const stair of stairs)
      growing(CAMPAIGN_CHESTS.flatMap((chest) => (chests[chest] ? [worthOf(chests[chest], stair)] : [])))
  })

  test('by purchase is never above what was bought for it', () => {
    for (const campaign of ['CHEST', 'CHEST_2', 'CHEST_3'] as const) {
      const chests = chestsOf(campaign, {})
      if (chests.AZURE) expect(worthOf(chests.AZURE, 200)).toBeLessThan(3_000)
    }
  })
})

test('three campaigns have six chests each, and a set has a piece at each of four thresholds', () => {
  for (const campaign of ['CHEST', 'CHEST_2', 'CHEST_3'] as const)
    expect(Object.keys(chestsOf(campaign, {}))).toHaveLength(6)
  const pieces = chestsOf('ARTIFACT_SET_1', { set: 'koschei' })
  expect(Object.values(pieces).map(({ sure }) => sure[0]?.thing?.among[0]?.id)).toEqual([
    'koschei-sword',
    'koschei-ring',
    'koschei-amulet',
    'koschei-crown',
  ])
  expect(Object.values(pieces).some(isDrawn)).toBe(false)
  expect(chestsOf('ARTIFACT_SET_1', { set: 'no such set' })).toEqual(chestsOf('ARTIFACT_SET_1', {}))
})

test('the promo chest holds the emeralds of the calendar, and there is none without', () => {
  const emeralds = (contents: object) => chestsOf('CHEST_2', { ...contents }).PROMO?.sure[0]?.amounts.mithril
  expect([emeralds({ promo: 40 }), emeralds({}), emeralds({ promo: 'many' })]).toEqual([
    40,
    undefined,
    undefined,
  ])
})

/** Somebody who looks in three times a day and wins ten battles each time. */
function chestsOfAWeek(): readonly DelayedKind[] {
  const taken: DelayedKind[] = []
  let life: ChestLife = NO_CHESTS
  for (let day = 0; day < 7; day++)
    for (const hour of [8, 13, 20]) {
      const now = (day * 24 + hour) * HOUR
      for (;;) {
        const took = takeDelayed(life, now, DELAYED)
        if (isRefusal(took)) break
        taken.push(took.kind)
        life = took.life
      }
      for (let battle = 0; battle < 10; battle++) life = countVictory(life, now, DELAYED)
    }
  return taken
}

test('a free player finds about one artifact a week in the chests of the road', () => {
  const artifactsIn = ({ draws, lots }: ChestContents) =>
    (draws * (lots.find(({ id }) => id === 'artifact')?.weight ?? 0)) / 100
  const found = chestsOfAWeek().reduce((sum, kind) => sum + artifactsIn(DELAYED_CONTENTS[kind]), 0)
  expect(found).toBeGreaterThan(0.75)
  expect(found).toBeLessThan(1.35)
})
