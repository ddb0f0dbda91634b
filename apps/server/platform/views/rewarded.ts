import type { takeEverydayReward } from '@skystair/contract/everyday.ts'
import type { Received } from '@skystair/rules/climb/receive-reward.ts'
import { climbed } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import type { Decision } from '../action/action.ts'
import { playerView } from './player-view.ts'
import { rewardView } from './reward-view.ts'

/** A reward has come to the player, and is shown with the player as it made them. */
export const rewarded = (
  player: Player,
  { climber, reward, reached }: Received,
  why: Pick<Movement, 'counterparty' | 'reason'>,
): Decision<typeof takeEverydayReward> => ({
  ...climbed(player, climber, why, reached),
  reply: (saved, now) => ({ player: playerView(saved, now), reward: rewardView(reward, reached) }),
})
