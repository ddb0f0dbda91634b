import { type Amounts, spend } from '../economy/purse.ts'
import type { Hero, HeroKind } from '../heroes/hero.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { heal, restoreShare } from './heal.ts'

/** One way to be well again at once. */
export interface RestoreOption {
  readonly id: string
  readonly price: Amounts
  /** of each hero's whole health */
  readonly share: number
  /** offered until this stair is won; null: for ever */
  readonly untilStair: number | null
}

/** The ways that are open to who has come so high. */
export const remediesAt = (options: readonly RestoreOption[], stair: number): readonly RestoreOption[] =>
  options.filter(({ untilStair }) => untilStair === null || stair < untilStair)

export interface Patient {
  readonly purse: Wallet
  readonly heroes: readonly Hero[]
}

export type KindOf = (kind: string) => HeroKind

/** All heroes of the player are treated for one price; who is well already need not pay. */
export function restore(
  patient: Patient,
  options: readonly RestoreOption[],
  optionId: string,
  kindOf: KindOf,
  now: number,
  regeneration = 1,
): Patient | Refusal {
  const option = options.find(({ id }) => id === optionId)
  if (!option) return refused('health.refused.unknown-option')
  const settled = patient.heroes.map((hero) => heal(hero, kindOf(hero.kind), now, regeneration))
  if (settled.every(({ wounds }) => wounds === 0)) return refused('health.refused.healthy')
  const purse = spend(patient.purse, option.price)
  if (isRefusal(purse)) return purse
  return { purse, heroes: settled.map((hero) => restoreShare(hero, kindOf(hero.kind), option.share)) }
}
