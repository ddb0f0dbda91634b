import type { AttackKind, Build, Colour, Specials } from '../skill/skills.ts'
import type { ForceGifts, ForceLevels } from './force-gifts.ts'
import { squadLimit } from './squad-limit.ts'

export const HERO_TIERS = ['usual', 'legendary', 'mythical', 'supreme'] as const
export type HeroTier = (typeof HERO_TIERS)[number]

/** A hero of the roster. */
export interface HeroKind {
  readonly id: string
  readonly tier: HeroTier
  readonly warriorClass: string
  readonly colour: Colour
  readonly attackKind: AttackKind
  readonly build: Build
  /** share of the hero's power that is poison a tick */
  readonly poison: number
  readonly immortality: number
  readonly specials: Specials
  readonly slotsCount: number
  readonly rankLimit: number
  /** strength at joining and price, against others of the tier; 1 is usual */
  readonly worth: number
  /** one of those who set out together: cannot be bought and never leaves */
  readonly bound: boolean
}

/** A hero of a player. Skills here are what shrines, levels and things have added. */
export interface Hero {
  readonly id: number
  readonly kind: string
  /** power it joined with */
  readonly origin: number
  /** personal experience: each point is a point of power */
  readonly experience: number
  readonly rank: number
  readonly attack: number
  readonly defence: number
  readonly health: number
  readonly poison: number
  readonly immortality: number
  /** what the things it wears add; always as the backpack says */
  readonly worn?: { readonly attack: number; readonly defence: number; readonly health: number }
  /** forces it has learnt */
  readonly forces?: ForceLevels
  /** what they add; always as their levels say */
  readonly gifts?: ForceGifts
  /** wounds outlive the battle; health now is total minus wounds */
  readonly wounds: number
  /** when the wounds were last settled, in milliseconds */
  readonly healedAt: number
  /** in the squad */
  readonly combative: boolean
  /** leaves at this time; null stays for good */
  readonly temporal: number | null
}

export const squadOf = (heroes: readonly Hero[]): readonly Hero[] =>
  heroes.filter(({ combative }) => combative).slice(0, squadLimit)
