import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aBattle } from '../battle/a-battle.ts'
import type { Battle } from '../battle/battle.ts'
import { fondness, type LightTitle, lightOf, lightTitle } from './light.ts'
import { afterVictory, judge, type MercyDesign } from './mercy.ts'
import { type MercyLife, NO_MERCY } from './mercy-life.ts'

const DAY = 86_400_000
const design: MercyDesign = {
  every: 3,
  loot: 0.5,
  gratitude: { gold: 0.2, amounts: { elixir: 1 } },
  mostGrateful: 2,
  goldOf: (stair) => stair * 10,
}

const enemies = [{ kind: 'rat' }, { kind: 'bear', health: 300 }, { kind: 'fox' }]
const won = (placeId: string, id = 'b'): Battle => ({
  ...aBattle({ enemies }),
  id,
  placeId,
  status: 'COMPLETED',
  winner: 'player',
})

const beat = (life: MercyLife, placeId: string, now = 0) => afterVictory(life, won(placeId), design, now)

describe('a guardian gives up', () => {
  test('every few of them, and always one with a name; whose face it had is at your mercy', () => {
    const one = beat(NO_MERCY, 'main-6-0').life
    const two = beat(one, 'main-7-0').life
    expect([one.waiting, two.waiting]).toEqual([null, null])
    const three = beat(two, 'main-8-0').life
    expect(three).toMatchObject({ victories: 0, waiting: { battleId: 'b', creature: 'bear', stair: 8 } })
    expect(beat(NO_MERCY, 'main-25-0').life.waiting?.stair).toBe(25)
  })

  test('not beside the road, and not when it was the squad that lost', () => {
    expect(beat(NO_MERCY, 'main-25-3').life).toBe(NO_MERCY)
    const lost = { ...won('main-25-0'), winner: 'enemy' } as const
    expect(afterVictory(NO_MERCY, lost, design, 0).life).toBe(NO_MERCY)
  })

  test('and slips away at the next victory, if nobody has said a word', () => {
    const waiting = beat(NO_MERCY, 'main-25-0').life
    expect(beat(waiting, 'main-26-0').life.waiting).toBe(null)
  })
})

describe('a word of mercy', () => {
  const waiting = beat(NO_MERCY, 'main-25-0').life

  test('looted it gives gold at once, and it was evil', () => {
    expect(ok(judge(waiting, 'b', 'LOOT', design, 0))).toEqual({
      life: { ...waiting, waiting: null },
      good: 0,
      evil: 1,
      amounts: { gold: 125 },
    })
  })

  test('spared it goes, it was good, and on a later day it says thanks, once', () => {
    const { life, good, evil, amounts } = ok(judge(waiting, 'b', 'SPARE', design, 5 * DAY))
    expect([good, evil, amounts]).toEqual([1, 0, {}])
    expect(beat(life, 'main-26-0', 6 * DAY - 1).thanks).toBe(null)
    const later = beat(life, 'main-26-0', 6 * DAY)
    expect(later.thanks).toEqual({
      by: { creature: 'bear', stair: 25, day: 5 },
      amounts: { gold: 50, elixir: 1 },
    })
    expect(beat(later.life, 'main-27-0', 7 * DAY).thanks).toBe(null)
  })

  test('is said once, and about nobody else', () => {
    const { life } = ok(judge(waiting, 'b', 'SPARE', design, 0))
    expect(codeOf(judge(life, 'b', 'LOOT', design, 0))).toBe('mercy.refused.gone')
    expect(codeOf(judge(waiting, 'another', 'LOOT', design, 0))).toBe('mercy.refused.gone')
  })

  test('more than a few grateful ones are not remembered: the oldest goes first', () => {
    const grateful = [1, 2].map((day) => ({ creature: 'rat', stair: 1, day }))
    const { life } = ok(judge({ ...waiting, grateful }, 'b', 'SPARE', design, 3 * DAY))
    expect(life.grateful.map(({ day }) => day)).toEqual([2, 3])
  })
})

describe('good and evil', () => {
  const titles: readonly LightTitle[] = [
    { id: 'kind', side: 'good', from: 3 },
    { id: 'saint', side: 'good', from: 10 },
    { id: 'sly', side: 'evil', from: 3 },
  ]
  const deeds = (goodPoints: number, evilPoints: number) => ({ goodPoints, evilPoints })

  test('the slider stands in the middle for the even, and never reaches an end', () => {
    expect(lightOf(deeds(7, 7))).toBe(0)
    expect(lightOf(deeds(10, 0))).toBe(0.5)
    expect(lightOf(deeds(0, 10))).toBe(-0.5)
    expect(lightOf(deeds(1e9, 0))).toBeLessThan(1)
  })

  test('a title is of what outweighs the other, and the highest reached', () => {
    expect(lightTitle(deeds(2, 0), titles)).toBe(null)
    expect(lightTitle(deeds(9, 4), titles)?.id).toBe('kind')
    expect(lightTitle(deeds(20, 4), titles)?.id).toBe('saint')
    expect(lightTitle(deeds(1, 9), titles)?.id).toBe('sly')
  })

  test('a class asks less of its own side, and of nobody more', () => {
    const fond = { ANGEL: 'good', DEMON: 'evil' } as const
    expect(fondness('ANGEL', 'good', fond, 15)).toBe(15)
    expect(fondness('ANGEL', 'evil', fond, 15)).toBe(0)
    expect(fondness('ANGEL', null, fond, 15)).toBe(0)
    expect(fondness('BEAST', 'good', fond, 15)).toBe(0)
  })
})
