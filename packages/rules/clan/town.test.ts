import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aClan, aClanDesign as design } from './a-clan.ts'
import { setAbout, setAdvertisement, setDifficulty, setTheme, themePrice } from './appearance.ts'
import {
  buildersOf,
  buildingPrice,
  completeBuilding,
  hasteOf,
  speedUpBuilding,
  startBuilding,
  stateOf,
} from './build.ts'
import { type Building, buildingOf, type Clan } from './clan.ts'
import { improveHall } from './hall.ts'
import { isFull, levelOf, mostMembersAt, nextLevelAt } from './level.ts'

const HOUR = 3_600_000
const LEADER = 1
const rich = { gold: 0, mithril: 1_000, gear: 100, crystal: 100, elixir: 100, tickets: 0 }
const wealthy = (changes: Partial<Clan> = {}) => aClan(undefined, { treasury: rich, ...changes })
const having = (type: string, building: Building, clan = wealthy()): Clan => ({
  ...clan,
  buildings: { ...clan.buildings, [type]: building },
})
const start = (clan: Clan, type: string = 'EXPERIENCE') => startBuilding(clan, LEADER, type, design, 0)

describe('a building', () => {
  test('is paid by the treasury, all or nothing, and takes its time', () => {
    const { clan, spent, events } = ok(start(wealthy()))
    expect(clan.buildings.EXPERIENCE).toEqual({ level: 0, endsAt: HOUR })
    expect(stateOf(buildingOf(clan, 'EXPERIENCE'))).toBe('PROCESSING')
    expect([spent, clan.treasury.gear, clan.treasury.crystal]).toEqual([{ gear: 10, crystal: 5 }, 90, 95])
    expect(events).toMatchObject([{ type: 'buildingStarted', params: { building: 'EXPERIENCE', level: 1 } }])
    const short = wealthy({ treasury: { ...rich, crystal: 4 } })
    expect(codeOf(start(short))).toBe('clan.refused.insufficient-funds')
  })

  test('gives its level and 20 times its level of experience when it is opened, not before its time', () => {
    const { clan } = ok(start(having('EXPERIENCE', { level: 2, endsAt: null })))
    expect(codeOf(completeBuilding(clan, LEADER, 'EXPERIENCE', design, 3 * HOUR - 1))).toBe(
      'clan.refused.not-built-yet',
    )
    for (const who of [LEADER, null]) {
      const { clan: built } = ok(completeBuilding(clan, who, 'EXPERIENCE', design, 3 * HOUR))
      expect([built.buildings.EXPERIENCE, built.experience]).toEqual([{ level: 3, endsAt: null }, 60])
      expect(codeOf(completeBuilding(built, who, 'EXPERIENCE', design, 3 * HOUR))).toBe(
        'clan.refused.nobody-builds',
      )
    }
  })

  test('is at work one at a time, two from clan level 10', () => {
    const { clan } = ok(start(wealthy()))
    expect(codeOf(start(clan, 'SNOW_WORLD'))).toBe('clan.refused.builders-busy')
    expect(codeOf(start(clan))).toBe('clan.refused.building-already')
    const great = { ...clan, experience: design.levelExperience(9) }
    expect(buildersOf(great, design)).toEqual({ most: 2, busy: 1 })
    const { clan: both } = ok(start(great, 'SNOW_WORLD'))
    expect(codeOf(start(both, 'GEAR_FACTORY'))).toBe('clan.refused.builders-busy')
  })

  test('that nobody has designed is neither begun, nor hastened, nor opened', () => {
    for (const type of ['CASTLE', 'constructor']) {
      const { treasury } = wealthy()
      const codes = [startBuilding, speedUpBuilding, completeBuilding].map((deed) =>
        codeOf(deed(wealthy(), LEADER, type, design, 0)),
      )
      expect(new Set(codes)).toEqual(new Set(['clan.refused.unknown-building']))
      expect(treasury).toEqual(rich)
    }
  })

  test('is built no higher than level 20', () => {
    const top = having('EXPERIENCE', { level: 20, endsAt: null })
    expect([codeOf(start(top)), buildingPrice(top, 'EXPERIENCE', design)]).toEqual([
      'clan.refused.building-at-top',
      null,
    ])
  })

  test('is hastened for emeralds of the treasury, by the time that is left', () => {
    const clan = having('EXPERIENCE', { level: 0, endsAt: HOUR })
    expect(hasteOf(buildingOf(clan, 'EXPERIENCE'), design, HOUR / 2)).toBe(3)
    expect(hasteOf(buildingOf(wealthy(), 'EXPERIENCE'), design, 0)).toBe(0)
    const { clan: hastened, spent } = ok(speedUpBuilding(clan, LEADER, 'EXPERIENCE', design, 0))
    expect([spent, hastened.treasury.mithril]).toEqual([{ mithril: 6 }, 994])
    expect(codeOf(speedUpBuilding(hastened, LEADER, 'EXPERIENCE', design, 0))).toBe(
      'clan.refused.built-already',
    )
    expect(codeOf(speedUpBuilding(wealthy(), LEADER, 'EXPERIENCE', design, 0))).toBe(
      'clan.refused.nobody-builds',
    )
    const poor = { ...clan, treasury: { ...rich, mithril: 5 } }
    expect(codeOf(speedUpBuilding(poor, LEADER, 'EXPERIENCE', design, 0))).toBe(
      'clan.refused.insufficient-funds',
    )
  })
})

