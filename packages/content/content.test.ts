import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDING_EFFECTS } from '@skystair/rules/clan/design.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { muster, squadPower } from '@skystair/rules/road/muster-enemies.ts'
import { PLACE_TYPES, PLACES_APART, WORLDS } from '@skystair/rules/road/place.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { ARTIFACT_PLACES } from '@skystair/rules/things/artifact.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACT_SETS, ARTIFACTS, artifactOf } from './artifacts.data.ts'
import { BOOSTERS } from './boosters.data.ts'
import { CLAN_BUILDINGS } from './clans/buildings.data.ts'
import { CLANS } from './clans/clans.ts'
import { CLAN_GOODS } from './clans/goods.data.ts'
import { CONSUMABLES } from './consumables.data.ts'
import { CREATURES } from './creatures.data.ts'
import { FORCES, forcesOf } from './forces.data.ts'
import { HERO_CLASSES } from './hero-classes.data.ts'
import { HEROES } from './heroes.data.ts'
import { LEVELS } from './levels.ts'
import { PACKS } from './packs.data.ts'
import { HERO_TERMS, RESTORE_OPTIONS, START_POWER, TRADE_OFFERS } from './prices.data.ts'
import { REALM } from './realm.ts'
import { RUNES } from './runes.data.ts'
import { TASKS } from './tasks.data.ts'
import { EDUCATIONS } from './teaching.data.ts'

type Tree = { readonly [key: string]: string | Tree }

const FILES = [
  'battle',
  'road',
  'creatures',
  'lore',
  'tasks',
  'health',
  'forces',
  'portal',
  'shop',
  'story',
  'teaching',
  'things',
  'town',
] as const

function textOf(language: 'ru' | 'en', file: string): Tree {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'text', language, `${file}.json`), 'utf8'))
}

const flat = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

const keys = new Set(FILES.flatMap((file) => flat(textOf('ru', file)).map(([key]) => `${file}.${key}`)))
const missing = (wanted: readonly string[]): readonly string[] => wanted.filter((key) => !keys.has(key))

describe('texts', () => {
  test('everything a player can meet has its name', () => {
    expect(
      missing([
        ...Object.keys(CREATURES).map((id) => `creatures.creature.${id}`),
        ...Object.keys(HEROES).map((id) => `creatures.hero.${id}`),
        ...Object.keys(HEROES).flatMap((id) => [`lore.${id}.first`, `lore.${id}.second`]),
        ...Object.values(HEROES).map(({ warriorClass }) => `creatures.class.${warriorClass}`),
        ...TASKS.filter(({ part }) => part === 0).flatMap(({ id }) => [
          `tasks.task.${id}.title`,
          `tasks.task.${id}.text`,
        ]),
        ...CONSUMABLES.map(({ id }) => `things.name.consumable.${id}`),
        ...REALM.artifacts.map((id) => `things.name.artifact.${id}`),
        ...ARTIFACT_SETS.map(({ id }) => `things.set.${id}`),
        ...ARTIFACT_PLACES.map((place) => `things.place.${place}`),
        ...REALM.runes.map((id) => `things.name.rune.${id}`),
        ...RESTORE_OPTIONS.map(({ id }) => `health.option.${id}`),
        ...TRADE_OFFERS.map(({ id }) => `road.offer.${id}`),
        ...Object.keys(FORCES).flatMap((id) => [`forces.force.${id}.name`, `forces.force.${id}.text`]),
        ...Object.keys(CLAN_BUILDINGS).flatMap((type) => [`town.building.${type}`, `town.tale.${type}`]),
        ...BUILDING_EFFECTS.map((effect) => `town.sheet.gain.${effect}`),
        ...BOOSTERS.map(({ id }) => `shop.booster.name.${id}`),
        ...PACKS.map(({ id }) => `shop.pack.name.${id}`),
        ...PLACE_TYPES.flatMap((type) => [`road.place.${type}`, `road.act.${type}`]),
        ...WORLDS.map((world) => `road.world.${world}`),
        ...PLACES_APART.flatMap((place) => [
          `portal.place.${place}.name`,
          `portal.place.${place}.tale`,
          `creatures.apart.${place}`,
        ]),
        ...SPECIAL_SKILLS.map((skill) => `battle.special.${skill}`),
      ]),
    ).toEqual([])
  })
})

