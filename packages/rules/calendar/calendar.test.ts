import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../refusal.ts'
import { EVERYBODY } from './audience.ts'
import { NO_CAMPAIGNS } from './campaign.ts'
import type { Calendar, CalendarChange } from './change.ts'
import type { ContentShapes } from './contents.ts'
import type { CalendarEntry } from './entry.ts'
import { CALENDAR_KINDS } from './kind.ts'
import { type LocalClock, openOn, tellZone } from './local-clock.ts'
import { changeRefused, undoRefused } from './plan-change.ts'
import { type CalendarPlayer, runsFor } from './runs.ts'
import { seen, unseenOf, used, usesOf } from './use.ts'
import { shownAt } from './zone.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEW_YEAR = Date.UTC(2027, 0, 1)

const ZONES = [
  'Pacific/Kiritimati',
  'Asia/Kamchatka',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Honolulu',
]

const entry = (id: string, rest: Partial<CalendarEntry>): CalendarEntry => ({
  id,
  kind: 'SNOW_WORLD',
  clock: 'server',
  window: { comes: 'always' },
  audience: EVERYBODY,
  contents: {},
  ...rest,
})

const aPlayer = (rest: Partial<CalendarPlayer> = {}): CalendarPlayer => ({
  language: 'RU',
  level: 10,
  stair: 20,
  userSource: 'OWN',
  createdAt: 0,
  clocks: [],
  ...rest,
})

const inZone = (zone: string): readonly LocalClock[] => [{ zone, from: 0 }]

const idsAt = (calendar: Calendar, now: number, player = aPlayer()): readonly string[] =>
  runsFor(calendar, player, { from: now, to: now + 1 }).map(({ id }) => id)

const planned = (...plan: readonly CalendarEntry[]): Calendar => ({ plan, changes: [] })

const codeOf = (refusal: Refusal | null): string => refusal?.refused ?? 'allowed'

