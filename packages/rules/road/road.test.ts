import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { battleStair, guardianPower } from '../economy/guardian-power.ts'
import { isRefusal } from '../refusal.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { aRealm } from './a-realm.ts'
import { attackPlace, losePlace, retryAtOnce, winPlace } from './attack-place.ts'
import { growPlaces } from './grow-places.ts'
import { growTile } from './grow-tile.ts'
import { muster, squadPower } from './muster-enemies.ts'
import { type PlaceType, placeId, slotOf } from './place.ts'
import { ensure, type PlaceView, specialPlaces, WIDEST } from './places-in-view.ts'
import { enterRoad, isTaken, maxCoordinate, type Road } from './road.ts'
import { gain, take, useMagic } from './take.ts'
import { enterWorld, hereOf, setOut, usePortal, useTurn, walkTo, withHere } from './travel.ts'

const HOUR = 3_600_000
const NOW = 1000 * HOUR
const realm = aRealm()

const at = (stair: number, wish: Partial<Road> = {}): Road => ({
  ...enterRoad(realm.roads.main, 0),
  top: stair,
  coordinate: stair * 100,
  ...wish,
})

const aside = (type: PlaceType, stair: number): string => placeId('main', stair, slotOf(type))
const guardian = (stair: number): string => placeId('main', stair, 0)

describe('the road', () => {
  test('grows the same places from the same world and stair, always', () => {
    expect(growPlaces(realm, 'main', 4321)).toEqual(growPlaces(realm, 'main', 4321))
    expect(growTile(realm, 'main', 77)).toEqual(growTile(realm, 'main', 77))
  })

  test('is guarded on every stair, by no more than six', () => {
    for (let stair = 1; stair <= 300; stair++) {
      const [first, ...rest] = growPlaces(realm, 'main', stair)
      expect(first?.id).toBe(guardian(stair))
      expect(rest.length).toBeLessThanOrEqual(2)
      const squad = first ? muster(realm, first) : []
      expect(squad.length).toBeGreaterThanOrEqual(1)
      expect(squad.length).toBeLessThanOrEqual(6)
    }
  })

  test('is guarded by about 12 · n^1.5 · 1.0115^n', () => {
    expect(guardianPower(1)).toBeCloseTo(12.14, 1)
    expect(guardianPower(100) / 38_000).toBeCloseTo(1, 1)
    expect(guardianPower(500) / 41e6).toBeCloseTo(1, 1)
    expect(guardianPower(1000) / 35e9).toBeCloseTo(1, 0)
    const ratios = Array.from({ length: 200 }, (_, index) => {
      const place = growPlaces(realm, 'main', index + 1)[0]
      return (place ? squadPower(muster(realm, place)) : 0) / guardianPower(index + 1)
    })
    for (const ratio of ratios) {
      expect(ratio).toBeGreaterThan(0.4)
      expect(ratio).toBeLessThan(1.4)
    }
  })

  test('has a boss on every 25th stair', () => {
    for (const stair of [25, 50, 1000]) {
      const place = growPlaces(realm, 'main', stair)[0]
      expect(place && muster(realm, place).some(({ tier }) => tier === 'TM5')).toBe(true)
      expect(growTile(realm, 'main', stair).size).toMatch(/BIG/)
    }
  })

  test('battleStair is the highest stair the power should beat', () => {
    for (const stair of [1, 2, 40, 999]) {
      expect(battleStair(guardianPower(stair))).toBe(stair)
      expect(battleStair(guardianPower(stair) * 0.999)).toBe(stair - 1)
    }
    expect(battleStair(0)).toBe(0)
  })
})