describe('creatures and heroes', () => {
  const kinds = [...Object.values(CREATURES), ...Object.values(HEROES)]

  test('there are at least sixty kinds of creature, of every tier', () => {
    expect(Object.keys(CREATURES).length).toBeGreaterThanOrEqual(60)
    expect(new Set(Object.values(CREATURES).map(({ tier }) => tier)).size).toBe(5)
  })

  test('there are at least a hundred heroes, every class in every tier', () => {
    const heroes = Object.values(HEROES)
    expect(heroes.length).toBeGreaterThanOrEqual(100)
    for (const { warriorClass } of HERO_CLASSES)
      for (const tier of HERO_TIERS)
        expect(heroes.some((one) => one.tier === tier && one.warriorClass === warriorClass)).toBe(true)
  })

  test('each hero has the rank limit of the specification', () => {
    for (const { tier, warriorClass, rankLimit } of Object.values(HEROES)) {
      if (warriorClass === 'ASG_PHOENIX') expect(rankLimit).toBe(6)
      else if (tier === 'mythical') expect(rankLimit).toBe(7)
      else if (tier === 'supreme') expect(rankLimit).toBe(8)
      else expect(rankLimit).toBe(warriorClass === 'PHOENIX' ? 6 : 5)
    }
  })

  test('each has a kebab-case id and spends all of its power', () => {
    for (const { id, build } of kinds) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(build.attack + build.defence + build.health).toBeCloseTo(1)
    }
  })

  test('chances are chances', () => {
    for (const { specials } of kinds)
      for (const value of Object.values(specials)) {
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThanOrEqual(1)
      }
  })

  test('every creature lives somewhere on a road', () => {
    const housed = new Set(
      WORLDS.flatMap((world) =>
        REALM.roads[world].stretches.flatMap((one) => [...one.creatures, ...one.bosses]),
      ),
    )
    expect(Object.keys(CREATURES).filter((id) => !housed.has(id))).toEqual([])
    expect([...housed].filter((id) => !CREATURES[id])).toEqual([])
  })
})

describe('forces', () => {
  test('there are forty-five, and each is learnt by somebody', () => {
    expect(Object.keys(FORCES)).toHaveLength(45)
    const learnt = new Set(Object.values(HEROES).flatMap(forcesOf))
    expect(Object.keys(FORCES).filter((id) => !learnt.has(id))).toEqual([])
    expect([...learnt].filter((id) => !FORCES[id])).toEqual([])
  })

  test('every hero learns four to seven different ones, more in a higher tier', () => {
    for (const kind of Object.values(HEROES)) {
      const forces = forcesOf(kind)
      expect(forces).toHaveLength(4 + HERO_TIERS.indexOf(kind.tier))
      expect(new Set(forces).size).toBe(forces.length)
    }
  })

  test('each has the limit of the specification', () => {
    const limited = { WARLOCK: 2, TITAN: 3, ANGEL: 4, YOTUN: 4, ARCHANGEL: 5, ARCHITIAN: 5, ASG_PHOENIX: 5 }
    for (const [id, limit] of Object.entries(limited)) expect(FORCES[id]?.limit).toBe(limit)
  })
})

test('every rune of the road gives something', () => {
  for (const id of REALM.runes) expect(RUNES[id], id).toBeDefined()
})

test('a guest of a pack is a hero there is', () => {
  for (const { guest } of PACKS) if (guest !== null) expect(HEROES[guest.kind], guest.kind).toBeDefined()
})

describe('artifacts', () => {
  test('there are twelve sets or more, each of pieces that one hero can wear together', () => {
    expect(ARTIFACT_SETS.length).toBeGreaterThanOrEqual(12)
    for (const { id } of ARTIFACT_SETS) {
      const places = Object.values(ARTIFACTS).flatMap((one) => (one.set === id ? [one.place] : []))
      expect(places.length).toBe(4)
      expect(new Set(places).size).toBe(places.length)
    }
  })

  test('what lies in chests exists, and every place can be filled', () => {
    for (const id of REALM.artifacts) expect(ARTIFACTS[id], id).toBeDefined()
    const places = new Set(Object.values(ARTIFACTS).map(({ place }) => place))
    expect(ARTIFACT_PLACES.filter((place) => !places.has(place))).toEqual([])
  })

  test('the clan’s shop sells a set of its own, whole, and no chest has a piece of it', () => {
    const sold = CLAN_GOODS.flatMap(({ gives }) => (gives.kind === 'things' ? gives.things : []))
      .filter(({ kind }) => kind === 'artifact')
      .map(({ id }) => artifactOf(id))
    const [{ set = null } = {}] = sold
    expect(sold.map(({ id }) => id).toSorted()).toEqual(
      Object.values(ARTIFACTS)
        .flatMap((one) => (one.set === set ? [one.id] : []))
        .toSorted(),
    )
    expect(sold.filter(({ id }) => REALM.artifacts.includes(id))).toEqual([])
  })
})

