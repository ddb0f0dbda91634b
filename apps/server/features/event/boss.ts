import { GROWING } from '@skystair/content/beginning.ts'
import { EVENT_RULES } from '@skystair/content/events/events.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { attackEventBoss as contract } from '@skystair/contract/event.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { heartTaken } from '@skystair/rules/event/boss.ts'
import { challengeEventBoss, homeFromEventBoss } from '@skystair/rules/event/fight-boss.ts'
import { withShare } from '@skystair/rules/event/life.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import type { BattleEnding } from '../../platform/battle/battle-ending.ts'
import { newBattle } from '../../platform/battle/new-battle.ts'
import { statusOf } from '../../platform/battle/status.ts'
import { insertBattle } from '../../platform/battle/stored-battle.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { gatheredIn, ofEvents } from '../../platform/event/gathering.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

const why = { counterparty: ofEvents, reason: 'EVENT' }

export const attackEventBoss = actionWith<typeof contract, CalendarChanges>(
  contract,
  calendarChanges,
  ({ player, params: { run }, extra: changes, now }) => {
    if (player.battleId !== null) return refused('battle.refused.fighting')
    const event = runningEvents(player, changes, now).find(({ id }) => id === run)
    if (event === undefined) return refused('event.refused.not-running')
    const wish = newBattle(player, '', now)
    const climber = climberOf(player)
    const boosts = boostsOf(player, now)
    const met = challengeEventBoss(REALM, GROWING, climber, event, EVENT_RULES, wish, boosts, now)
    if (isRefusal(met)) return met
    const after = climbed(player, met.climber, why)
    return {
      ...after,
      player: {
        ...after.player,
        battleId: met.battle.id,
        events: withShare(player.events, run, met.share),
      },
      writes: [insertBattle(player.id, met.battle, new Date(now))],
      reply: () => statusOf(met.battle, []),
    }
  },
)

function runOf({ opponent }: Battle): string {
  if (opponent?.kind !== 'event-boss') throw new Error('a guest whom nobody has asked')
  return opponent.run
}

/** Coming home from the boss of an event: a heart for everybody's count, and something for the own. */
export const eventBossEnding: BattleEnding = {
  asks: () => ({ calendar: calendarChanges.select() }),
  comeHome({ player, battle, now, answers }) {
    const climber = homeFromEventBoss(GROWING, climberOf(player), battle, now)
    if (isRefusal(climber)) return climber
    const home = climbed(player, climber, why)
    const running = runningEvents(player, answers.calendar as CalendarChanges, now)
    const event = running.find(({ id }) => id === runOf(battle))
    // Won after the end: it was a fine fight, and no more than that.
    if (battle.winner !== 'player' || event === undefined) return home
    const won = gatheredIn(home.player, event, heartTaken(event.share), EVENT_RULES.boss.worth, now)
    return { ...won, movements: [...home.movements, ...won.movements] }
  },
  reward(battle) {
    if (battle.winner !== 'player') return null
    return rewardView(rewardOf({ amounts: { eventCurrency: EVENT_RULES.boss.worth } }))
  },
}
