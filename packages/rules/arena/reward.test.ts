import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { dayIn, momentOf, zoneNamed } from '../calendar/zone.ts'
import { isRefusal } from '../refusal.ts'
import { aDesign } from './a-design.ts'
import { type ArenaLife, enter, NEVER_ENTERED } from './arena.ts'
import type { Moves } from './history.ts'
import { payOf, rewardsDue, takeRewards } from './reward.ts'
import { changeClock, nextReward } from './reward-clock.ts'
import { settleSeasons } from './season.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const noon = Date.UTC(2026, 2, 1, 12)
const sizes = [{ hour: 0, places: 10_000 }]

const entered = (zone: string, hour: number, at = noon): ArenaLife =>
  enter(NEVER_ENTERED, 10_000, { zone, hour }, aDesign, at)

describe('the reward', () => {
  test('is what the place held at that very minute brings', () => {
    const life = entered('Europe/Moscow', 20)
    const due = Date.UTC(2026, 2, 1, 17)
    const moves: Moves = [
      { at: due, before: 10_000, position: 90 },
      { at: due + 1, before: 90, position: 5000 },
    ]
    const past = { enteredAt: noon, position: 5000, moves, sizes }
    expect(rewardsDue(life, past, 10, aDesign, due - 1)).toEqual([])
    const [first, ...rest] = rewardsDue(life, past, 10, aDesign, due + HOUR)
    expect(rest).toEqual([])
    expect(first).toMatchObject({ at: due, position: 90, league: 1, amounts: { tickets: 1 } })
  })

  test('grows with the league, with the place in it, and with how high one has come', () => {
    const amethysts = [10_000, 8_000, 5_200, 5_199, 3_000, 1_000, 101, 100, 1].map(
      (position) => payOf({ position, places: 10_000 }, 10, aDesign).amethyst ?? 0,
    )
    expect(amethysts).toEqual(amethysts.toSorted((one, other) => one - other))
    const place = { position: 1, places: 10_000 }
    expect(payOf(place, 100, aDesign).gold).toBeGreaterThan(payOf(place, 10, aDesign).gold ?? 0)
  })

  test('is taken once', () => {
    const life = entered('UTC', 20)
    const past = { enteredAt: noon, position: 1, moves: [], sizes }
    const { life: paid, taken } = ok(takeRewards(life, past, 10, aDesign, noon + DAY))
    expect(taken).toHaveLength(1)
    expect(codeOf(takeRewards(paid, past, 10, aDesign, noon + DAY))).toBe('arena.refused.nothing-to-take')
  })

  test('that comes next is never in the past, however many wait', () => {
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Midway'])
      for (let hours = 0; hours < 400; hours += 7) {
        const { clocks, paidDay } = entered(zone, 20)
        const now = noon + hours * HOUR
        const next = nextReward(clocks, paidDay, now)
        expect([next > now, next - now <= DAY]).toEqual([true, true])
      }
  })

  test('waits for seven days at the most', () => {
    const past = { enteredAt: noon, position: 1, moves: [], sizes }
    const { taken, life } = ok(takeRewards(entered('UTC', 20), past, 10, aDesign, noon + 30 * DAY))
    expect(taken.map(({ at }) => at)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((days) => noon + 29 * DAY + 8 * HOUR - days * DAY),
    )
    expect(life.nextAt).toBe(noon + 30 * DAY + 8 * HOUR)
  })

  test('comes at the hour even if the clocks leave it out, and once if they show it twice', () => {
    // Berlin: 29 March 2026 has no 2 o’clock, 25 October 2026 has two.
    const spring = dayIn('Europe/Berlin', Date.UTC(2026, 2, 29, 12))
    expect(momentOf(spring, 2, 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1))
    const autumn = dayIn('Europe/Berlin', Date.UTC(2026, 9, 25, 12))
    expect(momentOf(autumn, 2, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0))
  })

  test('has an hour that is changed once a day at the most', () => {
    const { clocks } = entered('UTC', 20)
    const later = ok(changeClock(clocks, { hour: 9, zone: 'UTC' }, noon))
    expect(codeOf(changeClock(later, { hour: 10, zone: 'UTC' }, noon + DAY - 1))).toBe(
      'arena.refused.hour-rests',
    )
    expect(codeOf(changeClock(later, { hour: 9, zone: 'UTC' }, noon + 1))).toBe('allowed')
    expect(codeOf(changeClock(later, { hour: 10, zone: 'UTC' }, noon + DAY))).toBe('allowed')
  })

  test('knows only zones that there are, each under one name, however it is spelt', () => {
    const known = ['Europe/Moscow', 'America/St_Johns', 'UTC']
    expect(known.map(zoneNamed)).toEqual(known)
    expect(known.map((zone) => zoneNamed(zone.toLowerCase()))).toEqual(known)
    expect(['Mars/Olympus', '', 'constructor', '+2359'].map(zoneNamed)).toEqual([null, null, null, null])
  })
})

const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Moscow',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Pacific/Chatham',
]

/** A calendar told in another way than the rules tell it: as a browser would show it. */
function shown(zone: string, moment: number): { readonly day: number; readonly hour: number } {
  const [date = '', time = ''] = new Date(moment)
    .toLocaleString('sv-SE', { timeZone: zone, hourCycle: 'h23' })
    .split(' ')
  return { day: Date.parse(`${date}T00:00:00Z`) / DAY, hour: Number(time.slice(0, 2)) }
}

