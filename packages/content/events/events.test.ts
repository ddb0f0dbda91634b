import { EVENT_KINDS, type EventKind } from '@skystair/rules/calendar/kind.ts'
import { prizeOfPlace } from '@skystair/rules/event/ending.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS } from '../artifacts.data.ts'
import { CONSUMABLES } from '../consumables.data.ts'
import { CREATURES } from '../creatures.data.ts'
import { HEROES } from '../heroes.data.ts'
import { TASKS } from '../tasks.data.ts'
import { EVENT_RULES, EVENTS } from './events.data.ts'

describe('the events', () => {
  test.each(EVENT_KINDS)('%s has something to gather, a path of prizes that exist, and a boss', (kind) => {
    const { finds, worn, path, beyond, boss, total } = EVENTS[kind]
    expect(finds ?? worn).not.toBeNull()
    expect(total).toBeGreaterThan(0)
    expect(path.length).toBeGreaterThanOrEqual(10)
    expect(CREATURES[boss]?.id).toBe(boss)
    const known = {
      artifact: (id: string) => Object.hasOwn(ARTIFACTS, id),
      consumable: (id: string) => CONSUMABLES.some((consumable) => consumable.id === id),
      hero: (id: string) => HEROES[id]?.bound === false,
      rune: () => false,
    }
    for (const { things, amounts } of [...path, beyond]) {
      for (const thing of things) expect(known[thing.kind](thing.id), thing.id).toBe(true)
      expect(amounts.eventCurrency).toBeUndefined()
    }
    expect(path.at(-1)?.things[0]?.kind).toBe('hero')
  })

  test('nobody who took part goes home with nothing, and nobody below gets more', () => {
    for (const all of [1, 3, 300, 1_000_000]) {
      const worth = (place: number) => prizeOfPlace(EVENT_RULES, { place, of: all })?.amounts.mithril ?? 0
      for (const place of [1, 2, 3, 10, 50, 300, 10_000, 1_000_000].filter((one) => one <= all)) {
        expect(prizeOfPlace(EVENT_RULES, { place, of: all })).not.toBeNull()
        expect(worth(place)).toBeLessThanOrEqual(worth(Math.max(1, place - 1)))
      }
    }
  })

  test('their tasks are enough for each day, for newcomers too', () => {
    const open = TASKS.filter(
      ({ kind, fromStair, fromLevel }) => kind === 'EVENT' && fromStair <= 2 && fromLevel <= 1,
    )
    expect(open.length).toBeGreaterThanOrEqual(EVENT_RULES.tasksADay)
    expect(
      TASKS.filter(({ kind }) => kind === 'EVENT').every(
        ({ reward }) => (reward.amounts.eventCurrency ?? 0) > 0,
      ),
    ).toBe(true)
  })

  /** Stairs on which something may lie, fights of a short evening, and days that are played of those that there are. */
  const evening = { stairs: 20, fights: 16, shakes: 2 }
  const DAYS: Readonly<Record<EventKind, number>> = {
    BIRTHDAY_HAT: 2,
    EASTER_EGG: 40,
    FERN: 3,
    APPLE: 2,
    BOOKS: 2,
    PUMPKIN: 3,
    BIRD_FOR_MUSHROOM: 2,
    FLOWER_FOR_WREATH: 2,
    NEW_YEAR: 12,
  }

  test.each(EVENT_KINDS)(
    '%s: most of the path is walked by short evenings, and none walks all of it in one',
    (kind) => {
      const { finds, worn, total, path } = EVENTS[kind]
      const found =
        finds === null
          ? 0
          : finds.amount *
            (finds.trail ?? finds.density * evening.stairs * (finds.again === null ? 1 : evening.shakes))
      const won = worn === null ? 0 : Math.min(worn.mostADay, evening.fights * worn.chance) * worn.amount
      const tasks = 3 * 4
      const aDay = found + won + tasks + EVENT_RULES.boss.fightsADay * EVENT_RULES.boss.worth
      const steps = (aDay * DAYS[kind]) / total
      expect(steps, `${aDay} a day`).toBeGreaterThan(path.length * 0.7)
      expect(aDay / total).toBeLessThan(path.length * 0.7)
    },
  )

  test('brackets and falls of the boss rise', () => {
    const rises = (list: readonly number[]) =>
      list.every((one, place) => place === 0 || one > (list[place - 1] ?? 0))
    expect(rises(EVENT_RULES.brackets)).toBe(true)
    expect(rises(EVENT_RULES.boss.falls)).toBe(true)
    expect(EVENT_RULES.brackets[0]).toBe(1)
  })
})
