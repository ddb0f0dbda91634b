import type { FighterInView } from './fighter.ts'
import { clanBlock, colourBlock, THROUGH_CLAN_SHIELD } from './steps/block.ts'
import { LUCKY_TIMES } from './steps/luck.ts'
import { nextStreak } from './steps/quadratic.ts'
import { attackOf, LEAST, SPREAD, strengthOf } from './steps/strength.ts'

/** The middle strength of a blow that is neither blocked nor lucky. */
export function plainDamage(
  fighters: readonly FighterInView[],
  attacker: FighterInView,
  defender: FighterInView,
): number {
  const streak = nextStreak(attacker, defender)
  return strengthOf(attackOf(fighters, attacker), defender.defence) * streak * streak
}

/** The chance that `damage · (0.9 … 1.1)` is at least `health`. */
function chanceToReach(health: number, damage: number): number {
  if (damage <= 0) return 0
  const needed = (health / damage - LEAST) / SPREAD
  return Math.min(1, Math.max(0, 1 - needed))
}

/** Expected damage of a blow on an enemy without its shadow. */
export function expectedDamage(plain: number, attacker: FighterInView, defender: FighterInView): number {
  const luck = attacker.specials.LUCK ?? 0
  const through = 1 - colourBlock(defender, attacker.colour)
  const shield = 1 - clanBlock(defender) * (1 - THROUGH_CLAN_SHIELD)
  return plain * through * shield * (1 + luck * (LUCKY_TIMES - 1))
}

/** The chance that the blow takes all health there is. */
export function deadlyChance(plain: number, attacker: FighterInView, defender: FighterInView): number {
  const luck = attacker.specials.LUCK ?? 0
  const clan = clanBlock(defender)
  const withLuck = (damage: number): number =>
    luck > 0
      ? luck * chanceToReach(defender.health, damage * LUCKY_TIMES) +
        (1 - luck) * chanceToReach(defender.health, damage)
      : chanceToReach(defender.health, damage)
  const open = withLuck(plain)
  const shielded = clan > 0 ? withLuck(plain * THROUGH_CLAN_SHIELD) : 0
  return (1 - colourBlock(defender, attacker.colour)) * ((1 - clan) * open + clan * shielded)
}
