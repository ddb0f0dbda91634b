import type { PlaceApartDesign } from '@skystair/rules/portal/design.ts'
import type { PlaceApart, PlaceType } from '@skystair/rules/road/place.ts'
import type { Landmark, Stretch } from '@skystair/rules/road/road-design.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { LESSONS } from './lessons.data.ts'
import { TALE } from './story/tale.ts'

/** Where things stand for certain. */
const landmark = (placeType: PlaceType, every: number, at: number): Landmark => ({ placeType, every, at })
const PORTAL = landmark('PORTAL', 50, 10)
const TO_SNOW = landmark('TURN', 20, 17)
const TRADER = landmark('EXCHANGE', 25, 12)
const POINTER = landmark('POINTER', 100, 99)

/** More than any stretch is long: such a landmark stands once. */
const ONCE = 1_000_000

/** The first two portals, a walk apart: one to wonder at, the other to come back by. */
const FIRST_PORTAL = landmark('PORTAL', ONCE, 14)
const SECOND_PORTAL = landmark('PORTAL', ONCE, 31)

/** Chests for whoever was asked to open some; further up chance has enough of them. */
const chests = (...stairs: number[]): readonly Landmark[] =>
  stairs.map((stair) => landmark('ARTIFACT', ONCE, stair))

/** A talker stands where the tale has something to tell, and nowhere else. */
const talks = (from: number, to: number): readonly Landmark[] =>
  [...new Set(scenesOf(TALE).map(({ stair }) => stair))]
    .filter((stair) => stair >= from && stair <= to)
    .map((stair) => landmark('TALKER', ONCE, stair))

const COMMON: Pick<Stretch, 'turnsTo' | 'resources' | 'skills' | 'guardians'> = {
  guardians: 1,
  turnsTo: ['snow'],
  resources: { GOLD: 50, CRYSTAL: 14, ELIXIR: 12, SULFUR: 8, CAVIAR: 5, MITHRIL: 6, TICKETS: 5 },
  skills: { ATTACK: 32, DEFENCE: 30, HEALTH: 34, POISON: 3, IMMORTALITY: 1 },
}

const DENSITY: Stretch['density'] = {
  RESOURCE: 0.4,
  SKILL: 0.5,
  CUSTOM_PLACE: 0.22,
  ARTIFACT: 0.1,
  CONSUMABLE: 0.08,
  RUNE: 0.03,
  GAINABLE: 0.1,
  MAGIC: 0.1,
}

const FOREST = [
  'mossling',
  'grumpy-mushroom',
  'bramble-hedgehog',
  'marsh-frog',
  'wood-wolf',
  'kikimora',
  'will-o-wisp',
  'leshy-cub',
  'mushroom-pale',
  'beetle',
  'spider',
  'bandit',
] as const

const MARCH = [
  'border-raider',
  'carrion-crow',
  'iron-scarecrow',
  'polevik',
  'harpy',
  'stone-lizard',
  'war-boar',
  'sand-snake',
  'scorpion',
  'steppe-spearman',
  'hill-shaman',
  'swamp-troll',
  'wandering-knight',
] as const

const NECROPOLIS = [
  'skeleton',
  'bone-archer',
  'grave-rat',
  'ghoul',
  'tomb-guard',
  'ghost',
  'dead-tree-walker',
  'wraith',
  'banshee',
  'plague-doctor',
  'vampire',
  'necromancer',
] as const

const OLD_KINGDOM = [
  'gilded-guard',
  'clay-golem',
  'kobold',
  'crystal-spider',
  'court-witch',
  'marble-lion',
  'sleeping-warlock',
  'gold-golem',
  'jinn-treasurer',
  'royal-phoenix',
] as const

const DARK = [
  'blind-bat',
  'lamp-eater',
  'dark-mushroom',
  'torchbearer',
  'void-moth',
  'shade',
  'night-hag',
  'gloom-serpent',
  'dark-elf',
  'mirror-double',
  'demon-of-soot',
] as const

const GREAT_WAR = [
  'orc-footman',
  'battle-mage',
  'siege-troll',
  'war-elephant',
  'dragon-rider',
  'dragonslayer-renegade',
  'fallen-angel',
  'border-raider',
  'wandering-knight',
] as const

const MIRO = [
  'clockwork-crab',
  'builder-drone',
  'sky-ray',
  'paper-samurai',
  'wind-elemental',
  'cloud-djinn',
  'brass-automaton',
  'architian-sentinel',
] as const

const ABYSS = [
  'abyss-angler',
  'eye-swarm',
  'kraken-spawn',
  'lava-demon',
  'deep-serpent',
  'yotun-of-ash',
  'demon-of-soot',
] as const

const SKY_GATE = ['star-wolf', 'seraph-guard', 'comet-phoenix', 'archangel-warden', 'fallen-angel'] as const

