import { randomUUID } from 'node:crypto'
import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { blessingAt } from '@skystair/rules/cards/blessing.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import type { ChallengeWish } from '@skystair/rules/climb/challenge.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { secretSeed } from './secret-seed.ts'

/** It begins with its owner's, so that a link finds the battle without a search. */
export const newBattleId = ({ id }: Pick<Player, 'id'>): string => `${id.toString(36)}-${randomUUID()}`

/** What every battle at a place begins with. */
export const newBattle = (player: Player, placeId: string, now: number): ChallengeWish => ({
  battleId: newBattleId(player),
  placeId,
  seed: secretSeed(),
  consumables: CONSUMABLES,
  gifts: specialsOfClan(player.clan.support),
  blessing: blessingAt(player.cards, CARD_BLESSINGS, now),
})
