import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { NO_BOOSTS } from '../booster/booster.ts'
import { drawThrows } from '../draw/draw.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import { join } from '../heroes/join.ts'
import { blessed, blessingAt, NO_BLESSING, withBlessing } from './blessing.ts'
import { CARDS, type CardLife, NO_CARDS, type Table } from './card-life.ts'
import { cardAt, flockAt, flockFind, layCards, throwsOfTurn, turnCard } from './turn-card.ts'

const DAY = 86_400_000
const table: Table = ['snake', 'eagle', 'elephant']
const on = (day: number, life: CardLife, place: number) => turnCard(life, table, place, day * DAY)

describe('the three cards', () => {
  test('lie as their seed says, each animal once, and each place holds each of them a third of the time', () => {
    const counts = new Map<string, number>()
    const seeds = 30_000
    for (let seed = 0; seed < seeds; seed++) {
      const laid = layCards(`seed ${seed}`)
      expect([...laid].sort()).toEqual([...CARDS].sort())
      for (const [place, card] of laid.entries())
        counts.set(`${place} ${card}`, (counts.get(`${place} ${card}`) ?? 0) + 1)
    }
    // Five times what chance alone makes of a third.
    const error = 5 * Math.sqrt(seeds * (1 / 3) * (2 / 3))
    expect(counts.size).toBe(9)
    for (const count of counts.values()) expect(Math.abs(count - seeds / 3)).toBeLessThan(error)
    expect(layCards('seed 1')).toEqual(layCards('seed 1'))
  })

  test('are turned once a day, until midnight of the server and not a moment longer', () => {
    const { life, card } = ok(on(10, NO_CARDS, 0))
    expect(card).toBe('snake')
    expect(cardAt(life, 11 * DAY - 1)).toBe('snake')
    expect(cardAt(life, 11 * DAY)).toBe(null)
    const again = turnCard(life, table, 1, 10.75 * DAY)
    expect(again).toEqual({ refused: 'cards.refused.come-tomorrow', params: { wait: 6 * 3600 } })
    expect(ok(on(11, life, 1)).card).toBe('eagle')
  })

  test('are three', () => {
    expect(codeOf(on(1, NO_CARDS, 3))).toBe('cards.refused.no-such-card')
    expect(codeOf(on(1, NO_CARDS, -1))).toBe('cards.refused.no-such-card')
  })
})

describe('a flock', () => {
  const turnedOn = (days: readonly (readonly [day: number, place: number])[]) =>
    days.reduce<{ life: CardLife; isFlock: boolean }>(({ life }, [day, place]) => ok(on(day, life, place)), {
      life: NO_CARDS,
      isFlock: false,
    })

  test('is whole when one of each has come within seven days, and the next begins with nobody', () => {
    const whole = turnedOn([
      [1, 0],
      [4, 1],
      [7, 2],
    ])
    expect(whole.isFlock).toBe(true)
    expect(whole.life.flock).toEqual([])
  })

  test('loses whoever has waited for a week', () => {
    const late = turnedOn([
      [1, 0],
      [4, 1],
      [8, 2],
    ])
    expect(late.isFlock).toBe(false)
    expect(flockAt(late.life, 8 * DAY)).toEqual([
      { card: 'eagle', until: 11 * DAY },
      { card: 'elephant', until: 15 * DAY },
    ])
    expect(flockAt(late.life, 11 * DAY)).toHaveLength(1)
  })

  test('an animal that comes again waits anew', () => {
    const { life } = turnedOn([
      [1, 0],
      [6, 0],
    ])
    expect(flockAt(life, 6 * DAY)).toEqual([{ card: 'snake', until: 13 * DAY }])
  })

  test('brings what the same seed draws after the cards; without one nothing more is thrown', () => {
    const finds = [
      { id: 'sword', weight: 1 },
      { id: 'ring', weight: 3 },
    ]
    const throws = throwsOfTurn(true, finds)
    expect(drawThrows(throws, 's')).toEqual([layCards('s'), [flockFind('s', finds)]])
    expect(throwsOfTurn(false, finds)).toEqual(throws.slice(0, 1))
  })
})

describe('the card of the day', () => {
  const kind = aHeroKind({ specials: { LUCK: 0.7 } })
  const hero = { ...join(kind, 1, 100, true, 0), wounds: 20 }
  const entrant = entrantOf(hero, kind)

  test('elephant: a tenth more defence and health, the same share of it wounded', () => {
    const strong = blessed(entrant, { ...NO_BLESSING, defence: 0.1, health: 0.1 })
    expect(strong.defence).toBeCloseTo(entrant.defence * 1.1)
    expect(strong.healthTotal).toBeCloseTo(entrant.healthTotal * 1.1)
    expect(strong.health / strong.healthTotal).toBeCloseTo(entrant.health / entrant.healthTotal)
    expect(blessed({ ...entrant, health: 0 }, { ...NO_BLESSING, health: 0.1 }).health).toBe(0)
  })

  test('snake: whoever strikes poisons, the stronger the blow the more', () => {
    const sly = blessed(entrant, { ...NO_BLESSING, poison: 0.05 })
    expect(sly.poison).toBeCloseTo(entrant.poison + entrant.attack * 0.05)
  })

  test('eagle: more experience and luck, which never becomes a certainty', () => {
    const eagle = { ...NO_BLESSING, luck: 0.15, experience: 0.15 }
    expect(blessed(entrant, eagle).specials.LUCK).toBe(0.75)
    expect(blessed({ ...entrant, specials: {} }, eagle).specials.LUCK).toBe(0.15)
    expect(withBlessing({ ...NO_BOOSTS, experience: 2 }, eagle).experience).toBeCloseTo(2.3)
  })

  test('none turned changes nothing at all', () => {
    expect(blessed(entrant, NO_BLESSING)).toEqual(entrant)
    const blessings = { elephant: NO_BLESSING, snake: NO_BLESSING, eagle: NO_BLESSING }
    expect(blessingAt(NO_CARDS, blessings, 0)).toBe(NO_BLESSING)
  })
})