/** Whoever sits beside the clock and notes every quarter of an hour which days have come to their hour. */
class Watcher {
  #time: number
  readonly #rung = new Map<number, number>()
  readonly clocks: { fromDay: number; hour: number; zone: string }[]
  constructor(at: number, zone: string, hour: number) {
    this.#time = at
    this.clocks = [{ fromDay: 0, hour, zone }]
  }
  #clockOf(day: number) {
    return this.clocks.findLast(({ fromDay }) => fromDay <= day)
  }
  watchUntil(now: number) {
    for (let tick = Math.floor(this.#time / (15 * MINUTE)) + 1; tick * 15 * MINUTE <= now; tick++) {
      const moment = tick * 15 * MINUTE
      for (const { zone } of this.clocks) {
        const { day, hour } = shown(zone, moment)
        const clock = this.#clockOf(day)
        if (
          clock?.zone === zone &&
          hour >= clock.hour &&
          !this.#rung.has(day) &&
          this.#isFirst(zone, day, moment)
        )
          this.#rung.set(day, moment)
      }
    }
    this.#time = now
  }
  /** Not the hours of a day on which somebody entered late. */
  #isFirst(zone: string, day: number, moment: number): boolean {
    const before = shown(zone, moment - 15 * MINUTE)
    return before.day < day || before.hour < (this.#clockOf(day)?.hour ?? 0)
  }
  rung(): readonly (readonly [day: number, at: number])[] {
    return [...this.#rung].toSorted(([one], [other]) => one - other)
  }
}

test('every day brings one reward, for the place of that minute: however one travels, comes back and takes', () => {
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), quarters: fc.integer({ min: 1, max: 4 * 24 * 3 }) }),
    fc.record({ kind: fc.constant('move' as const), position: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('take' as const) }),
    fc.record({
      kind: fc.constant('travel' as const),
      zone: fc.constantFrom(...zones),
      hour: fc.integer({ min: 0, max: 23 }),
    }),
  )
  const begin = fc.record({
    at: fc.integer({ min: Date.UTC(2026, 2, 1) / MINUTE, max: Date.UTC(2027, 2, 1) / MINUTE }),
    zone: fc.constantFrom(...zones),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  fc.assert(
    fc.property(begin, fc.array(deed, { maxLength: 25 }), ({ at, zone, hour }, deeds) => {
      let now = at * MINUTE + 1
      let life = entered(zone, hour, now)
      const enteredAt = now
      let position = 10_000
      const moves: { at: number; before: number; position: number }[] = []
      const watcher = new Watcher(now, zone, hour)
      const taken: { day: number; at: number; position: number }[] = []
      const missed = new Set<number>()
      const take = () => {
        watcher.watchUntil(now)
        const answer = takeRewards(life, { enteredAt, position, moves, sizes }, 10, aDesign, now)
        if (isRefusal(answer)) return
        for (let day = life.paidDay + 1; day < (answer.taken[0]?.day ?? 0); day++) missed.add(day)
        taken.push(...answer.taken)
        life = answer.life
      }
      for (const each of deeds) {
        if (each.kind === 'wait') now += each.quarters * 15 * MINUTE
        if (each.kind === 'move') {
          moves.push({ at: now, before: position, position: each.position })
          position = each.position
        }
        if (each.kind === 'take') take()
        if (each.kind === 'travel') {
          watcher.watchUntil(now)
          const clocks = changeClock(life.clocks, each, now)
          if (isRefusal(clocks) || clocks === life.clocks) continue
          const before = life.clocks.at(-1)
          life = { ...life, clocks }
          const begun = [before?.zone ?? zone, each.zone].map((there) => shown(there, now).day)
          const fromDay = Math.max(...begun, before?.fromDay ?? 0) + 1
          watcher.clocks.push({ fromDay, hour: each.hour, zone: each.zone })
        }
      }
      now += 3 * DAY
      take()
      const rung = watcher.rung().filter(([day]) => day <= life.paidDay && !missed.has(day))
      expect(taken.map(({ day, at: when }) => [day, when])).toEqual(rung)
      for (const { at: when, position: held } of taken)
        expect(held).toBe(moves.findLast((move) => move.at <= when)?.position ?? 10_000)
    }),
    { numRuns: 60 },
  )
}, 60_000)

describe('a season', () => {
  const past = {
    enteredAt: Date.UTC(2026, 0, 10),
    position: 4000,
    moves: [
      { at: Date.UTC(2026, 0, 31, 23, 59, 59), before: 900, position: 50 },
      { at: Date.UTC(2026, 1, 1), before: 50, position: 4000 },
    ],
    sizes,
  }

  test('is a calendar month, and the place of its very end is written down', () => {
    const ended = settleSeasons([], past, Date.UTC(2026, 1, 1))
    expect(ended).toEqual([{ season: '2026-01', position: 50, places: 10_000, league: 1 }])
  })

  test('is written down once, also of those who come back after many', () => {
    const now = Date.UTC(2026, 3, 15)
    const ended = settleSeasons([], past, now)
    expect(ended.map(({ season }) => season)).toEqual(['2026-01', '2026-02', '2026-03'])
    expect(settleSeasons(ended, past, now)).toBe(ended)
  })
})
