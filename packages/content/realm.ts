import { PLACES_APART, type PlaceApart, type PlaceResource } from '@skystair/rules/road/place.ts'
import type { Realm, RoadDesign } from '@skystair/rules/road/road-design.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { CAMP_FIRE_UNTIL } from './camp-fire.ts'
import { CHEST_FINDS } from './chest-finds.data.ts'
import { CONSUMABLES } from './consumables.data.ts'
import { CREATURES } from './creatures.data.ts'
import { GREAT_BOSSES } from './great-bosses.data.ts'
import { prizesAt } from './guardian-prizes.data.ts'
import { APART } from './portals/places-apart.data.ts'
import { RAIDS } from './raids/raids.ts'
import {
  ABYSS_STRETCHES,
  apartStretches,
  DARK_STRETCHES,
  MAIN_STRETCHES,
  RAID_STRETCHES,
  SNOW_STRETCHES,
} from './road-stretches.data.ts'
import { TALE } from './story/tale.ts'
import { EDUCATIONS } from './teaching.data.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Gold grows with the stair, not with its power: a purse has an end. */
const goldOf = (stair: number): number => 10 + 2 * stair

/** A guardian's experience times the share. */
const experienceOf = (stair: number, share: number): number => Math.round((10 + 4 * stair) * share)

const amountOf = (resource: PlaceResource, stair: number): number => {
  switch (resource) {
    case 'GOLD':
      return 2 * goldOf(stair)
    case 'CRYSTAL':
      return 2 + Math.floor(stair / 10)
    case 'SULFUR':
      return 1 + Math.floor(stair / 20)
    case 'MITHRIL':
      return 3
    case 'ELIXIR':
      return 2
    case 'CAVIAR':
    case 'TICKETS':
    case 'EVENT_CURRENCY':
      return 1
  }
}

const ENDLESS = { steps: null, wait: 0, follows: false, ends: false, loot: 1 } as const

const apartRoad = (place: PlaceApart): RoadDesign => ({
  world: place,
  stretches: apartStretches(place, APART[place]),
  power: 0.85,
  reward: 0.1,
  loot: 1,
  steps: APART[place].stairs,
  wait: 0,
  follows: true,
  ends: true,
})

const apartRoads = Object.fromEntries(PLACES_APART.map((place) => [place, apartRoad(place)])) as Readonly<
  Record<PlaceApart, RoadDesign>
>

export const REALM: Realm = {
  greatBosses: GREAT_BOSSES,
  roads: {
    main: { ...ENDLESS, world: 'main', stretches: MAIN_STRETCHES, power: 1, reward: 1 },
    snow: {
      world: 'snow',
      stretches: SNOW_STRETCHES,
      power: 0.8,
      reward: 0.2,
      // Few stairs are climbed on a visit: each has to be worth the way.
      loot: 4,
      steps: 5,
      wait: 6 * HOUR,
      follows: true,
      ends: false,
    },
    raid: {
      world: 'raid',
      stretches: RAID_STRETCHES,
      power: 0.9,
      reward: 0.02,
      loot: 1,
      steps: RAIDS.stairs,
      wait: 0,
      follows: true,
      ends: false,
    },
    dark: { ...ENDLESS, world: 'dark', stretches: DARK_STRETCHES, power: 0.9, reward: 0.5, follows: true },
    abyss: { ...ENDLESS, world: 'abyss', stretches: ABYSS_STRETCHES, power: 0.9, reward: 0.5, follows: true },
    ...apartRoads,
  },
  raid: RAIDS,
  creatures: CREATURES,
  /** lairs at the foot of the stair fill quickly: a newcomer always has someone to fight */
  periods: {
    lair: (stair) => (stair <= 8 ? 8 * MINUTE : 4 * HOUR),
    fountain: 4 * HOUR,
    magic: 4 * HOUR,
  },
  campFireUntil: CAMP_FIRE_UNTIL,
  /** short at the foot of the stair, a quarter of an hour above */
  lostWait: (stair) => Math.min(15, Math.ceil(stair / 3)) * MINUTE,
  consumables: CONSUMABLES.map(({ id }) => id),
  artifacts: CHEST_FINDS,
  runes: ['rune-of-oak', 'rune-of-flame', 'rune-of-frost', 'rune-of-wind', 'rune-of-stone'],
  educations: EDUCATIONS,
  endings: scenesOf(TALE)
    .filter(({ ends }) => ends)
    .map(({ stair }) => stair),
  prices: {
    retry: (stair) => ({ gold: 2 * goldOf(stair) }),
    magic: (stair) => ({ gold: 4 * goldOf(stair) }),
  },
  amountOf,
  experienceOf,
  goldOf,
  prizesAt,
}
