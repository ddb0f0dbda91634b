import type { ReplyOf } from '@skystair/contract/call.ts'
import type { info } from '@skystair/contract/player.ts'
import type { Contents } from '@skystair/rules/calendar/entry.ts'
import { isEvent } from '@skystair/rules/calendar/kind.ts'
import { runsFor } from '@skystair/rules/calendar/runs.ts'
import { unseenOf } from '@skystair/rules/calendar/use.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { salesAmong } from '@skystair/rules/shop/sale.ts'
import { endOf } from '../../platform/calendar/campaign-view.ts'
import {
  type CalendarChanges,
  calendarWith,
  campaignsAmong,
  runsAt,
} from '../../platform/calendar/running.ts'
import { eventsInfo } from '../../platform/event/events-info.ts'

type CalendarInfo = Pick<ReplyOf<typeof info>, 'campaignTypes' | 'optionalUnseenCampaign' | 'sale' | 'events'>

const NO_CALENDAR: CalendarInfo = {
  campaignTypes: ['NO'],
  optionalUnseenCampaign: null,
  sale: null,
  events: [],
}

/**
 * Nobody is there yet: all that is told is what the title is decorated for. Whoever has told no zone sees the world's clock,
 * and of the audience only the language is known.
 */
export function guestCalendar(language: Language, changes: CalendarChanges, now: number): CalendarInfo {
  const guest = { language, level: 1, stair: 1, userSource: 'OWN', createdAt: now, clocks: [] }
  const events = runsFor(calendarWith(changes), guest, { from: now, to: now + 1 })
    .flatMap(({ id, entry: { kind }, endsAt }) => (isEvent(kind) ? [{ run: id, kind, endsAt }] : []))
    .toSorted((one, other) => one.endsAt - other.endsAt)
    .map((event) => ({ ...event, waits: false, tasksOpen: false, unseen: false }))
  return { ...NO_CALENDAR, events }
}

/** What the calendar has for a player now: the campaigns, the one that opens itself, the best sale, and what is celebrated. */
export function calendarInfo(player: Player, changes: CalendarChanges, now: number): CalendarInfo {
  const runs = runsAt(player, changes, now)
  const campaigns = campaignsAmong(runs)
  const unseen = player.settings.announcements ? unseenOf(player.campaigns, campaigns) : null
  const { offersUsed } = player.climb.belongings
  const [best] = salesAmong(runs)
    .filter(({ once, offer }) => !(once && offersUsed.includes(offer)))
    .toSorted((one, other) => other.percent - one.percent)
  return {
    campaignTypes: campaigns.length === 0 ? ['NO'] : [...new Set(campaigns.map(({ type }) => type))],
    optionalUnseenCampaign: unseen && {
      run: unseen.id,
      type: unseen.type,
      endsAt: endOf(unseen),
      contents: { ...(unseen.contents as Contents) },
    },
    sale: best
      ? {
          offer: best.offer,
          tier: best.tier,
          percent: best.percent,
          startsAt: best.startsAt,
          endsAt: best.endsAt,
        }
      : null,
    events: eventsInfo(player, runs, now),
  }
}
