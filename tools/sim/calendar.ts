import { CALENDAR_PLAN } from '@skystair/content/calendar/plan.data.ts'
import { CAMPAIGN_USES } from '@skystair/content/calendar/uses.data.ts'
import { FOND_OF, FOND_PERCENT, LIGHT_TITLES } from '@skystair/content/mercy.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { tryBooster } from '@skystair/rules/booster/booster.ts'
import { campaignOf, type RunningCampaign, type RunType } from '@skystair/rules/calendar/campaign.ts'
import { isCampaign, isEvent } from '@skystair/rules/calendar/kind.ts'
import { type Run, runsFor } from '@skystair/rules/calendar/runs.ts'
import { used, usesOf } from '@skystair/rules/calendar/use.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import type { EventRun } from '@skystair/rules/event/gather.ts'
import type { HeroKind } from '@skystair/rules/heroes/hero.ts'
import { fondness, lightTitle } from '@skystair/rules/mercy/light.ts'
import { rested } from '@skystair/rules/road/travel.ts'
import { salesAmong } from '@skystair/rules/shop/sale.ts'
import { count, noteFirst } from './diary.ts'
import { allowed, type Life } from './life.ts'

const MINUTE = 60_000

/** What the calendar has for this one since a moment; told in the time of the life. */
function runsSince(life: Life, since: number): readonly Run[] {
  const { climber, now, begins } = life
  const player = {
    language: 'RU',
    level: climber.level.level,
    stair: stairOf(climber),
    userSource: 'OWN',
    createdAt: begins,
    clocks: [],
  }
  return runsFor({ plan: CALENDAR_PLAN, changes: [] }, player, {
    from: begins + since,
    to: begins + now + 1,
  }).map((run) => ({ ...run, startsAt: run.startsAt - begins, endsAt: run.endsAt - begins }))
}

export const campaignsSince = (life: Life, since: number): readonly RunningCampaign[] =>
  runsSince(life, since).flatMap(({ id, entry: { kind, contents }, startsAt, endsAt }) =>
    isCampaign(kind) ? [{ id, type: kind, startsAt, endsAt, contents }] : [],
  )

/** What is celebrated, the first to end first. */
export const eventsSince = (life: Life, since: number): readonly EventRun[] =>
  runsSince(life, since)
    .toSorted((one, other) => one.endsAt - other.endsAt)
    .flatMap(({ id, entry: { kind } }) => (isEvent(kind) ? [{ id, kind }] : []))

/** Looked at once in a sitting. */
export function readCalendar(life: Life): void {
  const runs = runsSince(life, life.now)
  life.campaigns = campaignsSince(life, life.now)
  life.sales = salesAmong(runs)
}

export const running = ({ campaigns }: Life, type: RunType): RunningCampaign | null =>
  campaignOf(campaigns, type)

/** What is taken off the price of a hero, one after another, as the shop does it. */
export function percentsOff(life: Life, kind: HeroKind): readonly number[] {
  const week = running(life, 'HERO')
  const { offersUsed } = life.climber.belongings
  const sale = life.sales.find(
    ({ tier, once, offer }) => tier === kind.tier && !(once && offersUsed.includes(offer)),
  )
  return [
    fondness(kind.warriorClass, lightTitle(life, LIGHT_TITLES)?.side ?? null, FOND_OF, FOND_PERCENT),
    week?.contents.hero === kind.id ? Number(week.contents.percent) : 0,
    sale?.percent ?? 0,
  ]
}

/** An offer that is for once was taken up with a hero of its tier. */
export function useUpSale(life: Life, kind: HeroKind): void {
  const { belongings } = life.climber
  const once = life.sales.filter(
    ({ tier, once, offer }) => once && tier === kind.tier && !belongings.offersUsed.includes(offer),
  )
  if (once.length === 0) return
  const offersUsed = [...belongings.offersUsed, ...once.map(({ offer }) => offer)]
  life.climber = { ...life.climber, belongings: { ...belongings, offersUsed } }
}

/** Whether a campaign gives something for the asking now; then it is counted as used. */
function uses(life: Life, run: RunningCampaign): boolean {
  const limit = CAMPAIGN_USES[run.type]
  if (limit === undefined) return false
  const { today, all } = usesOf(life.campaignLife, run.id, life.now)
  if (all >= limit.most || today >= limit.mostADay) return false
  const after = used(life.campaignLife, run.id, limit, life.campaigns, life.now)
  if (!allowed(life, after)) return false
  life.campaignLife = after
  count(life.diary.won, `campaign ${run.type}`, 1)
  noteFirst(life.diary, `campaign ${run.type}`, life.played)
  return true
}

/** A booster for a try, where no other one works. */
export function tasteBooster(life: Life): void {
  const run = running(life, 'BOOSTER')
  if (run === null) return
  const { contents } = run
  const { booster } = life.climber.belongings
  if (booster !== null && booster.until > life.now && booster.id !== contents.booster) return
  if (!uses(life, run)) return
  const boosted = tryBooster(
    life.climber,
    String(contents.booster),
    Number(contents.minutes) * MINUTE,
    life.now,
  )
  if (allowed(life, boosted)) life.climber = boosted
}

/** Back into the snow at once, while it falls. */
export function takeSledge(life: Life): boolean {
  const run = running(life, 'SNOW_WORLD')
  const { travels } = life.climber
  const left = travels.leftAt.snow
  if (run === null || left === undefined || left + REALM.roads.snow.wait <= life.now) return false
  if (!uses(life, run)) return false
  const again = rested(REALM, travels, 'snow', life.now)
  if (!allowed(life, again)) return false
  life.climber = { ...life.climber, travels: again }
  return true
}
