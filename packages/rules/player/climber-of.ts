import type { Climber } from '../climb/climber.ts'
import { stairOf } from '../climb/climber.ts'
import type { LevelUp } from '../growth/level.ts'
import type { GroupLevelling } from '../growth/share-experience.ts'
import { squadOf } from '../heroes/hero.ts'
import { raidedOn } from '../raid/ties.ts'
import { ofWorld } from '../wallet/account.ts'
import type { Movement } from '../wallet/movement.ts'
import { currencies } from '../wallet/wallet.ts'
import type { Player } from './player.ts'

/** The player as the rules of road and growth know them. */
export const climberOf = (player: Player): Climber => ({
  playerId: String(player.id),
  purse: player.wallet,
  level: { level: player.level, currentExp: player.currentExp, maxExp: player.maxExp },
  bestVictoryStair: player.bestVictoryStair,
  companion: player.companion,
  levelling: levellingOf(player),
  light: { good: player.goodPoints, evil: player.evilPoints },
  ...player.climb,
})

/** Who learns from a battle: those who fought, or the whole squad where the player wants it so. */
const levellingOf = ({ settings, climb }: Player): GroupLevelling =>
  settings.groupLevelling
    ? { mode: 'GROUP', heroIds: squadOf(climb.heroes).map(({ id }) => id) }
    : { mode: 'FOUGHT' }

export interface Climbed {
  readonly player: Player
  /** What the wallet must be told; the wallet of `player` itself is still the old one. */
  readonly movements: readonly Movement[]
}

type Why = Pick<Movement, 'counterparty' | 'reason'>

const ofLevel: Why = { counterparty: ofWorld('level'), reason: 'LEVEL' }

/**
 * The player after the rules have changed the climber, and the money that moved on the way.
 * What a level reached on the way has brought is booked as its own.
 */
export function climbed(player: Player, climber: Climber, why: Why, reached: LevelUp | null = null): Climbed {
  const { heroes, things, belongings, travels, journal, everyday, story } = climber
  const movements = currencies
    .flatMap((currency) => {
      const all = climber.purse[currency] - player.wallet[currency]
      const forLevel = reached?.reward.amounts[currency] ?? 0
      return [
        { ...why, currency, amount: all - forLevel },
        { ...ofLevel, currency, amount: forLevel },
      ]
    })
    .filter(({ amount }) => amount !== 0)
  return {
    player: {
      ...player,
      ...climber.level,
      stair: stairOf(climber),
      bestVictoryStair: climber.bestVictoryStair,
      climb: { heroes, things, belongings, travels, journal, everyday, story },
      raid: raidedOn(player.raid, player.clanId, player.climb.travels, travels, movements),
    },
    movements,
  }
}
