import type { Dice } from '../dice.ts'
import type { Consumable } from './consumable.ts'
import type { Event } from './event.ts'
import type { Fighter, Side } from './fighter.ts'
import type { Input } from './input.ts'

export const BATTLE_TYPES = ['MOB', 'ARENA', 'MULTI'] as const
export type BattleType = (typeof BATTLE_TYPES)[number]

export const BATTLE_STATUSES = ['IN_PROGRESS', 'COMPLETED'] as const
export type BattleStatus = (typeof BATTLE_STATUSES)[number]

/** A battle stored under other rules must not be replayed under these: raise this with every change of outcome. */
export const RULES_VERSION = 2

export const SIDE_LIMIT = 6

/** When the sun has gone round this often the stair has held, and whoever came to strike at a boss of many has struck. */
export const ROUND_LIMIT: Readonly<Record<BattleType, number>> = { MOB: 200, ARENA: 200, MULTI: 8 }

/** Who is fought, where it is nobody of the road. */
export type Opponent =
  | { readonly kind: 'raid-boss'; readonly clanId: number; readonly week: number }
  | { readonly kind: 'event-boss'; readonly run: string }
  | { readonly kind: 'hero-of-week'; readonly run: string }
  | {
      readonly kind: 'rival'
      readonly playerId: number
      /** Of the rival's squad and of the own, as they met. */
      readonly power: number
      readonly ownPower: number
      /** Till then a win counts; absent: begun before there was such a moment. */
      readonly countsUntil?: number
    }

/** Plain data: it is stored as it is, and read back as it was. */
export interface Battle {
  readonly id: string
  readonly type: BattleType
  readonly placeId: string | null
  /** none in a battle of the road */
  readonly opponent?: Opponent
  readonly rulesVersion: number
  readonly status: BattleStatus
  readonly winner: Side | null
  readonly round: number
  readonly turn: Side
  readonly creatures: readonly Readonly<Fighter>[]
  readonly consumables: readonly Consumable[]
  readonly dice: Dice
  /** damage dealt by the player's side so far; where a boss of many is fought, what that has lost */
  readonly dealt: number
  /** the strongest blow that a boss of many has taken */
  readonly bestBlow: number
  /** what the player did, in order: with the battle's beginning it gives the whole battle again */
  readonly inputs: readonly Input[]
}

/** What every move answers. */
export interface Moved {
  readonly battle: Battle
  readonly events: readonly Event[]
}
