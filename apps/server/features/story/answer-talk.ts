import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { answerTalk as contract } from '@skystair/contract/story.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { withMarkers } from '@skystair/rules/player/markers.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { answer } from '@skystair/rules/story/talk.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

export const answerTalk = action(contract, ({ player, params, body, now }) => {
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const answered = answer(
    REALM,
    GROWING,
    TALE,
    climberOf(player),
    params.id,
    body.choice,
    boostsOf(player, now),
    now,
  )
  if (isRefusal(answered)) return answered
  const { climber, reward, reached, choice, ending, markers } = answered
  const { good, evil } = choice
  const after = climbed(player, climber, { counterparty: ofWorld('tale'), reason: 'TALE' }, reached)
  return {
    ...after,
    player: {
      ...withMarkers(after.player, markers),
      goodPoints: player.goodPoints + good,
      evilPoints: player.evilPoints + evil,
    },
    reply: (saved, at) => ({
      player: playerView(saved, at),
      reward: rewardView(reward, reached),
      good,
      evil,
      ending,
    }),
  }
})
