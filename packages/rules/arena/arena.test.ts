import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { isRefusal } from '../refusal.ts'
import { aDesign } from './a-design.ts'
import { type ArenaLife, enter, NEVER_ENTERED, whyNotEnter, whyNotInside } from './arena.ts'
import { attackers, chooseDefence, defenders } from './defenders.ts'
import { addFight, fightsInHand, returnFight, useFight } from './fights.ts'
import { hasWon, stepsAside, winFight, winReward } from './finish.ts'
import { refresh } from './rivals.ts'
import { buyGood, goodsLeft, wearFrame } from './shop.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = Date.UTC(2026, 4, 5, 12)
const inside: ArenaLife = enter(NEVER_ENTERED, 1000, { hour: 20, zone: 'UTC' }, aDesign, now)

describe('the arena', () => {
  test('opens at level 8, and is entered once', () => {
    expect(codeOf(whyNotEnter({ level: 7, stair: 0, arena: NEVER_ENTERED }))).toBe('errors.arena-not-open')
    expect(whyNotEnter({ level: 8, stair: 0, arena: NEVER_ENTERED })).toBeNull()
    expect(codeOf(whyNotEnter({ level: 8, stair: 0, arena: inside }))).toBe('arena.refused.entered-already')
    expect(codeOf(whyNotInside({ level: 8, stair: 0, arena: NEVER_ENTERED }))).toBe(
      'arena.refused.not-entered',
    )
    expect(whyNotInside({ level: 8, stair: 0, arena: inside })).toBeNull()
  })

  test('begins at the foot, with all fights in hand', () => {
    expect(inside).toMatchObject({ bestLeague: 9, fights: { count: 5 } })
  })
})

describe('fights in hand', () => {
  const spend = (life: ArenaLife, times: number, at = now): ArenaLife =>
    Array.from({ length: times }).reduce<ArenaLife>((left) => ok(useFight(left, aDesign, at)), life)

  test('are five, and one more comes every two hours', () => {
    const spent = spend(inside, 5)
    expect(codeOf(useFight(spent, aDesign, now))).toBe('arena.refused.no-fights')
    expect(fightsInHand(spent, aDesign, now + 2 * HOUR - 1)).toEqual({ count: 0, nextAt: now + 2 * HOUR })
    expect(fightsInHand(spent, aDesign, now + 4 * HOUR)).toEqual({ count: 2, nextAt: now + 6 * HOUR })
    expect(fightsInHand(spent, aDesign, now + 3 * DAY)).toEqual({ count: 5, nextAt: null })
  })

  test('a fight does not put off the next one that comes', () => {
    const one = spend(inside, 1)
    const two = spend(one, 1, now + HOUR)
    expect(fightsInHand(two, aDesign, now + HOUR)).toEqual({ count: 3, nextAt: now + 2 * HOUR })
  })

  test('one that has never been is in hand again, and the next one comes when it would have come', () => {
    const fought = spend(inside, 2)
    const returned = returnFight(fought, aDesign, now + HOUR)
    expect(fightsInHand(returned, aDesign, now + HOUR)).toEqual({ count: 4, nextAt: now + 2 * HOUR })
    expect(returnFight(inside, aDesign, now)).toBe(inside)
  })

  test('more are sold for emeralds, five a day, each dearer than the one before', () => {
    const prices: number[] = []
    let life = inside
    for (;;) {
      const bought = addFight(life, aDesign, now)
      if (isRefusal(bought)) break
      prices.push(bought.price)
      life = bought.life
    }
    expect(prices).toEqual([10, 20, 30, 40, 50])
    expect(fightsInHand(life, aDesign, now)).toEqual({ count: 10, nextAt: null })
    expect(codeOf(addFight(life, aDesign, now + DAY))).toBe('allowed')
  })

  test('nobody ever fights more often than time and emeralds allow', () => {
    const deed = fc.record({ wait: fc.integer({ min: 0, max: 5 * HOUR }), buys: fc.boolean() })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        let [life, at, fought, bought] = [inside, now, 0, 0]
        for (const { wait, buys } of deeds) {
          at += wait
          const after = buys ? addFight(life, aDesign, at) : useFight(life, aDesign, at)
          if (isRefusal(after)) continue
          life = 'life' in after ? after.life : after
          if (buys) bought++
          else fought++
          expect(fought).toBeLessThanOrEqual(5 + bought + Math.floor((at - now) / (2 * HOUR)))
        }
      }),
    )
  })
})

describe('rivals', () => {
  test('are changed for nothing, once in ten minutes', () => {
    const fresh = ok(refresh(inside, aDesign, now))
    expect(fresh.draw).not.toBe(inside.draw)
    expect(codeOf(refresh(fresh, aDesign, now + 10 * 60_000 - 1))).toBe('arena.refused.refresh-rests')
    expect(codeOf(refresh(fresh, aDesign, now + 10 * 60_000))).toBe('allowed')
  })

  test('step aside when they have been away for sixty days', () => {
    const seen = (seenAt: number | null, registeredAt = 0) =>
      stepsAside({ seenAt, registeredAt }, aDesign, now)
    expect(seen(now - 60 * DAY)).toBe(true)
    expect(seen(now - 60 * DAY + 1)).toBe(false)
    // Of whom no session is known any more: since the first day.
    expect(seen(null, now - 60 * DAY)).toBe(true)
    expect(seen(null, now - 60 * DAY + 1)).toBe(false)
  })
})

