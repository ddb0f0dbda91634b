import { GROWING } from '@skystair/content/beginning.ts'
import { REALM } from '@skystair/content/realm.ts'
import { useTurn as contract } from '@skystair/contract/road.ts'
import { campaignOf } from '@skystair/rules/calendar/campaign.ts'
import { inSnow, snowStepsMore } from '@skystair/rules/calendar/snow.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { useTurn as turn } from '@skystair/rules/road/travel.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges, runningFor } from '../../platform/calendar/running.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const useTurn = actionWith<typeof contract, CalendarChanges>(
  contract,
  calendarChanges,
  ({ player, params, extra: changes, now }) => {
    if (player.battleId !== null) return refused('battle.refused.fighting')
    const snowfall = campaignOf(runningFor(player, changes, now), 'SNOW_WORLD')
    const more = snowStepsMore(snowfall, REALM.roads.snow.steps ?? 0)
    const snowSteps = player.clan.support.snowSteps + more
    const travels = turn(REALM, player.climb.travels, params.id, now, snowSteps)
    if (isRefusal(travels)) return travels
    const journal = advance(player.climb.journal, GROWING.tasks, [{ deed: 'world-entered', amount: 1 }])
    const campaigns = travels.world === 'snow' ? inSnow(player.campaigns, snowfall) : player.campaigns
    return {
      player: { ...player, campaigns, climb: { ...player.climb, travels, journal } },
      reply: playerView,
    }
  },
)
