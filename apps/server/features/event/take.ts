import { GROWING } from '@skystair/content/beginning.ts'
import { EVENT_RULES, EVENTS } from '@skystair/content/events/events.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import {
  takeEndPrizes as takeEndCall,
  takePathPrize as takePrizeCall,
  visitEvents as visitCall,
} from '@skystair/contract/event.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { spend } from '@skystair/rules/economy/purse.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { takeEndPrizes as endPrizes } from '@skystair/rules/event/ending.ts'
import { type EventLife, shareIn, withShare } from '@skystair/rules/event/life.ts'
import { takePathPrize as pathPrize } from '@skystair/rules/event/path.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { action, actionWith, type Decision } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { ofEvents, withEventTasks } from '../../platform/event/gathering.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

export const visitEvents = actionWith<typeof visitCall, CalendarChanges>(
  visitCall,
  calendarChanges,
  ({ player, extra: changes, now }) => ({
    player: withEventTasks(player, runningEvents(player, changes, now), now),
    reply: () => ({ done: true }),
  }),
)

/** What is handed in goes, what it is given for comes. */
function exchanged(
  player: Player,
  events: EventLife,
  handedIn: { readonly amount: number; readonly reason: string },
  reward: Reward,
  now: number,
): Decision<typeof takePrizeCall> | Refusal {
  const climber = climberOf(player)
  const purse = spend(climber.purse, { eventCurrency: handedIn.amount })
  if (isRefusal(purse)) return purse
  const received = receive({ ...climber, purse }, reward, GROWING, boostsOf(player, now))
  if (isRefusal(received)) return received
  const { reason } = handedIn
  const home = climbed(player, received.climber, { counterparty: ofEvents, reason }, received.reached)
  return {
    ...home,
    player: { ...home.player, events },
    reply: (saved, at) => ({
      player: playerView(saved, at),
      reward: rewardView(reward, received.reached),
    }),
  }
}

export const takePathPrize = actionWith<typeof takePrizeCall, CalendarChanges>(
  takePrizeCall,
  calendarChanges,
  ({ player, params: { run }, extra: changes, now }) => {
    const event = runningEvents(player, changes, now).find(({ id }) => id === run)
    if (event === undefined) return refused('event.refused.not-running')
    const taken = pathPrize(event.share, event.design)
    if (isRefusal(taken)) return taken
    const { share, price, prize } = taken
    const handedIn = { amount: price, reason: 'EVENT_HANDED' }
    return exchanged(
      player,
      withShare(player.events, run, share),
      handedIn,
      rewardAt(prize, player.stair, REALM),
      now,
    )
  },
)

export const takeEndPrizes = action(takeEndCall, ({ player, params: { run }, now }) => {
  const share = shareIn(player.events, run)
  if (share === null) return refused('event.refused.unknown')
  const taken = endPrizes(player.events, run, EVENTS[share.kind], EVENT_RULES, player.stair, REALM)
  if (isRefusal(taken)) return taken
  const handedIn = { amount: taken.leftover, reason: 'EVENT_END' }
  return exchanged(player, taken.life, handedIn, taken.reward, now)
})
