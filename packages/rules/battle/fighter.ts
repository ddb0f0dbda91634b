import type { AttackKind, Colour, CreatureTier, Specials } from '../skill/skills.ts'
import type { TargetRule } from './target-rule.ts'
import type { Trick } from './trick.ts'

export const SIDES = ['player', 'enemy'] as const
export type Side = (typeof SIDES)[number]

export interface PoisonStack {
  damage: number
  rounds: number
}

export interface StrongestBlow {
  readonly byId: number
  readonly damage: number
}

/** A creature as it enters a battle. */
export interface Entrant {
  readonly id: number
  readonly kind: string
  readonly tier: CreatureTier
  readonly colour: Colour
  readonly attackKind: AttackKind
  readonly attack: number
  readonly defence: number
  readonly healthTotal: number
  readonly health: number
  readonly poison: number
  readonly immortality: number
  readonly specials: Specials
  /** whom it hunts, round by round; empty: it chooses the best blow */
  readonly pattern: readonly TargetRule[]
  /** what a boss fought by many can do; null: it is none */
  readonly trick: Trick | null
}

/** A creature in battle: what it came with and what the battle has done to it. */
export interface Fighter extends Omit<Entrant, 'attack' | 'defence' | 'health' | 'immortality'> {
  readonly side: Side
  attack: number
  defence: number
  health: number
  immortality: number
  /** actions done this round */
  acted: number
  shadowSpent: boolean
  resurrected: boolean
  /** a scroll or elixir was used on it this round */
  consumed: boolean
  poisons: PoisonStack[]
  /** the target of its last blow, and how many blows in a row went there */
  streakTarget: number
  streak: number
  /** the strongest blow of this round, for whoever throws it back */
  struck: StrongestBlow | null
}

/** What of a fighter both sides see, and all that a blow depends on beside the dice. */
export type FighterInView = Readonly<
  Pick<
    Fighter,
    | 'id'
    | 'side'
    | 'colour'
    | 'attackKind'
    | 'attack'
    | 'defence'
    | 'health'
    | 'poison'
    | 'immortality'
    | 'specials'
    | 'acted'
    | 'shadowSpent'
    | 'resurrected'
    | 'streakTarget'
    | 'streak'
    | 'trick'
  >
>

export const isAlive = (fighter: Pick<FighterInView, 'health'>): boolean => fighter.health > 0

const actionsOf = (fighter: FighterInView): number => (fighter.specials.SPEED_X2 ? 2 : 1)

export const canAct = (fighter: FighterInView): boolean =>
  fighter.health > 0 && fighter.acted < actionsOf(fighter)

export const enter = (entrant: Entrant, side: Side): Fighter => ({
  ...entrant,
  side,
  health: Math.min(entrant.health, entrant.healthTotal),
  acted: 0,
  shadowSpent: false,
  resurrected: false,
  consumed: false,
  poisons: [],
  streakTarget: 0,
  streak: 0,
  struck: null,
})
