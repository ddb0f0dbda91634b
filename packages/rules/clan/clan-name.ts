import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { HouseNames } from '../security/house-name.ts'
import { playerName } from '../security/player-name.ts'

/** A clan is called as a player may be; whoever gives it no name is asked for the clan's, not for the own. */
export function clanName(entered: string, house: HouseNames): string | Refusal {
  const name = playerName(entered, house)
  const isMissing = isRefusal(name) && name.refused === 'security.refused.name-empty'
  return isMissing ? refused('errors.name-empty') : name
}
