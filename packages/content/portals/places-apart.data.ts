import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import type { PlaceApartDesign } from '@skystair/rules/portal/design.ts'
import type { PlaceApart } from '@skystair/rules/road/place.ts'

const NOTHING: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

const consumable = (id: string): StairReward['things'][number] => ({ kind: 'consumable', id })
const rune = (id: string): StairReward['things'][number] => ({ kind: 'rune', id })

/** Every place apart. Names and tales are told in `portal.json`, guardians are called by `creatures.json`. */
export const APART: Readonly<Record<PlaceApart, PlaceApartDesign>> = {
  treasury: {
    stairs: 5,
    look: { like: 'kingdom', light: 0xffdc8c, sparks: 0xffd75a },
    creatures: ['gilded-guard', 'kobold', 'crystal-spider', 'gold-golem'],
    guardian: 'golden-king',
    prize: {
      ...NOTHING,
      gold: 36,
      amounts: { crystal: 40 },
      things: [{ kind: 'artifact', id: 'koschei-ring' }],
    },
    price: { currency: 'mithril', amount: 80 },
  },
  den: {
    stairs: 4,
    look: { like: 'forest', light: 0x7f96dc, sparks: 0xc8ff7a },
    creatures: ['wood-wolf', 'war-boar', 'bramble-hedgehog', 'leshy-cub'],
    guardian: 'werebear',
    prize: { ...NOTHING, experience: 4, heroWorth: 1.5, amounts: { caviar: 2 } },
    price: { currency: 'mithril', amount: 50 },
  },
  fair: {
    stairs: 3,
    look: { like: 'march', light: 0xff9f78, sparks: 0xffb04a },
    creatures: ['bandit', 'hill-shaman', 'iron-scarecrow', 'harpy'],
    guardian: 'nightingale-robber',
    prize: {
      ...NOTHING,
      amounts: { tickets: 2 },
      things: [
        consumable('elixir-of-health'),
        consumable('elixir-of-strength'),
        consumable('elixir-of-stone'),
        consumable('scroll-of-fire'),
      ],
    },
    price: { currency: 'amethyst', amount: 120 },
  },
  dream: {
    stairs: 5,
    look: { like: 'gate', light: 0xc49cff, sparks: 0xf2d8ff },
    creatures: ['will-o-wisp', 'void-moth', 'cloud-djinn', 'star-wolf'],
    guardian: 'night-hag',
    prize: { ...NOTHING, experience: 12, heroWorth: 1, amounts: { tickets: 2 } },
    price: { currency: 'mithril', amount: 70 },
  },
  library: {
    stairs: 4,
    look: { like: 'necropolis', light: 0xf0c27c, sparks: 0xfff0b0 },
    creatures: ['ghost', 'paper-samurai', 'court-witch', 'plague-doctor'],
    guardian: 'sleeping-warlock',
    prize: { ...NOTHING, things: [rune('rune-of-flame'), rune('rune-of-stone'), rune('rune-of-oak')] },
    price: { currency: 'amethyst', amount: 180 },
  },
  garden: {
    stairs: 3,
    look: { like: 'forest', light: 0xffb6cc, sparks: 0xffc4de },
    creatures: ['mossling', 'grumpy-mushroom', 'beetle', 'kikimora'],
    guardian: 'baba-oak',
    prize: { ...NOTHING, amounts: { elixir: 16, caviar: 1 } },
    price: { currency: 'mithril', amount: 30 },
  },
  clockwork: {
    stairs: 4,
    look: { like: 'miro', light: 0xd99c5c, sparks: 0xffe0a0 },
    creatures: ['clockwork-crab', 'builder-drone', 'brass-automaton', 'architian-sentinel'],
    guardian: 'builder-colossus',
    prize: { ...NOTHING, amounts: { crystal: 160, sulfur: 30 } },
    price: { currency: 'amethyst', amount: 150 },
  },
  shipwreck: {
    stairs: 5,
    look: { like: 'abyss', light: 0x7fdce8, sparks: 0xbff4ff },
    creatures: ['abyss-angler', 'eye-swarm', 'kraken-spawn', 'marsh-frog'],
    guardian: 'deep-serpent',
    prize: {
      ...NOTHING,
      amounts: { caviar: 6, sulfur: 20 },
      things: [{ kind: 'artifact', id: 'zmey-scale-boots' }],
    },
    price: { currency: 'mithril', amount: 90 },
  },
}