describe('ensure', () => {
  test('shows places, tiles, educations and the first guardian that stands', () => {
    const seen = ok(ensure(realm, at(9), 800, 1200, NOW))
    expect(seen.tiles.map(({ stair }) => stair)).toEqual([8, 9, 10, 11, 12])
    expect(seen.maxCoordinate).toBe(1000)
    expect(seen.educations).toEqual([{ id: 'portal', posY: 1000 }])
    const byId = new Map(seen.places.map((place): [string, PlaceView] => [place.id, place]))
    expect(byId.get(guardian(8))).toMatchObject({ reason: 'BATTLE_WON', creatureId: null, power: 0 })
    expect(byId.get(guardian(10))).toMatchObject({ reason: null, creatureId: expect.any(String) })
    expect(byId.get(guardian(11))?.reason).toBe('PREMISS')
  })

  test('shows no place that was taken', () => {
    const road = ok(take(realm, at(6), aside('SKILL', 6), NOW)).road
    const seen = ok(ensure(realm, road, 600, 600, NOW))
    expect(seen.places.some(({ id }) => id === aside('SKILL', 6))).toBe(false)
  })

  test('shows a talker only when his talk is next: nobody of the tale stands on two stairs at once', () => {
    const isSeen = (top: number) =>
      ok(ensure(realm, at(top), 2000, 2000, NOW)).places.some(({ id }) => id === aside('TALKER', 20))
    expect(isSeen(18)).toBe(false)
    expect(isSeen(19)).toBe(true)
    expect(isSeen(40)).toBe(true)
  })

  test('refuses to show more than sixty stairs at once', () => {
    expect(codeOf(ensure(realm, at(1), 0, (WIDEST + 2) * 100, NOW))).toBe('road.refused.too-wide')
    expect(codeOf(ensure(realm, at(1), Number.NaN, 100, NOW))).toBe('road.refused.too-wide')
  })

  test('keeps a record that does not grow with the road', () => {
    let road = at(0)
    for (let stair = 1; stair <= 400; stair++) {
      road = winPlace(realm, { ...road, coordinate: stair * 100 }, guardian(stair), NOW + stair * HOUR).road
      for (const place of growPlaces(realm, 'main', stair)) {
        const taken = take(realm, road, place.id, NOW + stair * HOUR)
        if (!isRefusal(taken)) road = taken.road
      }
    }
    expect(Object.keys(road.taken).length).toBeLessThanOrEqual(101)
    expect(Object.keys(road.marks).length).toBeLessThanOrEqual(50)
  })
})

describe('the end of numbers', () => {
  test('nobody sees the road where a guardian would be stronger than a number can say', () => {
    expect(ensure(realm, at(4), 6_200_000, 6_200_500, NOW)).toEqual({
      refused: 'road.refused.no-way',
      params: {},
    })
    expect(attackPlace(realm, at(4), 'main-61000-0', NOW)).toMatchObject({ refused: 'road.refused.unknown' })
  })
})

