import type { TargetRule } from '@skystair/rules/battle/target-rule.ts'
import { catalogue } from '@skystair/rules/catalogue.ts'
import type { CreatureKind } from '@skystair/rules/road/road-design.ts'
import type { AttackKind, Build, Colour, Specials } from '@skystair/rules/skill/skills.ts'
import { BUILDS } from './stat-shares.data.ts'

type Traits = {
  readonly poison?: number
  readonly immortality?: number
  readonly pattern?: readonly TargetRule[]
} & Specials

const creature = (
  id: string,
  tier: CreatureKind['tier'],
  warriorClass: string,
  colour: Colour,
  attackKind: AttackKind,
  build: Build,
  { poison = 0, immortality = 0, pattern = [], ...specials }: Traits = {},
): CreatureKind => ({
  id,
  tier,
  warriorClass,
  colour,
  attackKind,
  build,
  poison,
  immortality,
  specials,
  pattern,
})

const { balanced, brute, guard, glass, tank } = BUILDS

/** Every monster of the stair, in the order of the parts of the story. */
const ALL: readonly CreatureKind[] = [
  // 1 Sunlit Forest
  creature('mossling', 'TM1', 'DRUID', 'yellow', 'DEFAULT', balanced),
  creature('grumpy-mushroom', 'TM1', 'DRUID', 'yellow', 'DEFAULT', tank),
  creature('bramble-hedgehog', 'TM1', 'BEAST', 'red', 'DEFAULT', guard),
  creature('marsh-frog', 'TM1', 'BEAST', 'blue', 'DEFAULT', balanced, { poison: 0.015 }),
  creature('wood-wolf', 'TM2', 'BEAST', 'red', 'DEFAULT', brute),
  creature('will-o-wisp', 'TM2', 'MAG', 'blue', 'FIREBALL', glass, { SHADOW: 1 }),
  creature('kikimora', 'TM2', 'WITCH', 'blue', 'FIREBALL', glass, { poison: 0.02 }),
  creature('leshy-cub', 'TM2', 'DRUID', 'yellow', 'DEFAULT', tank, { BLOCK_YELLOW: 0.15 }),
  creature('leshy', 'TM3', 'DRUID', 'yellow', 'DEFAULT', tank, { BLOCK_YELLOW: 0.2 }),
  creature('mushroom-pale', 'TM1', 'WITCH', 'blue', 'DEFAULT', glass, { poison: 0.02 }),
  creature('beetle', 'TM2', 'BEAST', 'yellow', 'DEFAULT', guard, { BLOCK_RED: 0.15 }),
  creature('spider', 'TM2', 'BEAST', 'blue', 'DEFAULT', balanced, { poison: 0.02 }),
  creature('bandit', 'TM2', 'HUMAN', 'red', 'DEFAULT', brute, { LUCK: 0.1 }),
  creature('werebear', 'TM4', 'BEAST', 'red', 'DEFAULT', brute, { SHAPESHIFT: 1 }),
  creature('baba-oak', 'TM5', 'DRUID', 'yellow', 'DEFAULT', tank, {
    RESURRECTION: 1,
    pattern: ['weakest', 'best'],
  }),
  creature('zmey-gorynych', 'TM5', 'DRAGON', 'red', 'FIREBALL', brute, {
    SPEED_X2: 1,
    pattern: ['strongest', 'weakest', 'best'],
  }),
  // 2 The March
  creature('border-raider', 'TM1', 'HUMAN', 'red', 'DEFAULT', balanced),
  creature('carrion-crow', 'TM1', 'BEAST', 'red', 'DEFAULT', glass, { NO_CONTACT: 1 }),
  creature('iron-scarecrow', 'TM1', 'GOLEM', 'yellow', 'DEFAULT', guard),
  creature('polevik', 'TM2', 'DRUID', 'yellow', 'FIREBALL', balanced),
  creature('harpy', 'TM2', 'BEAST', 'red', 'DEFAULT', glass, { NO_CONTACT: 1, LUCK: 0.1 }),
  creature('stone-lizard', 'TM2', 'LIZARD', 'yellow', 'DEFAULT', guard, { BLOCK_RED: 0.2 }),
  creature('war-boar', 'TM2', 'BEAST', 'red', 'DEFAULT', brute, { QUADRATIC: 1 }),
  creature('sand-snake', 'TM1', 'SERPENT', 'yellow', 'DEFAULT', glass, { poison: 0.02 }),
  creature('scorpion', 'TM2', 'BEAST', 'red', 'DEFAULT', guard, { poison: 0.025 }),
  creature('steppe-spearman', 'TM2', 'HUMAN', 'yellow', 'DEFAULT', balanced, { LUCK: 0.1 }),
  creature('hill-shaman', 'TM3', 'SHAMAN', 'blue', 'FIREBALL', glass, { poison: 0.02 }),
  creature('swamp-troll', 'TM3', 'TROLL', 'red', 'DEFAULT', tank, { RESURRECTION: 1 }),
  creature('wandering-knight', 'TM4', 'HUMAN', 'yellow', 'DEFAULT', guard, { BLOCK_RED: 0.2, LUCK: 0.15 }),
  creature('nightingale-robber', 'TM5', 'HUMAN', 'blue', 'FIREBALL', glass, {
    SPEED_X2: 1,
    pattern: ['weakest', 'weakest', 'strongest'],
  }),
  creature('khan-of-dust', 'TM5', 'HUMAN', 'red', 'DEFAULT', brute, {
    LUCK: 0.2,
    pattern: ['stubborn'],
    QUADRATIC: 1,
  }),
  // 3 Necropolis
  creature('skeleton', 'TM1', 'NECRO', 'red', 'DEFAULT', balanced),
  creature('bone-archer', 'TM1', 'NECRO', 'red', 'FIREBALL', glass),
  creature('grave-rat', 'TM1', 'BEAST', 'red', 'DEFAULT', balanced, { poison: 0.02 }),
  creature('ghoul', 'TM2', 'NECRO', 'red', 'DEFAULT', brute, { RESURRECTION: 1 }),
  creature('tomb-guard', 'TM2', 'NECRO', 'yellow', 'DEFAULT', guard, { BLOCK_BLUE: 0.2 }),
  creature('ghost', 'TM2', 'NECRO', 'blue', 'FIREBALL', glass, { NO_CONTACT: 1 }),
  creature('dead-tree-walker', 'TM3', 'DRUID', 'yellow', 'DEFAULT', tank, { BLOCK_BLUE: 0.2 }),
  creature('wraith', 'TM3', 'NECRO', 'blue', 'DEFAULT', glass, { SHADOW: 1, NO_CONTACT: 1 }),
  creature('banshee', 'TM3', 'WITCH', 'blue', 'FIREBALL', glass),
  creature('plague-doctor', 'TM3', 'WARLOCK', 'blue', 'FIREBALL', balanced, { poison: 0.03 }),
  creature('vampire', 'TM4', 'NECRO', 'red', 'DEFAULT', brute, { immortality: 1, LUCK: 0.1 }),
  creature('necromancer', 'TM4', 'NECRO', 'blue', 'FIREBALL', glass, { RESURRECTION: 1 }),
  creature('bone-dragon', 'TM5', 'DRAGON', 'blue', 'FIREBALL', brute, {
    RESURRECTION: 1,
    pattern: ['spread', 'strongest'],
    poison: 0.015,
  }),
  creature('lich', 'TM5', 'NECRO', 'blue', 'FIREBALL', glass, {
    immortality: 2,
    pattern: ['strongest', 'best'],
  }),
  // 4 Old Kingdom
  creature('gilded-guard', 'TM1', 'HUMAN', 'yellow', 'DEFAULT', guard),
  creature('clay-golem', 'TM1', 'GOLEM', 'yellow', 'DEFAULT', tank),
  creature('kobold', 'TM1', 'DRAGON', 'red', 'DEFAULT', balanced, { LUCK: 0.1 }),
  creature('crystal-spider', 'TM2', 'BEAST', 'blue', 'DEFAULT', balanced, {
    poison: 0.025,
    BLOCK_BLUE: 0.15,
  }),
  creature('court-witch', 'TM2', 'WITCH', 'blue', 'FIREBALL', glass, { LUCK: 0.1 }),
  creature('marble-lion', 'TM3', 'BEAST', 'yellow', 'DEFAULT', brute, { BLOCK_YELLOW: 0.2 }),
  creature('sleeping-warlock', 'TM3', 'WARLOCK', 'blue', 'FIREBALL', glass, { SHADOW: 1 }),
  creature('gold-golem', 'TM3', 'GOLEM', 'yellow', 'DEFAULT', guard, { BLOCK_RED: 0.25, BLOCK_BLUE: 0.1 }),
  creature('jinn-treasurer', 'TM4', 'GIN', 'blue', 'FIREBALL', balanced, { SHAPESHIFT: 1 }),
  creature('royal-phoenix', 'TM4', 'PHOENIX', 'red', 'FIREBALL', glass, { RESURRECTION: 1 }),
  creature('titan-statue', 'TM5', 'TITAN', 'yellow', 'DEFAULT', guard, {
    BLOCK_RED: 0.2,
    BLOCK_YELLOW: 0.2,
    pattern: ['stubborn'],
    QUADRATIC: 1,
  }),
  creature('golden-king', 'TM5', 'HUMAN', 'yellow', 'DEFAULT', brute, {
    immortality: 1,
    SPEED_X2: 1,
    pattern: ['strongest', 'best', 'weakest'],
  }),
  // 5 The Dark
  creature('blind-bat', 'TM1', 'BEAST', 'red', 'DEFAULT', glass, { NO_CONTACT: 1 }),
  creature('lamp-eater', 'TM1', 'DEMON', 'blue', 'DEFAULT', balanced),
  creature('dark-mushroom', 'TM1', 'DRUID', 'blue', 'DEFAULT', tank, { poison: 0.02 }),
  creature('torchbearer', 'TM2', 'HUMAN', 'red', 'FIREBALL', glass, { BLOCK_BLUE: 0.15 }),
  creature('void-moth', 'TM2', 'BEAST', 'blue', 'FIREBALL', glass, { SHADOW: 1 }),
  creature('shade', 'TM2', 'DEMON', 'blue', 'DEFAULT', balanced, { SHADOW: 1 }),
  creature('night-hag', 'TM3', 'WITCH', 'blue', 'FIREBALL', glass, { poison: 0.025 }),
  creature('gloom-serpent', 'TM3', 'SERPENT', 'red', 'DEFAULT', brute, { poison: 0.02, QUADRATIC: 1 }),
  creature('dark-elf', 'TM3', 'ELF', 'yellow', 'FIREBALL', glass, { LUCK: 0.2 }),
  creature('mirror-double', 'TM4', 'HUMAN', 'yellow', 'DEFAULT', balanced, { SHAPESHIFT: 1, SHADOW: 1 }),
  creature('demon-of-soot', 'TM4', 'DEMON', 'red', 'DEFAULT', brute, { BLOCK_RED: 0.25 }),
  creature('shadow-lord', 'TM5', 'DEMON', 'blue', 'DEFAULT', brute, {
    SHADOW: 1,
    SPEED_X2: 1,
    SHAPESHIFT: 1,
    pattern: ['strongest', 'weakest'],
  }),
  // 6 The Great War
  creature('orc-footman', 'TM1', 'TROLL', 'red', 'DEFAULT', brute),
  creature('battle-mage', 'TM2', 'MAG', 'blue', 'FIREBALL', glass, { LUCK: 0.1 }),
  creature('siege-troll', 'TM3', 'TROLL', 'red', 'FIREBALL', tank),
  creature('war-elephant', 'TM3', 'BEAST', 'yellow', 'DEFAULT', tank, { BLOCK_RED: 0.15 }),
  creature('dragon-rider', 'TM3', 'DRAGON', 'red', 'FIREBALL', balanced, { NO_CONTACT: 1 }),
  creature('dragonslayer-renegade', 'TM4', 'DRAGONSLAYER', 'yellow', 'DEFAULT', brute, { QUADRATIC: 1 }),
  creature('fallen-angel', 'TM4', 'ANGEL', 'yellow', 'FIREBALL', balanced, {
    RESURRECTION: 1,
    BLOCK_YELLOW: 0.2,
  }),
  creature('iron-dragon', 'TM5', 'DRAGON', 'red', 'FIREBALL', guard, {
    BLOCK_RED: 0.2,
    BLOCK_BLUE: 0.2,
    pattern: ['best', 'strongest'],
  }),
  creature('warlord', 'TM5', 'YOTUN', 'red', 'DEFAULT', brute, {
    SPEED_X2: 1,
    LUCK: 0.15,
    pattern: ['weakest', 'best'],
  }),
  // 7 Miro and the Builders
  creature('clockwork-crab', 'TM1', 'GOLEM', 'yellow', 'DEFAULT', guard),
  creature('builder-drone', 'TM1', 'GOLEM', 'blue', 'FIREBALL', balanced),
  creature('sky-ray', 'TM2', 'BEAST', 'blue', 'DEFAULT', glass, { NO_CONTACT: 1 }),
  creature('paper-samurai', 'TM2', 'HUMAN', 'red', 'DEFAULT', glass, { LUCK: 0.2 }),
  creature('wind-elemental', 'TM3', 'MAG', 'blue', 'FIREBALL', balanced, { SHADOW: 1 }),
  creature('cloud-djinn', 'TM3', 'GIN', 'blue', 'FIREBALL', balanced, { SHAPESHIFT: 1 }),
  creature('brass-automaton', 'TM4', 'GOLEM', 'yellow', 'DEFAULT', guard, {
    BLOCK_RED: 0.2,
    BLOCK_YELLOW: 0.2,
  }),
  creature('architian-sentinel', 'TM4', 'ARCHITIAN', 'yellow', 'DEFAULT', tank, { BLOCK_BLUE: 0.25 }),
  creature('builder-colossus', 'TM5', 'TITAN', 'yellow', 'DEFAULT', tank, {
    BLOCK_RED: 0.15,
    BLOCK_BLUE: 0.15,
    BLOCK_YELLOW: 0.15,
    pattern: ['stubborn', 'stubborn', 'weakest'],
  }),
  // 8 The Abyss
  creature('abyss-angler', 'TM1', 'BEAST', 'blue', 'DEFAULT', brute),
  creature('eye-swarm', 'TM2', 'DEMON', 'blue', 'FIREBALL', glass, { LUCK: 0.1 }),
  creature('kraken-spawn', 'TM2', 'SERPENT', 'blue', 'DEFAULT', tank, { poison: 0.02 }),
  creature('lava-demon', 'TM3', 'DEMON', 'red', 'FIREBALL', brute, { BLOCK_RED: 0.3 }),
  creature('deep-serpent', 'TM3', 'SERPENT', 'blue', 'DEFAULT', brute, { poison: 0.025 }),
  creature('yotun-of-ash', 'TM4', 'YOTUN', 'red', 'DEFAULT', tank, { RESURRECTION: 1 }),
  creature('horned-archdemon', 'TM5', 'DEMON', 'red', 'FIREBALL', brute, {
    immortality: 1,
    LUCK: 0.2,
    pattern: ['strongest', 'spread', 'weakest'],
    poison: 0.015,
  }),
  // 9 The Sky Gate
  creature('star-wolf', 'TM2', 'BEAST', 'blue', 'DEFAULT', brute, { SPEED_X2: 1 }),
  creature('seraph-guard', 'TM3', 'ANGEL', 'yellow', 'DEFAULT', guard, { BLOCK_RED: 0.2 }),
  creature('comet-phoenix', 'TM3', 'ASG_PHOENIX', 'red', 'FIREBALL', glass, { RESURRECTION: 1 }),
  creature('archangel-warden', 'TM4', 'ARCHANGEL', 'yellow', 'FIREBALL', balanced, { immortality: 1 }),
  creature('gatekeeper', 'TM5', 'ARCHANGEL', 'yellow', 'DEFAULT', guard, {
    RESURRECTION: 1,
    BLOCK_RED: 0.2,
    BLOCK_BLUE: 0.2,
    pattern: ['best', 'strongest', 'weakest'],
  }),
  // the snow world
  creature('snow-imp', 'TM1', 'DEMON', 'blue', 'FIREBALL', balanced),
  creature('frost-wolf', 'TM2', 'BEAST', 'blue', 'DEFAULT', brute),
  creature('ice-golem', 'TM3', 'GOLEM', 'blue', 'DEFAULT', guard, { BLOCK_BLUE: 0.25 }),
  creature('snow-maiden', 'TM3', 'MAG', 'blue', 'FIREBALL', glass),
  creature('yeti', 'TM4', 'TROLL', 'red', 'DEFAULT', tank),
  creature('ice-dragon', 'TM5', 'DRAGON', 'blue', 'FIREBALL', balanced, {
    BLOCK_BLUE: 0.3,
    pattern: ['best', 'strongest'],
  }),
]

export const CREATURES: Readonly<Record<string, CreatureKind>> = catalogue(ALL.map((kind) => [kind.id, kind]))
