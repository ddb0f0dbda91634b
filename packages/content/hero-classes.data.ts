import type { AttackKind, Build, Colour, Specials } from '@skystair/rules/skill/skills.ts'
import { BUILDS } from './stat-shares.data.ts'

export type Gifts = Specials & { readonly poison?: number; readonly immortality?: number }

/** A class of heroes: what all of them share, and what each tier is given. */
export interface HeroClass {
  readonly warriorClass: string
  /** the family of figurines, one for each tier */
  readonly figures: string
  readonly colour: Colour
  readonly attackKind: AttackKind
  readonly build: Build
  /** strength at joining and price, against others of the tier */
  readonly worth: number
  /** from usual to supreme */
  readonly gifts: readonly [Gifts, Gifts, Gifts, Gifts]
}

const { balanced, brute, guard, glass, tank } = BUILDS

const heroClass = (
  warriorClass: string,
  figures: string,
  colour: Colour,
  attackKind: AttackKind,
  build: Build,
  worth: number,
  gifts: HeroClass['gifts'],
): HeroClass => ({ warriorClass, figures, colour, attackKind, build, worth, gifts })

const HIT = 'DEFAULT'
const CAST = 'FIREBALL'

export const HERO_CLASSES: readonly HeroClass[] = [
  heroClass('HUMAN', 'human', 'red', HIT, balanced, 0.95, [
    {},
    { LUCK: 0.08 },
    { LUCK: 0.12 },
    { LUCK: 0.15, BLOCK_RED: 0.15 },
  ]),
  heroClass('BEAST', 'beast', 'red', HIT, brute, 0.95, [
    {},
    { LUCK: 0.1 },
    { NO_CONTACT: 1 },
    { QUADRATIC: 1 },
  ]),
  heroClass('MAG', 'mage', 'blue', CAST, glass, 1, [
    {},
    { BLOCK_BLUE: 0.1 },
    { SHADOW: 1 },
    { SHADOW: 1, LUCK: 0.1 },
  ]),
  heroClass('DRAGON', 'dragon', 'red', CAST, brute, 1.1, [
    {},
    {},
    { BLOCK_BLUE: 0.15 },
    { BLOCK_BLUE: 0.2, BLOCK_RED: 0.2 },
  ]),
  heroClass('NECRO', 'necromancer', 'blue', CAST, balanced, 1, [
    { poison: 0.01 },
    { poison: 0.015 },
    { RESURRECTION: 1 },
    { RESURRECTION: 1, poison: 0.015 },
  ]),
  heroClass('GIN', 'jinn', 'blue', CAST, balanced, 1, [
    {},
    { SHAPESHIFT: 1 },
    { SHAPESHIFT: 1, LUCK: 0.1 },
    { SHAPESHIFT: 1, SHADOW: 1 },
  ]),
  heroClass('LIZARD', 'lizard', 'red', HIT, guard, 0.95, [
    { poison: 0.01 },
    { poison: 0.015 },
    { poison: 0.015, BLOCK_YELLOW: 0.15 },
    { poison: 0.02, BLOCK_YELLOW: 0.2 },
  ]),
  heroClass('ELF', 'elf', 'yellow', CAST, glass, 1, [
    {},
    { LUCK: 0.1 },
    { LUCK: 0.15 },
    { LUCK: 0.2, SHADOW: 1 },
  ]),
  heroClass('TROLL', 'troll', 'red', HIT, tank, 0.95, [
    {},
    { BLOCK_YELLOW: 0.15 },
    { BLOCK_YELLOW: 0.2 },
    { BLOCK_YELLOW: 0.2, RESURRECTION: 1 },
  ]),
  heroClass('PHOENIX', 'phoenix', 'red', CAST, glass, 1.05, [
    { immortality: 1 },
    { RESURRECTION: 1 },
    { RESURRECTION: 1, LUCK: 0.1 },
    { RESURRECTION: 1, immortality: 1 },
  ]),
  heroClass('GOLEM', 'golem', 'yellow', HIT, guard, 1, [
    { BLOCK_RED: 0.1 },
    { BLOCK_RED: 0.15 },
    { BLOCK_RED: 0.2 },
    { BLOCK_RED: 0.2, BLOCK_BLUE: 0.2 },
  ]),
  heroClass('WARLOCK', 'warlock', 'blue', CAST, glass, 1, [
    {},
    { LUCK: 0.1 },
    { LUCK: 0.15 },
    { LUCK: 0.2, SHADOW: 1 },
  ]),
  heroClass('DRUID', 'druid', 'yellow', HIT, balanced, 1, [
    { poison: 0.01 },
    { poison: 0.012 },
    { poison: 0.012, BLOCK_YELLOW: 0.15 },
    { RESURRECTION: 1, BLOCK_YELLOW: 0.2 },
  ]),
  heroClass('WITCH', 'witch', 'blue', CAST, glass, 1, [
    { poison: 0.01 },
    { poison: 0.02 },
    { SHADOW: 1 },
    { SHADOW: 1, poison: 0.02 },
  ]),
  heroClass('SHAMAN', 'shaman', 'yellow', CAST, balanced, 0.95, [
    {},
    { BLOCK_BLUE: 0.12 },
    { BLOCK_BLUE: 0.15, poison: 0.01 },
    { BLOCK_BLUE: 0.2, LUCK: 0.15 },
  ]),
  heroClass('DRAGONSLAYER', 'dragonslayer', 'red', HIT, brute, 1.05, [
    {},
    { BLOCK_RED: 0.12 },
    { BLOCK_RED: 0.18 },
    { BLOCK_RED: 0.2, QUADRATIC: 1 },
  ]),
  heroClass('TITAN', 'titan', 'yellow', HIT, tank, 1.1, [
    {},
    { BLOCK_RED: 0.12 },
    { BLOCK_RED: 0.2 },
    { BLOCK_RED: 0.2, immortality: 1 },
  ]),
  heroClass('ANGEL', 'angel', 'yellow', CAST, balanced, 1.05, [
    {},
    { BLOCK_YELLOW: 0.12 },
    { RESURRECTION: 1 },
    { RESURRECTION: 1, BLOCK_YELLOW: 0.2 },
  ]),
  heroClass('ARCHANGEL', 'archangel', 'yellow', HIT, balanced, 1.1, [
    {},
    { LUCK: 0.1 },
    { RESURRECTION: 1 },
    { RESURRECTION: 1, LUCK: 0.2 },
  ]),
  heroClass('ARCHITIAN', 'architian', 'blue', CAST, guard, 1.05, [
    {},
    { BLOCK_BLUE: 0.12 },
    { BLOCK_BLUE: 0.18 },
    { BLOCK_BLUE: 0.2, SHADOW: 1 },
  ]),
  heroClass('YOTUN', 'yotun', 'blue', HIT, tank, 1.05, [
    {},
    { BLOCK_BLUE: 0.12 },
    { BLOCK_BLUE: 0.2 },
    { BLOCK_BLUE: 0.2, QUADRATIC: 1 },
  ]),
  heroClass('ASG_PHOENIX', 'storm-phoenix', 'blue', CAST, glass, 1.1, [
    { immortality: 1 },
    { RESURRECTION: 1 },
    { RESURRECTION: 1, SHADOW: 1 },
    { RESURRECTION: 1, immortality: 1 },
  ]),
  heroClass('SERPENT', 'serpent', 'blue', HIT, brute, 0.95, [
    { poison: 0.01 },
    { poison: 0.02 },
    { poison: 0.02, NO_CONTACT: 1 },
    { QUADRATIC: 1 },
  ]),
  heroClass('DEMON', 'demon', 'red', HIT, brute, 1, [
    {},
    { LUCK: 0.1 },
    { SHAPESHIFT: 1 },
    { QUADRATIC: 1, LUCK: 0.1 },
  ]),
]
