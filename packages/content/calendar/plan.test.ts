import { contentsWrong } from '@skystair/rules/calendar/contents.ts'
import { RUN_TYPES } from '@skystair/rules/calendar/kind.ts'
import { firstOverlap } from '@skystair/rules/calendar/plan-change.ts'
import { runsFor } from '@skystair/rules/calendar/runs.ts'
import { languages, userSources } from '@skystair/rules/player/choices.ts'
import { describe, expect, test } from 'vitest'
import { CALENDAR_CONTENTS } from './contents.ts'
import { CALENDAR_PLAN } from './plan.data.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 18)
const YEARS = { from: START, to: START + 3 * 366 * DAY }
const calendar = { plan: CALENDAR_PLAN, changes: [] }
const player = (level: number, stair: number) => ({
  language: 'RU',
  level,
  stair,
  userSource: 'OWN',
  createdAt: 0,
  clocks: [],
})

describe('the year’s plan', () => {
  test('never lets two of a kind run at once, for three years', () => {
    expect(firstOverlap(calendar, YEARS)).toBeNull()
  })

  test('always has something on, and not all of it at once, for three years', () => {
    for (let at = YEARS.from; at < YEARS.to; at += 6 * HOUR) {
      const running = runsFor(calendar, player(10, 50), { from: at, to: at + 1 })
      const inTurn = running.filter(({ entry }) => entry.window.comes !== 'always')
      expect(inTurn.length, new Date(at).toISOString()).toBeGreaterThan(0)
      expect(inTurn.length, new Date(at).toISOString()).toBeLessThan(7)
    }
  })

  test('gives nothing that does not exist, to nobody that cannot be', () => {
    for (const { id, kind, contents, audience } of CALENDAR_PLAN) {
      expect(contentsWrong(CALENDAR_CONTENTS, kind, contents), id).toBeNull()
      expect(audience.languages.every((one) => (languages as readonly string[]).includes(one))).toBe(true)
      expect(audience.sources.every((one) => (userSources as readonly string[]).includes(one))).toBe(true)
    }
    expect(new Set(CALENDAR_PLAN.map(({ id }) => id)).size).toBe(CALENDAR_PLAN.length)
  })

  test('has every kind of campaign within a year', () => {
    const kinds = new Set(CALENDAR_PLAN.map(({ kind }) => kind))
    expect(RUN_TYPES.filter((type) => !kinds.has(type))).toEqual([])
  })

  test('sells mythical heroes for less each weekend, in a round of eight', () => {
    const monday = Date.UTC(2026, 2, 2)
    const sales = Array.from({ length: 8 }, (_, week) =>
      runsFor(calendar, player(1, 1), {
        from: monday + week * 7 * DAY + 5 * DAY,
        to: monday + week * 7 * DAY + 5 * DAY + 1,
      })
        .filter(({ entry }) => entry.kind.startsWith('MYTH'))
        .map(({ entry, startsAt, endsAt }) => [
          entry.kind,
          startsAt - monday - week * 7 * DAY,
          endsAt - startsAt,
        ]),
    )
    expect(sales).toEqual(
      ['MYTH_20', 'MYTH_50', 'MYTH_10', 'MYTH_25', 'MYTH_20', 'MYTH_75', 'MYTH_10', 'MYTH_25'].map((kind) => [
        [kind, 4.5 * DAY, 2.5 * DAY],
      ]),
    )
  })
})