const SNOW = ['snow-imp', 'frost-wolf', 'ice-golem', 'snow-maiden', 'yeti'] as const

/** The edge of the forest, where everybody begins. */
const EDGE: Omit<Stretch, 'from'> = {
  ...COMMON,
  part: 1,
  look: 'forest',
  creatures: [],
  bosses: ['zmey-gorynych'],
  density: { ...DENSITY, CUSTOM_PLACE: 0.3, ARTIFACT: 0.05, RUNE: 0, MAGIC: 0.12, GAINABLE: 0.15 },
  landmarks: [
    ...talks(1, 10),
    landmark('SKILL', 4, 2),
    landmark('CUSTOM_PLACE', 3, 1),
    landmark('GAINABLE', 5, 3),
    ...chests(3, 9),
  ],
  worth: { shrine: 0.8, guardian: 0.05, lair: 0.09, fountain: 0.08, magic: 0.5, artifact: 0.5 },
  squad: [1, 3],
}

/** Against the rule: three at once on the third are too many for whoever has only just come, and later nobody should wait. */
const GENTLE = [1, 1, 0.55, 1, 0.75, 0.8, 0.65, 0.55, 0.5, 0.5]

/** Each of the first stairs has somebody new who teaches one thing: `creatures.lesson` says what. */
const FIRST_STAIRS: readonly Stretch[] = LESSONS.map((kind, index) => ({
  ...EDGE,
  from: index + 1,
  creatures: [kind],
  guardians: GENTLE[index] ?? 1,
}))

/** Where the forest thickens. */
const THICKET: Omit<Stretch, 'from'> = {
  ...COMMON,
  part: 1,
  look: 'forest',
  creatures: [...FOREST, 'leshy', 'werebear'],
  bosses: ['zmey-gorynych', 'baba-oak'],
  density: { ...DENSITY, CUSTOM_PLACE: 0.25 },
  landmarks: [...talks(11, 30), ...chests(19, 27), FIRST_PORTAL, TO_SNOW, TRADER],
  worth: { shrine: 0.83, guardian: 0.04, lair: 0.04, fountain: 0.04, magic: 0.3, artifact: 0.5 },
  squad: [2, 5],
}

/** The main road. `worth` is what sets the pace: see docs/balance. */
export const MAIN_STRETCHES: readonly Stretch[] = [
  ...FIRST_STAIRS,
  // Whoever comes from the fire does not run into a wall.
  { ...THICKET, from: 11, guardians: 0.6 },
  { ...THICKET, from: 13 },
  {
    ...COMMON,
    part: 2,
    from: 31,
    look: 'march',
    creatures: MARCH,
    bosses: ['nightingale-robber', 'khan-of-dust'],
    density: DENSITY,
    landmarks: [...talks(31, 100), SECOND_PORTAL, PORTAL, TO_SNOW, TRADER, POINTER],
    worth: { shrine: 0.46, guardian: 0.03, lair: 0.04, fountain: 0.05, magic: 0.22, artifact: 0.5 },
    squad: [3, 6],
  },
  {
    ...COMMON,
    part: 3,
    from: 101,
    look: 'necropolis',
    creatures: NECROPOLIS,
    bosses: ['bone-dragon', 'lich'],
    density: DENSITY,
    landmarks: [...talks(101, 250), PORTAL, TO_SNOW, TRADER, POINTER],
    worth: { shrine: 0.12, guardian: 0.03, lair: 0.045, fountain: 0.04, magic: 0.16, artifact: 0.5 },
    squad: [4, 6],
  },
  {
    ...COMMON,
    part: 4,
    from: 251,
    look: 'old-kingdom',
    creatures: OLD_KINGDOM,
    bosses: ['titan-statue', 'golden-king'],
    density: DENSITY,
    landmarks: [...talks(251, 500), PORTAL, TO_SNOW, TRADER, POINTER],
    worth: { shrine: 0.07, guardian: 0.03, lair: 0.035, fountain: 0.045, magic: 0.085, artifact: 0.5 },
    squad: [4, 6],
  },
  {
    ...COMMON,
    part: 5,
    from: 501,
    look: 'dark',
    creatures: DARK,
    bosses: ['shadow-lord'],
    density: DENSITY,
    landmarks: [...talks(501, 1000), PORTAL, landmark('TURN', 100, 17), TRADER, POINTER],
    turnsTo: ['snow', 'dark'],
    worth: { shrine: 0.07, guardian: 0.03, lair: 0.035, fountain: 0.045, magic: 0.085, artifact: 0.5 },
    squad: [4, 6],
  },
  {
    ...COMMON,
    part: 6,
    from: 1001,
    look: 'great-war',
    creatures: GREAT_WAR,
    bosses: ['iron-dragon', 'warlord'],
    density: DENSITY,
    landmarks: [...talks(1001, 2999), PORTAL, TO_SNOW, TRADER, POINTER],
    worth: { shrine: 0.07, guardian: 0.03, lair: 0.035, fountain: 0.045, magic: 0.085, artifact: 0.5 },
    squad: [4, 6],
  },
  {
    ...COMMON,
    part: 7,
    from: 3000,
    look: 'miro',
    creatures: MIRO,
    bosses: ['builder-colossus'],
    density: DENSITY,
    landmarks: [...talks(3000, 4374), PORTAL, TO_SNOW, TRADER, POINTER],
    worth: { shrine: 0.07, guardian: 0.03, lair: 0.035, fountain: 0.045, magic: 0.085, artifact: 0.5 },
    squad: [4, 6],
  },
  {
    ...COMMON,
    part: 8,
    from: 4375,
    look: 'abyss',
    creatures: ABYSS,
    bosses: ['horned-archdemon'],
    density: DENSITY,
    landmarks: [...talks(4375, 5500), PORTAL, landmark('TURN', 100, 17), TRADER, POINTER],
    turnsTo: ['snow', 'abyss'],
    worth: { shrine: 0.07, guardian: 0.03, lair: 0.035, fountain: 0.045, magic: 0.085, artifact: 0.5 },
    squad: [4, 6],
  },
  {
    ...COMMON,
    part: 9,
    from: 5501,
    look: 'sky-gate',
    creatures: SKY_GATE,
    bosses: ['gatekeeper'],
    density: DENSITY,
    landmarks: [...talks(5501, Number.POSITIVE_INFINITY), PORTAL, TO_SNOW, TRADER, POINTER],
    worth: { shrine: 0.07, guardian: 0.03, lair: 0.035, fountain: 0.045, magic: 0.085, artifact: 0.5 },
    squad: [4, 6],
  },
]

