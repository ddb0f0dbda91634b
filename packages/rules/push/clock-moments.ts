import type { ActiveBooster } from '../booster/active-booster.ts'
import { boostsAt } from '../booster/booster.ts'
import type { ChestLife } from '../chests/chest-life.ts'
import { type DelayedRules, hasOpened, openingOf, settleChests } from '../chests/delayed-chest.ts'
import type { Growing } from '../climb/receive-reward.ts'
import { healing } from '../health/heal.ts'
import { type Hero, squadOf } from '../heroes/hero.ts'
import type { Player } from '../player/player.ts'

const MINUTE = 60_000

const WORTH_A_CALL = 10 * MINUTE

/** A booster heals faster as long as it lasts. */
function fullAt(hero: Hero, booster: ActiveBooster | null, { kindOf, boosters = [] }: Growing): number {
  const kind = kindOf(hero.kind)
  const boosted = Math.max(0, Math.floor(((booster?.until ?? 0) - hero.healedAt) / MINUTE))
  const fast = healing(hero, kind, boostsAt(booster, boosters, hero.healedAt).regeneration)
  const soon = Math.ceil(hero.wounds / fast)
  const rest = Math.ceil((hero.wounds - boosted * fast) / healing(hero, kind))
  return hero.healedAt + (soon <= boosted ? soon : boosted + rest) * MINUTE
}

const wounded = (player: Player): readonly Hero[] =>
  squadOf(player.climb.heroes).filter(({ wounds }) => wounds > 0)

/** When the whole squad is well again by time alone; null: it is. */
export function healthFullAt(player: Player, growing: Growing): number | null {
  const moments = wounded(player).map((hero) => fullAt(hero, player.climb.belongings.booster, growing))
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Whoever is well again so soon has hardly put the game away. */
export const isWorthACall = (fullAt: number, now: number): boolean => fullAt - now >= WORTH_A_CALL

/** When the next chest opens; null: none is opening. */
export function nextChestAt(chests: ChestLife, now: number, rules: DelayedRules): number | null {
  return openingOf(settleChests(chests, now, rules), now)?.opensAt ?? null
}

/** One lies open on the road and waits to be taken. */
export const isChestOpen = ({ delayed }: ChestLife, now: number): boolean =>
  delayed.some((chest) => hasOpened(chest, now))
