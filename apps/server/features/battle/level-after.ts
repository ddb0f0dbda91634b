import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { completeBattle } from '@skystair/rules/climb/complete-battle.ts'
import type { LevelUp } from '@skystair/rules/growth/level.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { boostsOf } from '../../platform/views/boosts.ts'

/** The level that coming home from a won battle will bring, to be celebrated with the victory. */
export function levelAfter(player: Player, battle: Battle, now: number): LevelUp | null {
  if (battle.winner !== 'player') return null
  const received = completeBattle(REALM, GROWING, climberOf(player), battle, boostsOf(player, now), now)
  return isRefusal(received) ? null : received.reached
}
