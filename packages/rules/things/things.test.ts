import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { NO_BELONGINGS } from '../climb/belongings.ts'
import { stairWorth } from '../economy/guardian-power.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import type { Hero } from '../heroes/hero.ts'
import { statParts } from '../heroes/hero-parts.ts'
import { heroPower, heroStats } from '../heroes/hero-stats.ts'
import { join } from '../heroes/join.ts'
import { type Artifact, type ArtifactDesign, artifactPower, mostLevels } from './artifact.ts'
import { lock, mostArtifacts, takeOut, unpack } from './backpack.ts'
import { reforge, salePrice, upgraded, upgradePrice } from './forge.ts'
import { dress, equip, equipBest, setBonus, takeOff, wornBy } from './wear.ts'

const kind = aHeroKind({ slotsCount: 2 })
const kindOf = () => kind
const hero: Hero = join(kind, 1, 100, true, 0)
const design = (id: string, place: ArtifactDesign['place'], set: string | null = null): ArtifactDesign => ({
  id,
  place,
  rarity: 'usual',
  set,
  build: { attack: 0.5, defence: 0.25, health: 0.25 },
})
const designs: Readonly<Record<string, ArtifactDesign>> = {
  sword: design('sword', 'weapon', 'owl'),
  axe: { ...design('axe', 'weapon'), rarity: 'supreme' },
  helm: design('helm', 'head', 'owl'),
  boots: design('boots', 'feet'),
}
function designOf(id: string): ArtifactDesign {
  const found = designs[id]
  if (!found) throw new Error(`no ${id}`)
  return found
}
const thing = (id: number, wish: Partial<Artifact> = {}): Artifact => ({
  id,
  kind: 'sword',
  stair: 10,
  level: 0,
  locked: false,
  heroId: null,
  ...wish,
})

describe('power of a thing', () => {
  test('follows its stair, its rarity and its level', () => {
    const plain = artifactPower(thing(1), designOf('sword'))
    expect(plain).toBeCloseTo(stairWorth(10) * 0.3)
    expect(artifactPower(thing(1, { level: 3 }), designOf('sword'))).toBeCloseTo(plain * 1.3)
    expect(artifactPower(thing(1, { kind: 'axe' }), designOf('axe'))).toBeGreaterThan(plain * 2)
    expect(artifactPower(thing(1, { stair: 50 }), designOf('sword'))).toBeGreaterThan(plain)
  })

  test('a set on one hero adds to its pieces, and only to them', () => {
    expect([1, 2, 3, 4, 5].map(setBonus)).toEqual([0, 0.1, 0.2, 0.35, 0.35])
    const single = wornBy([thing(1)], designOf).attack
    const pair = wornBy([thing(1), thing(2, { kind: 'helm' })], designOf).attack
    expect(pair).toBeCloseTo(single * 2 * 1.1)
    expect(wornBy([thing(1), thing(2, { kind: 'boots' })], designOf).attack).toBeCloseTo(single * 2)
  })
})

describe('wearing', () => {
  test('makes the hero stronger, and the page of the hero says by how much', () => {
    const belongings = { ...NO_BELONGINGS, artifacts: [thing(1, { heroId: 1 })] }
    const [dressed] = dress({ heroes: [hero], belongings }, designOf, kindOf).heroes
    if (!dressed) throw new Error('nobody')
    const power = artifactPower(thing(1), designOf('sword'))
    expect(heroPower(dressed, kind)).toBeCloseTo(heroPower(hero, kind) + power)
    expect(statParts(dressed, kind).attack).toContainEqual({ source: 'artifacts', amount: power / 2 })
  })

  test('taking everything off leaves what was before, and no more wounds than health', () => {
    const wounds = heroStats(hero, kind).healthTotal
    const worn = { ...hero, wounds: wounds + 9, worn: { attack: 9, defence: 9, health: 9 } }
    const [bare] = dress({ heroes: [worn], belongings: NO_BELONGINGS }, designOf, kindOf).heroes
    expect(bare).toEqual({ ...hero, wounds })
  })

  test('what belonged to a hero who is gone lies in the backpack', () => {
    const belongings = { ...NO_BELONGINGS, artifacts: [thing(1, { heroId: 7 })] }
    expect(dress({ heroes: [hero], belongings }, designOf, kindOf).belongings.artifacts).toEqual([thing(1)])
  })

  test('one thing at each place: the new one takes the place of the old', () => {
    const artifacts = [thing(1, { heroId: 1 }), thing(2, { kind: 'axe' })]
    expect(ok(equip(artifacts, 2, hero, 2, designOf)).map(({ heroId }) => heroId)).toEqual([null, 1])
  })

  test('not more than there are slots', () => {
    const artifacts = [
      thing(1, { heroId: 1 }),
      thing(2, { kind: 'helm', heroId: 1 }),
      thing(3, { kind: 'boots' }),
    ]
    expect(codeOf(equip(artifacts, 3, hero, 2, designOf))).toBe('things.refused.slots-filled')
    expect(codeOf(equip(artifacts, 9, hero, 2, designOf))).toBe('things.refused.unknown')
    expect(ok(takeOff(artifacts, 1))[0]?.heroId).toBeNull()
    expect(codeOf(takeOff(artifacts, 9))).toBe('things.refused.unknown')
  })

  test('the best is the strongest of each place, and nothing is taken from others', () => {
    const artifacts = [
      thing(1, { heroId: 1 }),
      thing(2, { kind: 'axe' }),
      thing(3, { kind: 'axe', stair: 90, heroId: 5 }),
      thing(4, { kind: 'helm', stair: 2 }),
      thing(5, { kind: 'boots', stair: 8 }),
    ]
    const after = equipBest(artifacts, hero, 2, designOf)
    expect(after.map(({ heroId }) => heroId)).toEqual([null, 1, 5, null, 1])
  })
})

