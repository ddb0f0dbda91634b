import type { Amounts } from '../economy/purse.ts'
import { type ForceGifts, type ForceLevels, NO_GIFTS } from '../heroes/force-gifts.ts'
import type { SpecialSkill } from '../skill/skills.ts'

/** What a force makes stronger. */
export const FORCE_EFFECTS = [
  'attack',
  'defence',
  'health',
  'power',
  'poison',
  'immortality',
  'LUCK',
  'BLOCK_BLUE',
  'BLOCK_YELLOW',
  'BLOCK_RED',
] as const
export type ForceEffect = (typeof FORCE_EFFECTS)[number]

/** A force as it may be learnt; it bears the name of the class it comes from. */
export interface ForceDesign {
  readonly id: string
  readonly effect: ForceEffect
  /** what each level adds: a share of the hero's own, a chance, or points */
  readonly step: number
  readonly limit: number
  /** against other forces; 1 is usual */
  readonly price: number
}

export type ForceOf = (force: string) => ForceDesign

const isSpecial = (effect: ForceEffect): effect is ForceEffect & SpecialSkill =>
  effect === 'LUCK' || effect.startsWith('BLOCK_')

function withForce(gifts: ForceGifts, { effect }: ForceDesign, amount: number): ForceGifts {
  if (isSpecial(effect)) {
    const specials = { ...gifts.specials, [effect]: (gifts.specials[effect] ?? 0) + amount }
    return { ...gifts, specials }
  }
  if (effect !== 'power') return { ...gifts, [effect]: gifts[effect] + amount }
  return {
    ...gifts,
    attack: gifts.attack + amount,
    defence: gifts.defence + amount,
    health: gifts.health + amount,
  }
}

/** What a level of a force amounts to. */
export const forceAmount = ({ step }: ForceDesign, level: number): number => step * level

export const giftsOf = (levels: ForceLevels, forceOf: ForceOf): ForceGifts =>
  Object.entries(levels).reduce((gifts, [id, level]) => {
    const design = forceOf(id)
    return withForce(gifts, design, forceAmount(design, Math.min(level, design.limit)))
  }, NO_GIFTS)

const CRYSTALS = 6
const MINUTE = 60_000
const MINUTES = [5, 30, 120, 360, 720, 1440, 2160, 2880, 4320, 5760]
const EMERALD_MINUTES = 10

/** What it costs to bring a force to a level. */
export const forcePrice = ({ price }: ForceDesign, level: number): Amounts => ({
  crystal: Math.round(CRYSTALS * level * price),
  sulfur: Math.round(level * price),
})

/** How long it takes: minutes at first, days in the end. */
export const forceTime = (level: number): number =>
  (MINUTES[Math.min(level, MINUTES.length) - 1] ?? 0) * MINUTE

/** Emeralds for what is left of the time: one for every ten minutes begun. */
export const hastePrice = (left: number): number => Math.ceil(Math.max(0, left) / (EMERALD_MINUTES * MINUTE))
