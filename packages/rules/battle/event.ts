import type { AttackKind, Colour } from '../skill/skills.ts'
import type { Side } from './fighter.ts'

export const BLOCK_EFFECTS = ['NO_EFFECT', 'RESURRECTION', 'GOLEM_BLOCK', 'CLAN_BLOCK'] as const
export type BlockEffect = (typeof BLOCK_EFFECTS)[number]

export const DEATH_CAUSES = ['HIT', 'COUNTER', 'POISON', 'SCROLL', 'MIRROR'] as const
export type DeathCause = (typeof DEATH_CAUSES)[number]

export const CONSUMED_EFFECTS = ['heal', 'cleanse', 'strengthen', 'harden', 'deathless', 'burn'] as const

/** Everything a scene shows and a reader tells, in the order it happened. `health` is what is left afterwards. */
export type Event =
  | { readonly type: 'round-started'; readonly round: number }
  | {
      readonly type: 'hit'
      readonly attackerId: number
      readonly defenderId: number
      readonly attackKind: AttackKind
      readonly colour: Colour
      readonly effect: BlockEffect
      readonly damage: number
      readonly lucky: boolean
      /** blows in a row on this target; above 1 only with QUADRATIC */
      readonly streak: number
      /** the attack was taken from the strongest enemy */
      readonly shapeshifted: boolean
      readonly health: number
      readonly healthTotal: number
    }
  | {
      readonly type: 'missed'
      readonly attackerId: number
      readonly defenderId: number
      readonly attackKind: AttackKind
    }
  | {
      readonly type: 'countered'
      readonly attackerId: number
      readonly defenderId: number
      readonly damage: number
      readonly health: number
      readonly healthTotal: number
    }
  | {
      readonly type: 'survived'
      readonly creatureId: number
      readonly health: number
      readonly immortality: number
    }
  | {
      readonly type: 'poisoned'
      readonly creatureId: number
      readonly byId: number
      readonly damage: number
      readonly stacks: number
    }
  | {
      readonly type: 'poison-ticked'
      readonly creatureId: number
      readonly damage: number
      readonly health: number
      readonly healthTotal: number
      readonly stacks: number
    }
  | {
      readonly type: 'died'
      readonly creatureId: number
      readonly byId: number | null
      readonly cause: DeathCause
    }
  | {
      readonly type: 'resurrected'
      readonly creatureId: number
      readonly effect: BlockEffect
      readonly health: number
      readonly healthTotal: number
    }
  /** a boss that no poison burns has taken back a share of what it lost */
  | {
      readonly type: 'healed'
      readonly creatureId: number
      readonly amount: number
      readonly health: number
      readonly healthTotal: number
    }
  /** a boss has thrown the strongest blow of the round back at whoever struck it */
  | {
      readonly type: 'mirrored'
      readonly attackerId: number
      readonly defenderId: number
      readonly damage: number
      readonly health: number
      readonly healthTotal: number
    }
  | { readonly type: 'skipped'; readonly creatureId: number }
  | {
      readonly type: 'consumed'
      readonly consumableId: string
      readonly targetCreatureId: number
      readonly effect: (typeof CONSUMED_EFFECTS)[number]
      readonly amount: number
      readonly health: number
      readonly healthTotal: number
      readonly left: number
    }
  | { readonly type: 'gave-up' }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'finished'; readonly winner: Side; readonly round: number }