test('a clan without a factory can build one: no first level asks for the gears that only a factory gives', () => {
  for (const [type, { price }] of Object.entries(CLANS.buildings)) {
    expect(price(1).gear ?? 0, type).toBe(0)
    expect(price(2).gear, type).toBeGreaterThan(0)
  }
})

describe('the roads', () => {
  test('can be walked for the first 500 stairs and far above, in every world', () => {
    const stairs = [...Array.from({ length: 500 }, (_, index) => index + 1), 999, 3000, 4375, 5501, 20_000]
    for (const world of WORLDS)
      for (const stair of stairs)
        for (const place of growPlaces(REALM, world, stair)) {
          const squad = muster(REALM, place)
          expect(squad.length > 0).toBe(place.guarded)
          const ratio = squadPower(squad) / guardianPower(stair)
          expect(ratio).toBeGreaterThanOrEqual(0)
          expect(ratio).toBeLessThan(1.3)
        }
  })

  test('every type of place is met by stair 500', () => {
    const met = new Set<string>()
    for (let stair = 1; stair <= 500; stair++)
      for (const { placeType } of growPlaces(REALM, 'main', stair)) met.add(placeType)
    expect(PLACE_TYPES.filter((type) => !met.has(type))).toEqual([])
  })

  test.each([
    ['trader', 'EXCHANGE'],
    ['portal', 'PORTAL'],
    ['snow-world', 'TURN'],
  ] as const)('the lesson about the %s is given where the first one stands', (lesson, type) => {
    const first = Array.from({ length: 100 }, (_, index) => index + 1).find((stair) =>
      growPlaces(REALM, 'main', stair).some(({ placeType }) => placeType === type),
    )
    expect(EDUCATIONS.find(({ id }) => id === lesson)?.stair).toBe(first)
  })

  test.each([
    ['chest-opened', 'ARTIFACT'],
    ['lair-beaten', 'CUSTOM_PLACE'],
    ['resource-taken', 'RESOURCE'],
    ['skill-taken', 'SKILL'],
    ['fountain-drunk', 'GAINABLE'],
    ['magic-used', 'MAGIC'],
    ['talk-heard', 'TALKER'],
    ['world-entered', 'TURN'],
  ] as const)('side quests of the forest that ask for %s can be done in the forest', (deed, type) => {
    const asked = TASKS.filter((task) => task.kind === 'SIDE' && task.deed === deed && task.fromStair < 30)
    const forest = Array.from({ length: 30 }, (_, index) => growPlaces(REALM, 'main', index + 1).slice(1))
    const standing = forest.flat().filter(({ placeType }) => placeType === type)
    expect(asked.length).toBeGreaterThan(0)
    for (const { total } of asked) expect(standing.length).toBeGreaterThanOrEqual(total)
  })

  test('who has left the forest can go back through a portal', () => {
    const portals = Array.from({ length: 31 }, (_, index) => index + 1).filter((stair) =>
      growPlaces(REALM, 'main', stair).some(({ placeType }) => placeType === 'PORTAL'),
    )
    expect(portals.length).toBeGreaterThanOrEqual(2)
  })
})

describe('levels and tasks', () => {
  test('every level asks for more than nothing, and in the end for ever more', () => {
    for (let level = 1; level < 500; level++) expect(LEVELS.maxExp(level)).toBeGreaterThan(0)
    for (let level = 19; level < 500; level++)
      expect(LEVELS.maxExp(level + 1)).toBeGreaterThan(LEVELS.maxExp(level))
  })

  test('every task can be reached: what it waits for exists', () => {
    const ids = TASKS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { after } of TASKS) if (after !== null) expect(ids).toContain(after)
  })
})

test('whoever is hired on the first stair is more than half a companion, and less than the player', () => {
  const usual = Object.values(HEROES).filter(({ tier, bound }) => tier === 'usual' && !bound)
  const powers = usual.map((kind) => joinPower(kind, HERO_TERMS, 1))
  expect(Math.min(...powers)).toBeGreaterThan(START_POWER.companion / 2)
  expect(Math.max(...powers)).toBeLessThan(START_POWER.character)
})
