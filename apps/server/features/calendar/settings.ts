import {
  setAnnouncements as announcementsCall,
  setTimeZone as timeZoneCall,
} from '@skystair/contract/calendar.ts'
import { tellZone } from '@skystair/rules/calendar/local-clock.ts'
import { zoneNamed } from '@skystair/rules/calendar/zone.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const setAnnouncements = action(announcementsCall, ({ player, body: { announcements } }) => ({
  player: { ...player, settings: { ...player.settings, announcements } },
  reply: playerView,
}))

export const setTimeZone = action(timeZoneCall, ({ player, body: { timeZone }, now }) => {
  const zone = zoneNamed(timeZone)
  if (zone === null) return refused('arena.refused.unknown-zone')
  const clocks = tellZone(player.campaigns.clocks, zone, now)
  const isSame = clocks === player.campaigns.clocks
  return {
    player: isSame ? player : { ...player, campaigns: { ...player.campaigns, clocks } },
    reply: () => ({ done: true }),
  }
})
