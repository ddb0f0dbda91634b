import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import type { takeChest } from '@skystair/contract/chests.ts'
import {
  type ChestContents,
  drawChest,
  isDrawn,
  rewardOfAll,
  rewardOnCard,
  throwsOf,
} from '@skystair/rules/chests/chest-contents.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { type DrawKind, drawn } from '@skystair/rules/draw/draw.ts'
import { type Climbed, climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { nextSeed, writeDraw } from '../../platform/draws/draws.ts'
import type { Config } from '../../platform/services/config.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

interface Opening {
  readonly kind: DrawKind
  readonly reason: string
  readonly now: number
  readonly config: Config
}

interface OpenedChest extends Climbed {
  readonly writes: readonly Sql[]
  readonly shown: Pick<ReplyOf<typeof takeChest>, 'cards' | 'levelUp' | 'seed'>
}

/**
 * The chest is drawn with the seed whose seal was shown before, and the draw is counted and written down: nobody draws it
 * again. What is left to no luck needs no seed and gives none away.
 */
export function openedChest(
  player: Player,
  contents: ChestContents,
  { kind, reason, now, config }: Opening,
): OpenedChest | Refusal {
  const seed = nextSeed(config, player, kind)
  const rewards = drawChest(contents, seed).map((card) => rewardOnCard(card, player.stair, REALM))
  const received = receive(climberOf(player), rewardOfAll(rewards), GROWING, boostsOf(player, now))
  if (isRefusal(received)) return received
  const why = { counterparty: ofWorld('chest'), reason }
  const after = climbed(player, received.climber, why, received.reached)
  const isByLot = isDrawn(contents)
  return {
    ...after,
    player: isByLot ? { ...after.player, draws: drawn(player.draws, kind) } : after.player,
    writes: isByLot ? [writeDraw(player, kind, seed, throwsOf(contents, seed), now)] : [],
    shown: {
      cards: rewards.map((reward) => rewardView(reward)),
      levelUp: rewardView(received.reward, received.reached).levelUp,
      seed: isByLot ? seed : null,
    },
  }
}