const ELSEWHERE: Pick<Stretch, 'density' | 'landmarks' | 'worth' | 'squad' | 'from' | 'turnsTo'> = {
  from: 1,
  density: { RESOURCE: 0.7, CONSUMABLE: 0.08, ARTIFACT: 0.03, RUNE: 0.03 },
  landmarks: [landmark('TURN', 5, 0)],
  turnsTo: ['main'],
  worth: { shrine: 0.2, guardian: 0.01, lair: 0, fountain: 0, magic: 0, artifact: 0.2 },
  squad: [2, 5],
}

export const SNOW_STRETCHES: readonly Stretch[] = [
  {
    ...COMMON,
    ...ELSEWHERE,
    part: 1,
    look: 'snow',
    creatures: SNOW,
    bosses: ['ice-dragon'],
    // Much gold, and of what is rare no more than elsewhere: a heap here is as large as several.
    resources: { GOLD: 70, CRYSTAL: 9, ELIXIR: 8, SULFUR: 5, CAVIAR: 3, MITHRIL: 2, TICKETS: 3 },
  },
]

export const RAID_STRETCHES: readonly Stretch[] = [
  {
    ...COMMON,
    ...ELSEWHERE,
    part: 6,
    look: 'raid',
    creatures: [...GREAT_WAR, 'swamp-troll', 'ghoul'],
    bosses: ['warlord', 'iron-dragon'],
    // A usual squad comes through four of them to the boss, and has something left to strike with.
    guardians: 0.5,
    density: { RESOURCE: 0.1, CONSUMABLE: 0.08, ARTIFACT: 0.01, RUNE: 0.03 },
    // The pay of a raid is the loot of its boss: the stairs before it make nobody climb faster.
    worth: { ...ELSEWHERE.worth, guardian: 0 },
    // Nobody turns off a raid: it is ended.
    landmarks: [],
    turnsTo: [],
  },
]

export const DARK_STRETCHES: readonly Stretch[] = [
  { ...COMMON, ...ELSEWHERE, part: 5, look: 'dark', creatures: DARK, bosses: ['shadow-lord'] },
]

export const ABYSS_STRETCHES: readonly Stretch[] = [
  { ...COMMON, ...ELSEWHERE, part: 8, look: 'abyss', creatures: ABYSS, bosses: ['horned-archdemon'] },
]

/** A place apart pays with its prize: what lies about there is little, and nobody turns off it. */
export const apartStretches = (
  place: PlaceApart,
  { creatures, guardian }: Pick<PlaceApartDesign, 'creatures' | 'guardian'>,
): readonly Stretch[] => [
  {
    ...COMMON,
    ...ELSEWHERE,
    part: 1,
    look: place,
    creatures,
    bosses: [guardian],
    density: { RESOURCE: 0.5, CONSUMABLE: 0.05 },
    landmarks: [],
    turnsTo: [],
    worth: { ...ELSEWHERE.worth, guardian: 0 },
    squad: [2, 4],
  },
]
