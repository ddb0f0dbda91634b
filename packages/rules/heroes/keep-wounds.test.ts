import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok } from '../an-answer.ts'
import { allowed } from '../battle/a-battle.ts'
import type { Fighter } from '../battle/fighter.ts'
import { giveUp } from '../battle/give-up.ts'
import { startBattle } from '../battle/start-battle.ts'
import { NO_BELONGINGS } from '../climb/belongings.ts'
import type { ForceDesign } from '../forces/force.ts'
import { completeTraining, instructed } from '../forces/train.ts'
import { addSkills } from '../growth/add-skills.ts'
import { shareExperience } from '../growth/share-experience.ts'
import type { Artifact, ArtifactDesign } from '../things/artifact.ts'
import { reforge } from '../things/forge.ts'
import { drawRune } from '../things/satchel.ts'
import { dress } from '../things/wear.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { aHeroKind } from './a-hero-kind.ts'
import { entrantOf } from './entrant-of.ts'
import type { Hero } from './hero.ts'
import { heroStats } from './hero-stats.ts'
import { join } from './join.ts'
import { merge } from './merge.ts'
import { returnFrom } from './return-from-battle.ts'

const kind = aHeroKind({ slotsCount: 4, rankLimit: 5 })
const kindOf = () => kind
const hero: Hero = join(kind, 1, 100, true, 0)
const armour: ArtifactDesign = {
  id: 'armour',
  place: 'body',
  rarity: 'usual',
  set: null,
  build: { attack: 0, defence: 0, health: 1 },
}
const artifact = (stair: number, heroId: number | null = 1): Artifact => ({
  id: 1,
  kind: 'armour',
  stair,
  level: 0,
  locked: false,
  heroId,
})
const hardy: ForceDesign = { id: 'HARDY', effect: 'health', step: 0.5, limit: 10, price: 1 }
const forceOf = () => hardy

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('nobody')
  return one
}
const wear = (one: Hero, ...artifacts: Artifact[]): Hero =>
  first(dress({ heroes: [one], belongings: { ...NO_BELONGINGS, artifacts } }, () => armour, kindOf).heroes)
const wholeOf = (one: Hero): number => heroStats(one, kind).healthTotal
const shareOf = (one: Hero): number => one.wounds / wholeOf(one)
const wounded = (share: number, one: Hero = hero): Hero => ({ ...one, wounds: wholeOf(one) * share })

const dressed = wear(hero, artifact(40))

const ways: readonly [string, Hero, (one: Hero) => Hero][] = [
  ['put things on', hero, (one) => wear(one, artifact(40))],
  ['take them off', dressed, (one) => wear(one)],
  ['put on something better', dressed, (one) => wear(one, artifact(80))],
  ['gain by reforging', hero, (one) => reforge(one, artifact(40, null), armour, kind)],
  [
    'have a rune drawn on them',
    hero,
    (one) => {
      const things = [{ kind: 'rune', id: 'oak', stair: 40 } as const]
      return first(ok(drawRune({ heroes: [one], things }, 'oak', 1, { health: 1 }, kindOf)).heroes)
    },
  ],
  [
    'are merged with another',
    hero,
    (one) =>
      first(ok(merge({ heroes: [one, { ...hero, id: 2 }], belongings: NO_BELONGINGS }, 1, 2, kindOf)).heroes),
  ],
]

const growths: typeof ways = [
  ['learn', hero, (one) => first(shareExperience([one], [1], { mode: 'FOUGHT' }, 5000, kindOf))],
  [
    'finish a force',
    hero,
    (one) => {
      const training = { heroId: 1, force: 'HARDY', level: 4, endsAt: 0 }
      const belongings = { ...NO_BELONGINGS, trainings: [training] }
      const who = { heroes: [one], belongings, purse: emptyWallet }
      return first(ok(completeTraining(who, training, forceOf, kindOf, 0)).heroes)
    },
  ],
  [
    'have their forces counted anew',
    { ...hero, forces: { HARDY: 9 } },
    (one) => instructed(one, forceOf, kindOf),
  ],
]

describe.each(growths)('heroes who %s', (_, before, change) => {
  test('have so much more health at once, and no wound less', () => {
    expect(wholeOf(change(before))).toBeGreaterThan(wholeOf(before))
    const hurt = wounded(0.5, before)
    expect(change(hurt).wounds).toBe(hurt.wounds)
  })

  test('stay dead if they are dead, healthy if they are healthy', () => {
    expect(heroStats(change(wounded(1, before)), kind).health).toBe(0)
    expect(change(before).wounds).toBe(0)
  })
})

