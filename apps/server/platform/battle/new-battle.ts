import { randomUUID } from 'node:crypto'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import type { ChallengeWish } from '@skystair/rules/climb/challenge.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { secretSeed } from './secret-seed.ts'

/** What every battle at a place begins with. The id begins with its owner's, so that a link finds it without a search. */
export const newBattle = (player: Player, placeId: string): ChallengeWish => ({
  battleId: `${player.id.toString(36)}-${randomUUID()}`,
  placeId,
  seed: secretSeed(),
  consumables: CONSUMABLES,
  gifts: specialsOfClan(player.clan.support),
})
