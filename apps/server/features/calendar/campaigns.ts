import { REALM } from '@skystair/content/realm.ts'
import {
  runningCampaigns as runningCall,
  seeCampaign as seeCall,
  campaignStatus as statusCall,
  useCampaign as useCall,
} from '@skystair/contract/calendar.ts'
import { tryBooster } from '@skystair/rules/booster/booster.ts'
import { campaignOf, type RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import { seen, used } from '@skystair/rules/calendar/use.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { hereOf, rested } from '@skystair/rules/road/travel.ts'
import { whereTo } from '@skystair/rules/tasks/where-to.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import {
  type CalendarChanges,
  calendarChanges,
  campaignsAmong,
  runningFor,
  runsAt,
} from '../../platform/calendar/running.ts'
import { eventSeen } from '../../platform/event/events-info.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { limitOf, statusView } from './status-view.ts'

const MINUTE = 60_000

export const campaignStatus = readWith<typeof statusCall, CalendarChanges>(
  statusCall,
  calendarChanges,
  ({ player, params: { x }, extra: changes, now }) =>
    statusView(player, runningFor(player, changes, now), x, now),
)

export const runningCampaigns = readWith<typeof runningCall, CalendarChanges>(
  runningCall,
  calendarChanges,
  ({ player, extra: changes, now }) => {
    const running = runningFor(player, changes, now)
    const aTurn = { deed: 'world-entered', of: null } as const
    return {
      running: running.map(({ type }) => statusView(player, running, type, now)),
      turnStair: whereTo(REALM, [], hereOf(player.climb.travels), aTurn, now),
    }
  },
)

/** What a campaign gives for the asking. */
function given(player: Player, { type, contents }: RunningCampaign, now: number): Player | Refusal {
  if (type === 'BOOSTER') {
    const lasts = Number(contents.minutes) * MINUTE
    const boosted = tryBooster(climberOf(player), String(contents.booster), lasts, now)
    if (isRefusal(boosted)) return boosted
    return climbed(player, boosted, { counterparty: ofWorld('shop'), reason: 'BOOSTER' }).player
  }
  if (type === 'SNOW_WORLD') {
    const travels = rested(REALM, player.climb.travels, 'snow', now)
    return isRefusal(travels) ? travels : { ...player, climb: { ...player.climb, travels } }
  }
  return refused('calendar.refused.nothing-to-take')
}

export const useCampaign = actionWith<typeof useCall, CalendarChanges>(
  useCall,
  calendarChanges,
  ({ player, params: { x }, extra: changes, now }) => {
    const running = runningFor(player, changes, now)
    const limit = limitOf(x)
    if (limit === null) return refused('calendar.refused.nothing-to-take')
    const run = campaignOf(running, x)
    if (run === null) return refused('calendar.refused.not-running')
    const campaigns = used(player.campaigns, run.id, limit, running, now)
    if (isRefusal(campaigns)) return campaigns
    const after = given(player, run, now)
    if (isRefusal(after)) return after
    return {
      player: { ...after, campaigns },
      reply: (saved, at) => ({
        player: playerView(saved, at),
        status: statusView(saved, running, x, at),
      }),
    }
  },
)

/** Only what runs can be seen, and events that wait with their prizes: what is remembered of it stays small. */
export const seeCampaign = actionWith<typeof seeCall, CalendarChanges>(
  seeCall,
  calendarChanges,
  ({ player, body: { run }, extra: changes, now }) => {
    const runs = runsAt(player, changes, now)
    const after = campaignsAmong(runs).some(({ id }) => id === run)
      ? { ...player, campaigns: seen(player.campaigns, run) }
      : eventSeen(player, runs, run)
    if (after === null) return refused('calendar.refused.not-running')
    return { player: after, reply: () => ({ done: true }) }
  },
)