describe('a win', () => {
  test('counts for a quarter of an hour from the attack on', () => {
    const won = { winner: 'player', opponent: { kind: 'rival', playerId: 2, power: 1, ownPower: 1 } } as const
    const till = { ...won, opponent: { ...won.opponent, countsUntil: now } }
    expect([hasWon(till, now), hasWon(till, now + 1), hasWon(won, now + 1)]).toEqual([true, false, true])
    expect(hasWon({ ...till, winner: 'enemy' }, now)).toBe(false)
  })

  const at = { own: 500, rival: 1000, places: 1000 }

  test('over the same rival brings something twice a day', () => {
    let life = inside
    const rewards = [1, 2, 3].map(() => {
      const brought = winReward(life, 7, 10, aDesign, now)
      life = winFight(life, 7, at, 10, aDesign, now).life
      return brought.amethyst ?? 0
    })
    expect(rewards).toEqual([5, 5, 0])
    expect(winReward(life, 8, 10, aDesign, now).amethyst).toBe(5)
    expect(winReward(life, 7, 10, aDesign, now + DAY).amethyst).toBe(5)
  })

  test('past the line of a league brings its gift, the first time only', () => {
    const first = winFight(inside, 7, at, 10, aDesign, now)
    // From the ninth league into the seventh: the gifts of two lines.
    expect(first.amounts.amethyst).toBe(5 + 30 + 20)
    expect(first.life).toMatchObject({ best: 500, bestLeague: 7 })
    const again = winFight(first.life, 8, { ...at, own: 490 }, 10, aDesign, now)
    expect(again.amounts.amethyst).toBe(5)
    expect(winFight(again.life, 9, { ...at, own: 900 }, 10, aDesign, now).life.best).toBe(490)
  })
})

describe('the defence', () => {
  const hero = (id: number, combative: boolean) =>
    ({ id, kind: 'tikhon', combative, wounds: 5 }) as Parameters<typeof attackers>[0]['heroes'][number]
  const camp = {
    heroes: [hero(1, true), hero(2, false), hero(3, false)],
    belongings: { sets: [[2, 3], [9]] },
  }

  test('is the squad that stands, or a saved one, and nobody brings wounds', () => {
    expect(attackers(camp).map(({ id, wounds }) => [id, wounds])).toEqual([[1, 0]])
    expect(defenders(camp, null).map(({ id }) => id)).toEqual([1])
    expect(defenders(camp, 0).map(({ id, wounds }) => [id, wounds])).toEqual([
      [2, 0],
      [3, 0],
    ])
  })

  test('is the squad that stands when nobody of the saved one is left', () => {
    expect(defenders(camp, 1).map(({ id }) => id)).toEqual([1])
    expect(codeOf(chooseDefence(inside, camp, 1))).toBe('arena.refused.empty-set')
    expect(codeOf(chooseDefence(inside, camp, 2))).toBe('arena.refused.empty-set')
    expect(ok(chooseDefence(inside, camp, 0)).defence).toBe(0)
  })
})

describe('the arena’s shop', () => {
  test('sells so many a week, to those who were high enough once', () => {
    let life = inside
    life = ok(buyGood(life, 'ticket', aDesign, now)).life
    life = ok(buyGood(life, 'ticket', aDesign, now)).life
    expect(codeOf(buyGood(life, 'ticket', aDesign, now))).toBe('arena.refused.good-sold-out')
    expect(codeOf(buyGood(life, 'ticket', aDesign, now + 7 * DAY))).toBe('allowed')
    expect(codeOf(buyGood(life, 'frame-gold', aDesign, now))).toBe('arena.refused.good-later')
    expect(codeOf(buyGood(NEVER_ENTERED, 'ticket', aDesign, now))).toBe('arena.refused.good-later')
    expect(codeOf(buyGood(life, 'constructor', aDesign, now))).toBe('arena.refused.unknown-good')
  })

  test('sells a frame once, and it is worn at once', () => {
    const { life } = ok(buyGood({ ...inside, bestLeague: 4 }, 'frame-gold', aDesign, now))
    expect(life).toMatchObject({ frames: ['gold'], frame: 'gold' })
    expect(codeOf(buyGood(life, 'frame-gold', aDesign, now + 30 * DAY))).toBe('arena.refused.frame-owned')
    const good = aDesign.goods[1]
    expect(good && goodsLeft(life, good, now + 30 * DAY)).toBe(0)
    expect(ok(wearFrame(life, null)).frame).toBeNull()
    expect(codeOf(wearFrame(life, 'sky'))).toBe('arena.refused.unknown-frame')
  })
})
