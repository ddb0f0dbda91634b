import { GROWING } from '@skystair/content/beginning.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import { takeWheelReward as contract } from '@skystair/contract/wheel.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { prizeOf, takePrize } from '@skystair/rules/wheel/take.ts'
import { writeCauldron } from '@skystair/rules/writing/written.ts'
import { actionWith } from '../../platform/action/action.ts'
import { tellSquare } from '../../platform/messages/tell-square.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { heroView, playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { payOut } from './cauldron.ts'
import { type AroundWheel, aroundWheel, wheelView } from './status.ts'

export const takeWheelReward = actionWith<typeof contract, AroundWheel>(
  contract,
  aroundWheel,
  ({ player, query, extra, services, now }) => {
    const { waiting } = player.wheel
    if (waiting === null) return refused('wheel.refused.nothing-waits')
    const taken = takePrize(
      climberOf(player),
      prizeOf(WHEEL, waiting),
      waiting,
      query.optionalCreatureId ?? null,
      { growing: GROWING, boosts: boostsOf(player, now), measure: REALM, terms: HERO_TERMS },
      now,
    )
    if (isRefusal(taken)) return taken
    const { climber, reward, reached, joined } = taken
    const journal =
      joined.length === 0
        ? climber.journal
        : advance(climber.journal, GROWING.tasks, [{ deed: 'hero-joined', amount: joined.length }])
    const { emeralds } = waiting
    const from = emeralds > 0 ? 'cauldron' : 'wheel'
    const why = { counterparty: ofWorld(from), reason: from === 'cauldron' ? 'CAULDRON' : 'WHEEL' }
    const after = climbed(player, { ...climber, journal }, why, reached)
    const told = emeralds > 0 ? tellSquare(player, writeCauldron(emeralds), now) : null
    return {
      ...after,
      player: { ...after.player, wheel: { ...player.wheel, waiting: null } },
      ...told,
      lastWrites: [...(emeralds > 0 ? [payOut(emeralds)] : []), ...(told?.lastWrites ?? [])],
      reply: (saved) => ({
        player: playerView(saved, now),
        creatures: joined.map(heroView),
        reward: rewardView(reward, reached),
        wheel: wheelView(saved, extra, services, now),
      }),
    }
  },
)