test('a shrine gives its health to everyone in the squad at once, and by it the dead rise', () => {
  const gift = (one: Hero): Hero => first(addSkills([one], { health: 500 }))
  expect(gift(hero).wounds).toBe(0)
  expect(heroStats(gift(wounded(1)), kind).health).toBe(500)
})

describe.each(ways)('heroes who %s', (_, before, change) => {
  test('change their whole health', () => {
    expect(wholeOf(change(before))).not.toBeCloseTo(wholeOf(before))
  })

  test('stay dead if they are dead, healthy if they are healthy, half dead if they are half dead', () => {
    expect(heroStats(change(wounded(1, before)), kind).health).toBe(0)
    expect(change(before).wounds).toBe(0)
    expect(shareOf(change(wounded(0.5, before)))).toBeCloseTo(0.5, 12)
  })
})

test('nobody is healed by dressing and undressing, however often', () => {
  const share = fc.double({ min: 0.001, max: 1, noNaN: true })
  const stairs = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(share, stairs, (part, wardrobe) => {
      const before = wounded(part)
      const after = wardrobe.reduce((one, stair) => wear(wear(one, artifact(stair))), before)
      expect(after.wounds).toBeGreaterThanOrEqual(before.wounds)
      expect(after.wounds).toBeCloseTo(before.wounds, 9)
    }),
  )
})

describe('two heroes merged', () => {
  const mergedOf = (one: Hero, two: Hero): Hero =>
    first(ok(merge({ heroes: [one, { ...two, id: 2 }], belongings: NO_BELONGINGS }, 1, 2, kindOf)).heroes)
  const healthOf = (one: Hero): number => heroStats(one, kind).health
  const old: Hero = { ...hero, experience: 5000 }

  test('are no healthier than both were together if one of them is dead, whichever takes in the other', () => {
    for (const [dead, alive] of [
      [wounded(1, old), hero],
      [wounded(1), old],
    ] as const) {
      expect(healthOf(mergedOf(alive, dead))).toBeCloseTo(healthOf(alive), 9)
      expect(healthOf(mergedOf(dead, alive))).toBe(0)
    }
    expect(healthOf(mergedOf(wounded(1), wounded(1, old)))).toBe(0)
  })

  test('bring their wounds both: what one gains is as wounded as the more wounded of the two', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, (one, two) => {
        const merged = mergedOf(wounded(one), wounded(two, old))
        const gained = wholeOf(merged) - wholeOf(hero)
        expect(merged.wounds).toBeCloseTo(wholeOf(hero) * one + gained * Math.max(one, two), 6)
      }),
    )
  })
})

describe('from a battle', () => {
  const begun = ok(
    startBattle({
      id: 'b',
      type: 'MOB',
      placeId: null,
      seed: 's',
      squad: [entrantOf(hero, kind)],
      enemies: [{ ...entrantOf(hero, kind), id: 11 }],
      consumables: [],
    }),
  )
  const over = allowed(giveUp(begun)).battle
  const homeFrom = (left: Partial<Fighter>, one: Hero = hero): number => {
    const battle = { ...over, creatures: over.creatures.map((creature) => ({ ...creature, ...left })) }
    return heroStats(first(returnFrom(battle, [one], kindOf, 0)), kind).health
  }

  test('who fell comes home dead, also if a gift has made them stronger meanwhile', () => {
    expect(homeFrom({ health: 0 }, first(addSkills([hero], { health: 500 })))).toBe(0)
  })

  test('who rose comes home no healthier than they went, and with all wounds received after the rising', () => {
    const whole = wholeOf(hero)
    const risen = { health: whole / 2, resurrected: true }
    expect(homeFrom(risen, wounded(0.99))).toBeCloseTo(whole * 0.01, 9)
    expect(homeFrom(risen)).toBe(whole / 2)
    expect(homeFrom({ ...risen, health: 0 }, wounded(0.99))).toBe(0)
  })

  test('who never fell keeps what an elixir of the battle has healed', () => {
    expect(homeFrom({ health: wholeOf(hero) / 2 }, wounded(0.99))).toBe(wholeOf(hero) / 2)
  })
})
