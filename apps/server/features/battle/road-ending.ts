import { GROWING } from '@skystair/content/beginning.ts'
import { MERCY } from '@skystair/content/mercy.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { completeBattle } from '@skystair/rules/climb/complete-battle.ts'
import type { Received } from '@skystair/rules/climb/receive-reward.ts'
import { addAmounts } from '@skystair/rules/economy/reward.ts'
import { wonFrom, wornAt } from '@skystair/rules/event/worn.ts'
import { afterVictory } from '@skystair/rules/mercy/mercy.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { did } from '@skystair/rules/player/did.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { rewardFor } from '@skystair/rules/road/attack-place.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import type { BattleEnding } from '../../platform/battle/battle-ending.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { gatheredIn, withEventTasks } from '../../platform/event/gathering.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { amountsView, rewardView } from '../../platform/views/reward-view.ts'

const received = (player: Player, battle: Battle, now: number): Received | Refusal =>
  completeBattle(REALM, GROWING, climberOf(player), battle, boostsOf(player, now), now)

/** What those who were beaten wore for the events that run: it counts for events, tasks and places. */
function undressed(before: Player, battle: Battle, changes: CalendarChanges, now: number) {
  const running = runningEvents(before, changes, now)
  let player = withEventTasks(before, running, now)
  const movements: Movement[] = []
  const writes: Sql[] = []
  if (battle.winner !== 'player' || battle.placeId === null) return { player, movements, writes }
  for (const event of running) {
    const amount = wornAt(event, event.design, event.share, battle.placeId, now)
    if (amount === 0) continue
    const won = gatheredIn(player, event, wonFrom(event.share, now), amount, now)
    player = did(won.player, GROWING.tasks, [{ deed: 'event-found', amount: 1 }])
    movements.push(...won.movements)
    writes.push(...won.writes)
  }
  return { player, movements, writes }
}

/** Coming home to the road: wounds, the place's fate, rewards, tasks. */
export const roadEnding: BattleEnding = {
  asks: () => ({ calendar: calendarChanges.select() }),
  comeHome({ player: before, battle, now, answers }) {
    const feast = undressed(before, battle, answers.calendar as CalendarChanges, now)
    const { player } = feast
    const home = received(player, battle, now)
    if (isRefusal(home)) return home
    const after = climbed(
      player,
      home.climber,
      { counterparty: ofWorld('battle'), reason: 'BATTLE' },
      home.reached,
    )
    const { life, thanks } = afterVictory(player.mercy, battle, MERCY, now)
    const thankful = { ...after.player, mercy: life }
    const found = { eventCurrency: feast.movements.reduce((sum, { amount }) => sum + amount, 0) }
    const festive = {
      player: thankful,
      movements: [...after.movements, ...feast.movements],
      writes: feast.writes,
      gift: found,
    }
    if (thanks === null) return festive
    const gift = amountsView(thanks.amounts)
    return {
      ...festive,
      movements: [
        ...festive.movements,
        ...gift.map((one) => ({ ...one, counterparty: ofWorld('mercy'), reason: 'THANKS' })),
      ],
      gift: addAmounts(found, thanks.amounts),
      thanks: thanks.by.creature,
    }
  },
  reward(battle, to) {
    if (battle.winner !== 'player' || battle.placeId === null) return null
    const home = to && received(to.player, battle, to.now)
    const reached = home && !isRefusal(home) ? home.reached : null
    return rewardView(rewardFor(REALM, battle.placeId), reached)
  },
}