describe('attacking a place', () => {
  test('the guardian ahead can be attacked, and beaten it opens the next stair', () => {
    const road = at(4, { coordinate: 450 })
    expect(ok(attackPlace(realm, road, guardian(5), NOW)).enemies.length).toBeGreaterThan(0)
    const won = winPlace(realm, road, guardian(5), NOW)
    expect(won.road.top).toBe(5)
    expect(maxCoordinate(won.road)).toBe(600)
    expect(won.reward.experience).toBeGreaterThan(0)
    expect(won.reward.heroExperience).toBeGreaterThan(0)
  })

  test.each([
    ['a guardian behind', guardian(3), 'road.refused.battle-won'],
    ['a guardian further ahead', guardian(6), 'road.refused.premiss'],
    ['a place of another world', 'snow-5-0', 'road.refused.unknown'],
    ['a place that is nowhere', 'main-5-12', 'road.refused.unknown'],
    ['nonsense', "main-5-0'; drop", 'road.refused.unknown'],
  ])('%s is refused', (_name, id, code) => {
    expect(codeOf(attackPlace(realm, at(4, { coordinate: 450 }), id, NOW))).toBe(code)
  })

  test('out of reach is refused', () => {
    expect(codeOf(attackPlace(realm, at(4, { coordinate: 200 }), guardian(5), NOW))).toBe(
      'road.refused.distance',
    )
  })

  test('a lost battle closes the place for a while, or for a price', () => {
    const lost = losePlace(at(4, { coordinate: 500 }), guardian(5), NOW)
    expect(codeOf(attackPlace(realm, lost, guardian(5), NOW + 1))).toBe('road.refused.battle-lost')
    expect(codeOf(attackPlace(realm, lost, guardian(5), NOW + HOUR))).toBe('allowed')
    const rich = { ...emptyWallet, gold: 1000 }
    expect(codeOf(retryAtOnce(realm, lost, rich, guardian(5), false))).toBe('battle.refused.no-one-stands')
    expect(codeOf(retryAtOnce(realm, lost, emptyWallet, guardian(5), true))).toBe('wallet.refused.not-enough')
    const paid = ok(retryAtOnce(realm, lost, rich, guardian(5), true))
    expect(paid.purse.gold).toBeLessThan(1000)
    expect(codeOf(attackPlace(realm, paid.road, guardian(5), NOW + 1))).toBe('allowed')
    expect(codeOf(retryAtOnce(realm, paid.road, paid.purse, guardian(5), true))).toBe(
      'road.refused.nothing-to-retry',
    )
  })

  test('a beaten lair rests, then fills again', () => {
    const id = aside('CUSTOM_PLACE', 7)
    const won = winPlace(realm, at(7), id, NOW).road
    expect(codeOf(attackPlace(realm, won, id, NOW + HOUR))).toBe('road.refused.delay')
    expect(codeOf(attackPlace(realm, won, id, NOW + 4 * HOUR))).toBe('allowed')
  })
})

describe('taking', () => {
  test('a resource, a skill or a thing is taken once', () => {
    for (const type of ['RESOURCE', 'SKILL', 'CONSUMABLE'] as const) {
      const stair = { RESOURCE: 5, SKILL: 6, CONSUMABLE: 8 }[type]
      const taken = ok(take(realm, at(10, { coordinate: stair * 100 }), aside(type, stair), NOW))
      expect(isTaken(taken.road, stair, slotOf(type))).toBe(true)
      expect(codeOf(take(realm, taken.road, aside(type, stair), NOW))).toBe('road.refused.complete')
    }
  })

  test('what stands behind an unbeaten guardian waits', () => {
    expect(codeOf(take(realm, at(5, { coordinate: 600 }), aside('SKILL', 6), NOW))).toBe(
      'road.refused.premiss',
    )
  })

  test('what was left a hundred stairs behind is overgrown', () => {
    expect(codeOf(take(realm, at(150, { coordinate: 600 }), aside('SKILL', 6), NOW))).toBe(
      'road.refused.miss',
    )
  })

  test('a fountain gives again after its time', () => {
    const id = aside('GAINABLE', 9)
    const drunk = ok(gain(realm, at(9), id, NOW))
    expect(codeOf(gain(realm, drunk.road, id, NOW + HOUR))).toBe('road.refused.delay')
    expect(codeOf(gain(realm, drunk.road, id, NOW + 4 * HOUR))).toBe('allowed')
    expect(codeOf(take(realm, at(9), id, NOW))).toBe('road.refused.not-for-taking')
  })

  test('a magic place sells strength for gold, then is used', () => {
    const id = aside('MAGIC', 11)
    expect(codeOf(useMagic(realm, at(11), emptyWallet, id, NOW))).toBe('wallet.refused.not-enough')
    const used = ok(useMagic(realm, at(11), { ...emptyWallet, gold: 1e6 }, id, NOW))
    expect(used.reward.skills.attack).toBeGreaterThan(0)
    const view = ok(ensure(realm, used.road, 1100, 1100, NOW)).places.find((place) => place.id === id)
    expect(view).toMatchObject({ used: true, reason: 'DELAY', until: NOW + 4 * HOUR })
  })
})

