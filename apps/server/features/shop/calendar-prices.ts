import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { type BoosterDesign, cheaper } from '@skystair/rules/booster/booster.ts'
import { campaignOf } from '@skystair/rules/calendar/campaign.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type Sale, salesAmong } from '@skystair/rules/shop/sale.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { type CalendarChanges, runningFor, runsOf } from '../../platform/calendar/running.ts'

/** Sales that run, and those that begin before the week is over. */
export const salesOfWeek = (player: Player, changes: CalendarChanges, now: number): readonly Sale[] =>
  salesAmong(runsOf(player, changes, { from: now, to: mondayOf(weekOf(now) + 1) }))

/** What is taken off the price of a hero: that of the week costs less. */
export function heroOff(player: Player, changes: CalendarChanges, now: number): (hero: string) => number {
  const week = campaignOf(runningFor(player, changes, now), 'HERO')
  return (hero) => (week?.contents.hero === hero ? Number(week.contents.percent) : 0)
}

/** Boosters at the prices of now. */
export function boostersAt(
  player: Player,
  changes: CalendarChanges,
  now: number,
): { readonly percentOff: number; readonly boosters: readonly BoosterDesign[] } {
  const run = campaignOf(runningFor(player, changes, now), 'BOOSTER')
  const percentOff = Number(run?.contents.percent ?? 0)
  return { percentOff, boosters: cheaper(BOOSTERS, percentOff) }
}
