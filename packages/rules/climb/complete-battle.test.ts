import { expect, test } from 'vitest'
import { ok } from '../an-answer.ts'
import { askToTheEnd } from '../battle/ask.ts'
import { consume } from '../battle/consume.ts'
import { giveUp } from '../battle/give-up.ts'
import { startBattle } from '../battle/start-battle.ts'
import { NO_BOOSTS } from '../booster/booster.ts'
import { rewardOf } from '../economy/reward.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { entrantOf } from '../heroes/entrant-of.ts'
import { aRealm } from '../road/a-realm.ts'
import { attackPlace } from '../road/attack-place.ts'
import { hereOf, walkTo, withHere } from '../road/travel.ts'
import type { TaskDesign } from '../tasks/task.ts'
import { carry } from '../things/carry.ts'
import { completeBattle } from './complete-battle.ts'
import { newClimber } from './new-climber.ts'

const realm = aRealm()
const kind = aHeroKind()
const levels = { maxExp: () => 1000, reward: () => rewardOf({}) }
const growing = { levels, tasks: [], kindOf: () => kind }

/** A strong hero in front of the first guardian. */
function atTheFirstStair() {
  const climber = newClimber(realm, levels, 'p', [{ kind, power: 60 }], {}, 0)
  const road = ok(walkTo(hereOf(climber.travels), 100))
  const standing = { ...climber, travels: withHere(climber.travels, road) }
  const { enemies } = ok(attackPlace(realm, road, 'main-1-0', 0))
  const squad = standing.heroes.map((hero) => entrantOf(hero, kind))
  const battle = ok(
    startBattle({ id: 'b', type: 'MOB', placeId: 'main-1-0', seed: 's', squad, enemies, consumables: [] }),
  )
  return { climber: standing, battle }
}

test('a win opens the next stair, teaches and pays; wounds come home', () => {
  const { climber, battle } = atTheFirstStair()
  const end = ok(askToTheEnd(battle)).battle
  const done = ok(completeBattle(realm, growing, climber, end, NO_BOOSTS, 1000))
  expect(hereOf(done.climber.travels).top).toBe(1)
  expect(done.climber.bestVictoryStair).toBe(1)
  expect(done.climber.level.currentExp).toBe(10)
  expect(done.climber.heroes[0]?.experience).toBeGreaterThan(0)
  const fighter = end.creatures.find(({ id }) => id === 1)
  expect(done.climber.heroes[0]?.wounds).toBeCloseTo((fighter?.healthTotal ?? 0) - (fighter?.health ?? 0))
})

test('experience boosters multiply what a battle teaches', () => {
  const { climber, battle } = atTheFirstStair()
  const end = ok(askToTheEnd(battle)).battle
  const boosts = { ...NO_BOOSTS, experience: 5 }
  const done = ok(completeBattle(realm, growing, climber, end, boosts, 1000))
  expect(done.climber.level.currentExp).toBe(50)
})

test('a loss marks the place and teaches nothing', () => {
  const { climber, battle } = atTheFirstStair()
  const done = ok(completeBattle(realm, growing, climber, ok(giveUp(battle)).battle, NO_BOOSTS, 1000))
  expect(hereOf(done.climber.travels)).toMatchObject({ top: 0, marks: { 'main-1-0': { state: 'LOST' } } })
  expect(done.climber.level.currentExp).toBe(0)
})

test('a loss at the foot of the stair costs nothing: no wait, no wounds, no scroll', () => {
  const { climber, battle } = atTheFirstStair()
  const scroll = { kind: 'consumable', id: 'fire', stair: 1 } as const
  const hurt = climber.heroes.map((hero) => ({ ...hero, wounds: 5 }))
  const lost = ok(giveUp(battle)).battle
  const gentle = { ...realm, campFireUntil: 1 }
  const before = { ...climber, heroes: hurt, things: [scroll] }
  const after = ok(completeBattle(gentle, growing, before, lost, NO_BOOSTS, 1000)).climber
  expect(after).toEqual({ ...before, heroes: climber.heroes })
})

test('scrolls used in the battle are gone, the others stay', () => {
  const { climber, battle } = atTheFirstStair()
  const scroll = { kind: 'consumable', id: 'fire', stair: 1 } as const
  const designs = [{ id: 'fire', kind: 'scroll', effect: { type: 'burn', share: 0.01 } }] as const
  const rich = { ...climber, things: [scroll, { ...scroll, kind: 'rune' } as const, scroll] }
  const armed = { ...battle, consumables: carry(rich.things, designs) }
  expect(armed.consumables[0]?.count).toBe(2)
  const enemy = battle.creatures.find(({ side }) => side === 'enemy')
  const burnt = ok(consume(armed, { consumableId: 'fire', targetCreatureId: enemy?.id ?? 0 })).battle
  const done = ok(completeBattle(realm, growing, rich, ok(askToTheEnd(burnt)).battle, NO_BOOSTS, 1000))
  expect(done.climber.things.map(({ kind: what }) => what)).toEqual(['rune', 'consumable'])
})

test('a battle still going on cannot be completed', () => {
  const { climber, battle } = atTheFirstStair()
  expect(completeBattle(realm, growing, climber, battle, NO_BOOSTS, 0)).toMatchObject({
    refused: 'battle.refused.not-over',
  })
})

test('stairs of other worlds do not count as stairs reached', () => {
  const climb: TaskDesign = {
    id: 'climb',
    kind: 'SCENARIO',
    taskNumber: 1,
    deed: 'stair-reached',
    of: null,
    total: 50,
    fromStair: 0,
    fromLevel: 0,
    company: null,
    after: null,
    asked: null,
    part: 0,
    reward: { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] },
    leadsTo: 'road',
  }
  const { climber, battle } = atTheFirstStair()
  const open = { ...climber, journal: { ...climber.journal, tasks: [{ id: 'climb', progress: 0 }] } }
  const end = ok(askToTheEnd(battle)).battle
  const progressIn = (world: 'main' | 'snow') => {
    const road = { ...hereOf(open.travels), world }
    const there = {
      ...open,
      travels: { ...open.travels, world, roads: { ...open.travels.roads, [world]: road } },
    }
    const done = completeBattle(
      realm,
      { ...growing, tasks: [climb] },
      there,
      { ...end, placeId: `${world}-1-0` },
      NO_BOOSTS,
      1,
    )
    return ok(done).climber.journal.tasks[0]?.progress
  }
  expect(progressIn('main')).toBe(1)
  expect(progressIn('snow')).toBe(0)
})
