import { catalogue } from '@skystair/rules/catalogue.ts'
import { HERO_TIERS, type HeroKind, type HeroTier } from '@skystair/rules/heroes/hero.ts'
import { heroRankLimits } from '@skystair/rules/heroes/rank-limit.ts'
import { type Gifts, HERO_CLASSES, type HeroClass } from './hero-classes.data.ts'
import { heroOfFigure } from './hero-figures.data.ts'
import { BUILDS } from './stat-shares.data.ts'

const { balanced, brute, guard, glass, tank } = BUILDS

const SLOTS: Readonly<Record<HeroTier, number>> = { usual: 4, legendary: 5, mythical: 6, supreme: 7 }

const TIER_RANKS: Readonly<Record<HeroTier, number>> = {
  usual: heroRankLimits.HUMAN,
  legendary: heroRankLimits.HUMAN,
  mythical: heroRankLimits.MYTH,
  supreme: heroRankLimits.TOP,
}

function rankLimitOf(warriorClass: string, tier: HeroTier): number {
  if (warriorClass === 'ASG_PHOENIX') return heroRankLimits.ASG_PHOENIX
  return warriorClass === 'PHOENIX' ? Math.max(heroRankLimits.PHOENIX, TIER_RANKS[tier]) : TIER_RANKS[tier]
}

type Common = Pick<HeroClass, 'warriorClass' | 'colour' | 'attackKind' | 'build' | 'worth'>

const hero = (
  id: string,
  tier: HeroTier,
  { warriorClass, colour, attackKind, build, worth }: Common,
  { poison = 0, immortality = 0, ...specials }: Gifts,
  bound = false,
): HeroKind => ({
  id,
  tier,
  warriorClass,
  colour,
  attackKind,
  build,
  poison,
  immortality,
  specials,
  slotsCount: SLOTS[tier],
  rankLimit: rankLimitOf(warriorClass, tier),
  worth,
  bound,
})

const HUMAN = { warriorClass: 'HUMAN', colour: 'red', attackKind: 'DEFAULT', worth: 1 } as const

/** Those who set out together: nobody buys them, and they never leave. */
const FRIENDS: readonly HeroKind[] = [
  hero('wanderer', 'usual', { ...HUMAN, build: balanced }, {}, true),
  hero('wayfarer', 'usual', { ...HUMAN, build: balanced }, {}, true),
  hero('tikhon', 'usual', { ...HUMAN, colour: 'yellow', build: guard }, {}, true),
  hero('dobrynya', 'usual', { ...HUMAN, build: brute }, {}, true),
  hero(
    'lada',
    'usual',
    { warriorClass: 'ELF', colour: 'yellow', attackKind: 'FIREBALL', worth: 1, build: glass },
    {},
    true,
  ),
  hero(
    'vesta',
    'usual',
    { warriorClass: 'DRUID', colour: 'yellow', attackKind: 'DEFAULT', worth: 1, build: balanced },
    { poison: 0.01 },
    true,
  ),
]

const TAME_BEAR = hero(
  'tame-bear',
  'usual',
  { warriorClass: 'BEAST', colour: 'red', attackKind: 'DEFAULT', worth: 0.9, build: tank },
  {},
)

/** Every hero there is: a class in each tier, and those with a story of their own. */
const ALL: readonly HeroKind[] = [
  ...FRIENDS,
  TAME_BEAR,
  ...HERO_TIERS.flatMap((tier, place) =>
    HERO_CLASSES.map((one) =>
      hero(heroOfFigure(`${one.figures}-${tier}`), tier, one, one.gifts[place] ?? {}),
    ),
  ),
]

export const HEROES: Readonly<Record<string, HeroKind>> = catalogue(ALL.map((kind) => [kind.id, kind]))

export const TIER_FROM_STAIR: Readonly<Record<HeroTier, number>> = {
  usual: 1,
  legendary: 30,
  mythical: 100,
  supreme: 500,
}