describe('the backpack', () => {
  const found = { kind: 'artifact', id: 'sword', stair: 4 } as const
  const elixir = { kind: 'consumable', id: 'elixir', stair: 4 } as const

  test('takes in what was found, each with an id never given before', () => {
    const belongings = { ...NO_BELONGINGS, lastArtifact: 6 }
    const keeper = unpack({ things: [found, elixir, found], belongings })
    expect(keeper.things).toEqual([elixir])
    expect(keeper.belongings.artifacts.map(({ id, stair }) => [id, stair])).toEqual([
      [7, 4],
      [8, 4],
    ])
    expect(keeper.belongings.lastArtifact).toBe(8)
  })

  test('a full one leaves the rest outside, and nothing is lost', () => {
    const artifacts = Array.from({ length: mostArtifacts - 1 }, (_, index) => thing(index + 1))
    const keeper = unpack({
      things: [found, { ...found }],
      belongings: { ...NO_BELONGINGS, artifacts, lastArtifact: 999 },
    })
    expect(keeper.belongings.artifacts).toHaveLength(mostArtifacts)
    expect(keeper.things).toHaveLength(1)
  })

  test('gives out all or nothing, and never what is locked or worn', () => {
    const artifacts = [thing(1), thing(2, { locked: true }), thing(3, { heroId: 1 })]
    expect(ok(takeOut(artifacts, [1])).kept.map(({ id }) => id)).toEqual([2, 3])
    expect(codeOf(takeOut(artifacts, [1, 2]))).toBe('things.refused.locked')
    expect(codeOf(takeOut(artifacts, [3]))).toBe('things.refused.worn')
    expect(codeOf(takeOut(artifacts, [1, 9]))).toBe('things.refused.unknown')
    expect(ok(lock(artifacts, 2, false))[1]?.locked).toBe(false)
  })
})

describe('the forge', () => {
  test('a level more costs more each time, up to the highest', () => {
    expect(upgradePrice(thing(1), designOf('sword'))).toEqual({ sulfur: 2, crystal: 8 })
    expect(upgradePrice(thing(1, { level: 4 }), designOf('sword'))).toEqual({ sulfur: 10, crystal: 40 })
    expect(ok(upgraded(thing(1))).level).toBe(1)
    expect(codeOf(upgraded(thing(1, { level: mostLevels })))).toBe('things.refused.highest-level')
  })

  test('reforging gives the hero a quarter of the thing', () => {
    const after = reforge(hero, thing(1), designOf('sword'), kind)
    const power = artifactPower(thing(1), designOf('sword'))
    expect(heroPower(after, kind) - heroPower(hero, kind)).toBeCloseTo(power / 4)
  })

  test('a sale brings more for what is rare and from high up', () => {
    const goldOf = (stair: number) => stair
    expect(salePrice(thing(1), designOf('sword'), goldOf)).toBe(15)
    expect(salePrice(thing(1, { stair: 20 }), designOf('axe'), goldOf)).toBe(240)
  })
})