describe('a window', () => {
  const eightToMidnight = entry('snow', {
    clock: 'local',
    window: {
      comes: 'yearly',
      from: { month: 12, day: 30, time: 8 * HOUR },
      to: { month: 1, day: 3, time: 24 * HOUR },
    },
  })

  test.each(ZONES)(
    'of the own clock is open from eight to midnight, to the moment, over New Year: %s',
    (zone) => {
      const [run] = runsFor(planned(eightToMidnight), aPlayer({ clocks: inZone(zone) }), {
        from: NEW_YEAR,
        to: NEW_YEAR + 1,
      })
      expect(run?.id).toBe('snow@2026')
      const starts = run?.startsAt ?? 0
      const ends = run?.endsAt ?? 0
      expect(new Date(shownAt(starts, zone)).toISOString()).toBe('2026-12-30T08:00:00.000Z')
      expect(new Date(shownAt(ends, zone)).toISOString()).toBe('2027-01-04T00:00:00.000Z')
      const at = (now: number) => idsAt(planned(eightToMidnight), now, aPlayer({ clocks: inZone(zone) }))
      expect([at(starts - 1), at(starts), at(ends - 1), at(ends)]).toEqual([
        [],
        ['snow@2026'],
        ['snow@2026'],
        [],
      ])
    },
  )

  test.each([
    ['spring', Date.UTC(2026, 2, 28, 12), 47],
    ['autumn', Date.UTC(2026, 9, 24, 12), 49],
  ])('of two days is as long as the clocks of Berlin make it in %s', (_, from, hours) => {
    const open = openOn(inZone('Europe/Berlin'), { from, to: from + 2 * DAY })
    expect(((open?.endsAt ?? 0) - (open?.startsAt ?? 0)) / HOUR).toBe(hours)
  })

  test('of the server opens for all at once, to the moment, every time that it comes', () => {
    const weekly = entry('fair', {
      window: { comes: 'again', first: 5 * DAY, every: 7 * DAY, lasts: 2 * DAY },
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 * DAY }), fc.constantFrom(...ZONES), (now, zone) => {
        const isOpen = now >= 5 * DAY && (now - 5 * DAY) % (7 * DAY) < 2 * DAY
        expect(idsAt(planned(weekly), now, aPlayer({ clocks: inZone(zone) })).length).toBe(isOpen ? 1 : 0)
      }),
    )
  })

  test('opens once and closes once, no later than on the clock that opened it, whatever zones a device tells', () => {
    const told = fc.array(
      fc.record({ zone: fc.constantFrom(...ZONES), after: fc.integer({ min: 0, max: 40 * HOUR }) }),
      { maxLength: 12 },
    )
    const window = { from: NEW_YEAR + 8 * HOUR, to: NEW_YEAR + 5 * DAY }
    fc.assert(
      fc.property(told, (tellings) => {
        let clocks: readonly LocalClock[] = []
        let [opened, closed, first] = [0, 0, 0]
        let wasOpen = false
        let rest = [...tellings]
        let nextAt = NEW_YEAR - 3 * DAY + (rest[0]?.after ?? 0)
        for (let now = NEW_YEAR - 3 * DAY; now < NEW_YEAR + 9 * DAY; now += HOUR) {
          while (rest[0] && nextAt <= now) {
            clocks = tellZone(clocks, rest[0].zone, now)
            rest = rest.slice(1)
            nextAt += rest[0]?.after ?? 0
          }
          const moments = openOn(clocks, window)
          const isOpen = moments !== null && moments.startsAt <= now && now < moments.endsAt
          if (isOpen && !wasOpen) {
            opened += 1
            first = now
          }
          if (!isOpen && wasOpen) closed += 1
          if (isOpen) expect(now - first).toBeLessThanOrEqual(window.to - window.from)
          wasOpen = isOpen
        }
        expect(opened).toBeLessThanOrEqual(1)
        expect(closed).toBe(opened)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a zone that a device tells', () => {
  const noon = Date.UTC(2026, 5, 10, 12)

  test('counts from the next day on that has begun on neither clock', () => {
    const [clock] = tellZone([], 'Asia/Tokyo', noon)
    expect(clock).toEqual({ zone: 'Asia/Tokyo', from: Date.UTC(2026, 5, 10, 15) })
    const [west] = tellZone([], 'Pacific/Honolulu', noon)
    expect(west?.from).toBe(Date.UTC(2026, 5, 11, 10))
  })

  test('is taken back as long as it does not count, and not told twice', () => {
    const told = tellZone([], 'Asia/Tokyo', noon)
    expect(tellZone(told, 'Asia/Tokyo', noon + HOUR)).toBe(told)
    expect(tellZone(told, 'UTC', noon + HOUR)).toEqual([])
  })

  test('is not heard of whoever changes it all the time, so that no clock is forgotten that still matters', () => {
    let clocks: readonly LocalClock[] = []
    for (let day = 0; day < 40; day++)
      clocks = tellZone(clocks, ZONES[day % ZONES.length] ?? 'UTC', noon + day * 2 * DAY)
    expect(clocks.length).toBeLessThanOrEqual(8)
    expect(clocks[0]?.from).toBeLessThan(noon + 5 * DAY)
  })
})

describe('an audience', () => {
  test.each([
    ['language', { languages: ['EN'] }, { language: 'EN' }],
    ['platform', { sources: ['OK'] }, { userSource: 'OK' }],
    ['level', { levelFrom: 11, levelTo: 12 }, { level: 12 }],
    ['stair', { stairFrom: 21 }, { stair: 21 }],
  ])('is asked by its %s', (_, audience, player) => {
    const calendar = planned(entry('some', { audience: { ...EVERYBODY, ...audience } }))
    expect(idsAt(calendar, 1)).toEqual([])
    expect(idsAt(calendar, 1, aPlayer(player))).toEqual(['some'])
  })
})

describe('an operator', () => {
  const now = NEW_YEAR
  const shapes = Object.fromEntries(CALENDAR_KINDS.map((kind) => [kind, {}])) as unknown as ContentShapes
  const withHeroes: ContentShapes = {
    ...shapes,
    HERO: { hero: { choices: ['bear'] }, percent: { least: 5, most: 75 } },
  }
  const fair = entry('fair', {
    kind: 'CHEST',
    window: { comes: 'again', first: now + DAY, every: 28 * DAY, lasts: 2 * DAY },
  })
  const calendar = planned(fair, entry('wheel', { kind: 'WHEEL' }))
  const run = `fair@${new Date(now + DAY).toISOString().slice(0, 10)}`
  const calendarAfter = (...changes: readonly CalendarChange[]): Calendar => ({ ...calendar, changes })
  const refusal = (change: CalendarChange, of = calendar, at = now) =>
    codeOf(changeRefused(of, change, withHeroes, at))
  const made = (id: string, from: number, to: number, rest: Partial<CalendarEntry> = {}): CalendarChange => ({
    deed: 'new',
    entry: entry(id, { kind: 'CHEST', window: { comes: 'once', from, to }, ...rest }),
  })

  test('moves one run, and the others stay', () => {
    const move = { deed: 'move', run, from: now + 5 * DAY, to: now + 6 * DAY } as const
    expect(refusal(move)).toBe('allowed')
    const moved = calendarAfter(move)
    expect([now + DAY, now + 5 * DAY, now + 6 * DAY, now + 29 * DAY].map((at) => idsAt(moved, at))).toEqual([
      ['wheel'],
      ['wheel', run],
      ['wheel'],
      expect.arrayContaining(['wheel', expect.stringMatching('^fair@')]),
    ])
  })

  test('stops a run at once, or all of an entry', () => {
    const at = now + DAY + HOUR
    const stopped = calendarAfter({ deed: 'stop', run, at })
    expect([
      idsAt(stopped, at - 1).length,
      idsAt(stopped, at).length,
      idsAt(stopped, now + 29 * DAY).length,
    ]).toEqual([2, 1, 2])
    const never = calendarAfter({ deed: 'stop-all', entry: 'fair', at })
    expect(idsAt(never, now + 29 * DAY)).toEqual(['wheel'])
  })

  test.each<[string, CalendarChange, string]>([
    ['overlaps another of its kind', made('more', now + 2 * DAY, now + 4 * DAY), 'calendar.refused.overlaps'],
    [
      'overlaps what comes again in a month',
      made('more', now + 29 * DAY, now + 30 * DAY),
      'calendar.refused.overlaps',
    ],
    [
      'overlaps what is always on',
      made('more', now, now + DAY, { kind: 'WHEEL' }),
      'calendar.refused.overlaps',
    ],
    [
      'may overlap on somebody’s own clock',
      made('more', now + 3 * DAY + HOUR, now + 4 * DAY, { clock: 'local' }),
      'calendar.refused.overlaps',
    ],
    ['ends before it begins', made('more', now + 9 * DAY, now + 8 * DAY), 'calendar.refused.ends-first'],
    ['is over before it is planned', made('more', now - 2 * DAY, now - DAY), 'calendar.refused.past'],
    [
      'gives what does not exist',
      made('more', now, now + HOUR, { kind: 'HERO', contents: { hero: 'nobody', percent: 10 } }),
      'calendar.refused.contents',
    ],
    [
      'gives more than it says',
      made('more', now, now + HOUR, { kind: 'HERO', contents: { hero: 'bear', percent: 10, gold: 5 } }),
      'calendar.refused.contents',
    ],
    [
      'is for nobody',
      made('more', now, now + HOUR, { audience: { ...EVERYBODY, levelFrom: 5, levelTo: 4 } }),
      'calendar.refused.nobody',
    ],
    ['has a name that is taken', made('fair', now + 9 * DAY, now + 10 * DAY), 'calendar.refused.known'],
    [
      'moves what there is not',
      { deed: 'move', run: 'fair@1999-01-01', from: now, to: now + 1 },
      'calendar.refused.unknown',
    ],
    [
      'moves what is always on',
      { deed: 'move', run: 'wheel', from: now, to: now + 1 },
      'calendar.refused.always',
    ],
    ['stops what there is not', { deed: 'stop-all', entry: 'nothing', at: now }, 'calendar.refused.unknown'],
  ])('is refused with a reason what %s', (_, change, code) => {
    expect(refusal(change)).toBe(code)
  })

  test('plans two of a kind at once for people who never meet', () => {
    const [one, other] = ['RU', 'EN'].map((language) =>
      made(language, now + 9 * DAY, now + 10 * DAY, { audience: { ...EVERYBODY, languages: [language] } }),
    )
    if (!one || !other) throw new Error('nothing planned')
    expect(refusal(other, calendarAfter(one))).toBe('allowed')
  })

  test('moves of what has begun only its end', () => {
    const begun = now + DAY + HOUR
    const longer = { deed: 'lengthen', run, from: now + DAY, to: now + 5 * DAY } as const
    expect(refusal(longer, calendar, begun)).toBe('allowed')
    expect(refusal({ ...longer, deed: 'move', from: now + 2 * DAY }, calendar, begun)).toBe(
      'calendar.refused.begun',
    )
    expect(refusal(longer, calendar, now + 3 * DAY)).toBe('calendar.refused.over')
  })

  test('takes a change back, unless something else lies in its place by now', () => {
    const move = { deed: 'move', run, from: now + 5 * DAY, to: now + 6 * DAY } as const
    expect(codeOf(undoRefused(calendarAfter(move), move, now))).toBe('allowed')
    const instead = made('more', now + DAY, now + 2 * DAY)
    expect(refusal(instead, calendarAfter(move))).toBe('allowed')
    expect(codeOf(undoRefused(calendarAfter(move, instead), move, now))).toBe('calendar.refused.overlaps')
  })
})

describe('what a campaign gives', () => {
  const limit = { mostADay: 1, most: 3 }
  const use = (life: typeof NO_CAMPAIGNS, now: number) => used(life, 'snow@2026', limit, [], now)

  test('is taken so often a day, and so often in all', () => {
    let life = NO_CAMPAIGNS
    for (let day = 0; day < 3; day++) {
      const next = use(life, day * DAY)
      if ('refused' in next) throw new Error(next.refused)
      life = next
      expect(use(life, day * DAY + HOUR)).toMatchObject(
        day < 2
          ? { refused: 'errors.offer-daily-limit', params: { count: 1 } }
          : { refused: 'errors.promotion-used' },
      )
    }
    expect(use(life, 9 * DAY)).toMatchObject({ refused: 'errors.promotion-used' })
    expect(usesOf(life, 'snow@2026', 9 * DAY)).toEqual({ today: 0, all: 3 })
  })

  test('is remembered by the run: the next one begins anew, and what is long over is forgotten', () => {
    const once = use(NO_CAMPAIGNS, 0)
    if ('refused' in once) throw new Error(once.refused)
    const next = used(once, 'snow@2027', limit, [], 365 * DAY)
    expect(next).toMatchObject({ used: { 'snow@2027': { today: 1, all: 1 } } })
    expect(Object.keys('refused' in next ? {} : next.used)).toEqual(['snow@2027'])
  })

  test('opens itself once: of what was not seen the one that ends first', () => {
    const running = [
      { id: 'one', type: 'WHEEL', startsAt: 0, endsAt: 20, contents: {} },
      { id: 'two', type: 'HERO', startsAt: 0, endsAt: 10, contents: {} },
    ] as const
    const first = unseenOf(NO_CAMPAIGNS, running)
    expect(first?.id).toBe('two')
    const seenTwo = seen(NO_CAMPAIGNS, 'two')
    expect(unseenOf(seenTwo, running)?.id).toBe('one')
    expect(unseenOf(seen(seenTwo, 'one'), running)).toBeNull()
    expect(seen(seenTwo, 'two')).toBe(seenTwo)
  })
})
