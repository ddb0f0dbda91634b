import { campaignOf } from '@skystair/rules/calendar/campaign.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type CalendarChanges, campaignsAmong, isRunning, runsAt } from '../../platform/calendar/running.ts'
import type { PaymentOffers } from '../../platform/payments/payment-rows.ts'

/** What the calendar has for whoever begins to pay now. */
export function offersAt(player: Player, changes: CalendarChanges, now: number): PaymentOffers {
  const runs = runsAt(player, changes, now)
  const plus = campaignOf(campaignsAmong(runs), 'GEMS_PLUS_50')
  return { doublesFirst: isRunning(runs, 'GEMS_X2'), percent: Number(plus?.contents.percent ?? 0) }
}