describe('the hall', () => {
  const hall = having('HALL_OF_FAME', { level: 2, endsAt: null })
  const improve = (clan: Clan, force: string, toLevel: number) =>
    improveHall(clan, LEADER, { force, toLevel }, ['ARM', 'STONE'], design)

  test('strengthens one class of force a level, up to its own', () => {
    const { clan } = ok(improve(hall, 'ARM', 1))
    const { clan: twice, spent } = ok(improve(clan, 'ARM', 2))
    expect([twice.hall, spent]).toEqual([{ ARM: 2 }, { gear: 2, elixir: 2 }])
    expect(codeOf(improve(twice, 'ARM', 3))).toBe('clan.refused.hall-too-low')
    expect(ok(improve(twice, 'STONE', 1)).clan.hall).toEqual({ ARM: 2, STONE: 1 })
  })

  test('takes nothing from whoever asked for a level that stands already, or skips one', () => {
    const { clan } = ok(improve(hall, 'ARM', 1))
    expect(codeOf(improve(clan, 'ARM', 1))).toBe('clan.refused.hall-has-changed')
    expect(codeOf(improve(hall, 'ARM', 2))).toBe('clan.refused.hall-has-changed')
  })

  test('knows its forces, and is paid by the treasury', () => {
    expect(codeOf(improve(hall, 'constructor', 1))).toBe('clan.refused.unknown-force')
    expect(codeOf(improve({ ...hall, treasury: { ...rich, elixir: 0 } }, 'ARM', 1))).toBe(
      'clan.refused.insufficient-funds',
    )
  })
})

const DAYS = 86_400_000

describe('the banner', () => {
  test('is changed three times free, then for 250 emeralds of the treasury and once a day', () => {
    let clan = wealthy()
    for (const theme of [2, 3, 4]) {
      expect(themePrice(clan, design)).toEqual({})
      clan = ok(setTheme(clan, LEADER, theme, design, DAYS)).clan
    }
    expect([clan.treasury.mithril, themePrice(clan, design)]).toEqual([1_000, { mithril: 250 }])
    clan = ok(setTheme(clan, LEADER, 5, design, DAYS)).clan
    expect([clan.treasury.mithril, clan.theme, clan.themeChanges]).toEqual([750, 5, 4])
    expect(codeOf(setTheme(clan, LEADER, 6, design, 2 * DAYS - 1))).toBe('clan.refused.theme-rests')
    expect(codeOf(setTheme(clan, LEADER, 6, design, 2 * DAYS - 1))).toBe('clan.refused.theme-rests')
    const poor = { ...clan, treasury: { ...rich, mithril: 249 } }
    expect(codeOf(setTheme(poor, LEADER, 6, design, 2 * DAYS))).toBe('clan.refused.insufficient-funds')
  })

  test('is one of twelve, and another than the one that flies', () => {
    expect(codeOf(setTheme(wealthy(), LEADER, 1, design, DAYS))).toBe('clan.refused.same-theme')
    for (const theme of [0, 13, 1.5, Number.NaN, -1])
      expect(codeOf(setTheme(wealthy(), LEADER, theme, design, DAYS))).toBe('clan.refused.unknown-theme')
  })
})

test('what the clan says of itself, its advertisement and its next boss are changed, and told', () => {
  const about = ok(setAbout(wealthy(), LEADER, 'We sing.', design))
  expect([about.clan.about, about.events[0]?.type]).toEqual(['We sing.', 'changeDescription'])
  expect(ok(setAbout(about.clan, LEADER, null, design)).clan.about).toBe(null)
  expect(ok(setAdvertisement(wealthy(), LEADER, 'Come!', design)).clan.advertisement).toBe('Come!')
  const boss = ok(setDifficulty(wealthy(), LEADER, 'HARD', design))
  expect([boss.clan.difficulty, boss.events[0]?.params]).toEqual(['HARD', { difficulty: 'HARD' }])
})

describe('the level of a clan', () => {
  test('grows with its experience: level n + 1 asks for what level n asks for', () => {
    expect([0, 49, 50, 149, 150].map((experience) => levelOf(experience, design))).toEqual([1, 1, 2, 2, 3])
    expect([nextLevelAt(0, design), nextLevelAt(50, design)]).toEqual([50, 150])
    expect([levelOf(1e12, design), nextLevelAt(1e12, design)]).toEqual([60, null])
  })

  test('lets in 10 and 2 for each level, 100 at most', () => {
    expect([1, 2, 44, 45, 46, 60].map((level) => mostMembersAt(level, design))).toEqual([
      12, 14, 98, 100, 100, 100,
    ])
  })

  test('decides when a clan is full', () => {
    const of = (count: number, experience: number) =>
      aClan(
        Array.from({ length: count }, () => 'NEWBIE' as const),
        { experience },
      )
    expect([isFull(of(11, 0), design), isFull(of(12, 0), design), isFull(of(12, 50), design)]).toEqual([
      false,
      true,
      false,
    ])
  })
})
