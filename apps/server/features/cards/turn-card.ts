import { GROWING } from '@skystair/content/beginning.ts'
import { CHEST_LOTS } from '@skystair/content/chest-finds.data.ts'
import { turnCard as contract } from '@skystair/contract/cards.ts'
import { flockFind, layCards, throwsOfTurn, turnCard as turn } from '@skystair/rules/cards/turn-card.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { drawn } from '@skystair/rules/draw/draw.ts'
import { NO_REWARD, rewardOf } from '@skystair/rules/economy/reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { did } from '@skystair/rules/player/did.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { nextSeed, writeDraw } from '../../platform/draws/draws.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { tableOf } from './card-table.ts'

export const turnCard = action(contract, ({ player, params, services, now }) => {
  const seed = nextSeed(services.config, player, 'card')
  const turned = turn(player.cards, layCards(seed), params.place, now)
  if (isRefusal(turned)) return turned
  const { life, card, isFlock } = turned
  const stair = Math.max(1, player.stair)
  const reward = isFlock
    ? rewardOf({ things: [{ kind: 'artifact', id: flockFind(seed, CHEST_LOTS), stair }] })
    : NO_REWARD
  const received = receive(climberOf(player), reward, GROWING, boostsOf(player, now))
  if (isRefusal(received)) return received
  const after = climbed(player, received.climber, { counterparty: ofWorld('road'), reason: 'ARTIFACT' })
  return {
    ...after,
    player: {
      ...did(after.player, GROWING.tasks, [{ deed: 'card-turned', amount: 1 }]),
      cards: life,
      draws: drawn(player.draws, 'card'),
    },
    writes: [writeDraw(player, 'card', seed, throwsOfTurn(isFlock, CHEST_LOTS), now)],
    reply: (saved, at) => ({
      player: playerView(saved, at),
      reward: rewardView(reward),
      table: tableOf(services.config, saved, at),
      card,
      flock: isFlock,
    }),
  }
})
