import type { PlaceType } from './place.ts'
import type { CreatureKind, Landmark, Realm, RoadDesign, Stretch } from './road-design.ts'

const HOUR = 3_600_000

const creature = (id: string, tier: CreatureKind['tier']): CreatureKind => ({
  id,
  tier,
  warriorClass: 'BEAST',
  colour: 'red',
  attackKind: 'DEFAULT',
  build: { attack: 0.3, defence: 0.2, health: 0.5 },
  poison: 0,
  immortality: 0,
  specials: {},
  pattern: [],
})

const landmark = (placeType: PlaceType, every: number, at: number): Landmark => ({ placeType, every, at })

const stretch: Stretch = {
  part: 1,
  from: 1,
  look: 'forest',
  creatures: ['small', 'great'],
  bosses: ['boss'],
  density: {},
  landmarks: [
    landmark('RESOURCE', 1000, 5),
    landmark('SKILL', 50, 6),
    landmark('CUSTOM_PLACE', 50, 7),
    landmark('CONSUMABLE', 50, 8),
    landmark('GAINABLE', 50, 9),
    landmark('PORTAL', 1_000_000, 31),
    landmark('PORTAL', 50, 10),
    landmark('MAGIC', 50, 11),
    landmark('TURN', 50, 17),
    landmark('TALKER', 1000, 20),
  ],
  turnsTo: ['snow'],
  resources: { GOLD: 1 },
  skills: { ATTACK: 1 },
  worth: { shrine: 0.5, guardian: 0.1, lair: 0.1, fountain: 0.1, magic: 0.3, artifact: 0.5 },
  squad: [1, 5],
  guardians: 1,
}

const road = (world: RoadDesign['world']): RoadDesign => ({
  world,
  stretches: [stretch],
  power: 1,
  reward: 1,
  loot: 1,
  steps: null,
  wait: 0,
  follows: false,
  ends: false,
})

const apart = (world: RoadDesign['world']): RoadDesign => ({
  ...road(world),
  steps: 3,
  follows: true,
  ends: true,
})

/** A small world: one of everything, each at a stair of its own. @forTests */
export const aRealm = (): Realm => ({
  roads: {
    main: road('main'),
    snow: { ...road('snow'), steps: 5, wait: 6 * HOUR, follows: true },
    raid: road('raid'),
    dark: road('dark'),
    abyss: road('abyss'),
    treasury: apart('treasury'),
    den: apart('den'),
    fair: apart('fair'),
    dream: apart('dream'),
    library: apart('library'),
    garden: apart('garden'),
    clockwork: apart('clockwork'),
    shipwreck: apart('shipwreck'),
  },
  raid: { bosses: [{ kind: 'boss', trick: { type: 'HEAL' } }], bossEvery: 5 },
  creatures: {
    small: creature('small', 'TM1'),
    great: creature('great', 'TM3'),
    boss: creature('boss', 'TM5'),
  },
  periods: { lair: () => 4 * HOUR, fountain: 4 * HOUR, magic: 4 * HOUR },
  campFireUntil: 0,
  lostWait: () => HOUR / 4,
  consumables: ['elixir'],
  artifacts: ['shield'],
  runes: ['rune'],
  educations: [{ id: 'portal', stair: 10 }],
  endings: [],
  prices: { retry: () => ({ gold: 10 }), magic: () => ({ gold: 100 }) },
  amountOf: () => 5,
  experienceOf: (stair, share) => Math.round(stair * 10 * share),
  goldOf: (stair) => stair,
})