describe('travelling', () => {
  test('no one walks past a guardian', () => {
    expect(codeOf(walkTo(at(4), 500))).toBe('allowed')
    expect(codeOf(walkTo(at(4), 501))).toBe('road.refused.guardian-ahead')
    expect(codeOf(walkTo(at(4), -1))).toBe('road.refused.no-way')
    expect(codeOf(walkTo(at(4), Number.NaN))).toBe('road.refused.no-way')
  })

  test('a turn leads to the snow, whose steps are few and whose gate rests six hours', () => {
    const travels = withHere(setOut(realm), at(17))
    const inSnow = ok(useTurn(realm, travels, aside('TURN', 17), NOW))
    const road = hereOf(inSnow)
    expect(road).toMatchObject({ world: 'snow', floor: 17, top: 17, stepsLeft: 5 })
    const home = ok(enterWorld(realm, inSnow, 'main', NOW))
    expect(hereOf(home).top).toBe(17)
    expect(codeOf(enterWorld(realm, home, 'snow', NOW + 5 * HOUR))).toBe('road.refused.world-rests')
    expect(codeOf(enterWorld(realm, home, 'snow', NOW + 6 * HOUR))).toBe('allowed')
  })

  test('what lies below the stair a visit began at was not climbed there: it is not seen, and gives nothing', () => {
    const loot = placeId('snow', 6, slotOf('SKILL'))
    const above = placeId('snow', 8, slotOf('CONSUMABLE'))
    const road: Road = { ...enterRoad(realm.roads.snow, 7), top: 9, coordinate: 700 }
    expect(codeOf(take(realm, road, loot, NOW))).toBe('road.refused.miss')
    expect(codeOf(take(realm, road, above, NOW))).toBe('allowed')
    expect(codeOf(take(realm, { ...road, floor: 5 }, loot, NOW))).toBe('allowed')
    const seen = ok(ensure(realm, road, 100, 900, NOW)).places.map(({ id }) => id)
    expect(seen).toContain(above)
    expect(seen.filter((id) => Number(id.split('-')[1]) <= 7)).toEqual([])
  })

  test('a heap in a world of few steps is as many times larger as its road says', () => {
    const heaps = (loot: number) => {
      const roads = { ...realm.roads, snow: { ...realm.roads.snow, loot } }
      return growPlaces({ ...realm, roads }, 'snow', 5).map(({ resource }) => resource?.amount ?? null)
    }
    expect(heaps(1)).toEqual([null, 5])
    expect(heaps(7)).toEqual([null, 35])
  })

  test('a turn below the stair a visit began at is the way home', () => {
    const road: Road = { ...enterRoad(realm.roads.snow, 18), coordinate: 1700 }
    const turn = placeId('snow', 17, slotOf('TURN'))
    expect(specialPlaces(realm, road, NOW).map(({ id }) => id)).toEqual([turn])
    expect(codeOf(useTurn(realm, withHere({ ...setOut(realm), world: 'snow' }, road), turn, NOW))).toBe(
      'allowed',
    )
  })

  test('when the steps of a visit are spent no guardian there can be fought', () => {
    const road: Road = { ...enterRoad(realm.roads.snow, 17), stepsLeft: 0, coordinate: 1800 }
    expect(codeOf(attackPlace(realm, road, 'snow-18-0', NOW))).toBe('road.refused.no-steps')
  })

  test('a portal leads to portals already passed, and nowhere else', () => {
    const road = at(120, { coordinate: 1000 })
    expect(ok(usePortal(realm, road, aside('PORTAL', 10), 60, NOW)).coordinate).toBe(6000)
    expect(codeOf(usePortal(realm, road, aside('PORTAL', 10), 61, NOW))).toBe('road.refused.no-way')
    expect(codeOf(usePortal(realm, road, aside('PORTAL', 10), 160, NOW))).toBe('road.refused.no-way')
  })
})
