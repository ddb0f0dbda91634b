import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { HEROES, TIER_FROM_STAIR } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS, RESTORE_OPTIONS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { WEEK_PATH } from '@skystair/content/week-path.data.ts'
import { withBlessing } from '@skystair/rules/cards/blessing.ts'
import { supported } from '@skystair/rules/clan/support.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { openJournal, takeEverydayGift, takeTask } from '@skystair/rules/climb/take-gifts.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { canTakeEveryday } from '@skystair/rules/everyday/everyday.ts'
import { type RestoreOption, remediesAt, restore } from '@skystair/rules/health/restore.ts'
import { HERO_TIERS, type Hero, type HeroKind, type HeroTier, squadOf } from '@skystair/rules/heroes/hero.ts'
import { heroPower } from '@skystair/rules/heroes/hero-stats.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { type HeroPayment, joinPower, priceOf, recruit } from '@skystair/rules/shop/recruit.ts'
import { salePrice } from '@skystair/rules/shop/sale.ts'
import { isComplete } from '@skystair/rules/tasks/journal.ts'
import { takeWeekPrize, weekNow } from '@skystair/rules/tasks/week-path.ts'
import { percentsOff, readCalendar, running, useUpSale } from './calendar.ts'
import { liveInClan, supportIn } from './clan.ts'
import { climb } from './climb.ts'
import { note, noteFirst, paidBetween } from './diary.ts'
import { celebrate, readFeasts, takeEventTask } from './feast.ts'
import { gather } from './gather.ts'
import {
  allowed,
  book,
  boost,
  boosterOf,
  DAY,
  did,
  doFor,
  GROWING,
  isNew,
  kindOf,
  type Life,
  pass,
  reviewSquad,
  savings,
  settleHealth,
  squadPower,
  strength,
} from './life.ts'
import { visitPortal } from './portals.ts'
import { endWithRaid } from './raid.ts'
import { blessingIn, comeBack, give, takeChests } from './returns.ts'
import { visitSnow } from './snow.ts'
import { train } from './train.ts'

function takeDailyGift(life: Life): void {
  if (!canTakeEveryday(life.climber.everyday, life.now)) return
  const taken = takeEverydayGift(GROWING, life.climber, EVERYDAY_REWARDS, REALM, life.boosts, life.now)
  if (allowed(life, taken)) book(life, 'everyday', taken)
  doFor(life, 8)
}

function takeTasks(life: Life): void {
  life.climber = openJournal(life.climber, GROWING, life.now, life.clan !== null)
  for (const task of life.climber.journal.tasks) {
    const design = TASKS.find(({ id }) => id === task.id)
    if (!design || !isComplete(task, design) || !life.cup.chance(life.profile.care)) continue
    if (design.kind === 'EVENT') {
      takeEventTask(life, task.id)
      continue
    }
    const taken = takeTask(GROWING, life.climber, task.id, REALM, life.boosts, life.now)
    if (!allowed(life, taken)) continue
    noteFirst(life.diary, `task ${task.id}`, life.played)
    book(life, design.kind === 'DAILY' ? 'daily-task' : 'story-task', taken)
    doFor(life, 4)
  }
  walkWeek(life)
}

/** What the daily tasks of a week add up to. */
function walkWeek(life: Life): void {
  const { done, taken } = weekNow(life.climber.journal.week, life.now)
  for (const [place, { after }] of WEEK_PATH.entries()) {
    const step = place + 1
    if (done < after || taken.includes(step)) continue
    const prize = takeWeekPrize(life.climber.journal.week, WEEK_PATH, step, life.now)
    if (!allowed(life, prize)) return
    life.climber = { ...life.climber, journal: { ...life.climber.journal, week: prize.week } }
    give(life, 'week-path', rewardAt(prize.reward, stairOf(life.climber), REALM))
    doFor(life, 4)
  }
}

const ARENA_SECONDS = 60

/** Onto the sand when a task of the day asks for it. */
function visitArena(life: Life): void {
  const asked = life.climber.journal.tasks.find(({ id, progress }) => {
    const design = TASKS.find((task) => task.id === id)
    return design?.kind === 'DAILY' && design.deed === 'arena-fought' && progress < design.total
  })
  if (!asked || isNew(life) || !life.cup.chance(life.profile.care)) return
  const total = TASKS.find(({ id }) => id === asked.id)?.total ?? 0
  did(life, 'arena-fought', total)
  doFor(life, total * ARENA_SECONDS)
}

const bestTier = (stair: number): HeroTier =>
  HERO_TIERS.filter((tier) => TIER_FROM_STAIR[tier] <= stair).at(-1) ?? 'usual'

const IS_WORTH_IT = 1.15

/** Gold if there is enough; emeralds only of those who buy them. */
function paymentFor(life: Life, kind: HeroKind): HeroPayment | null {
  const { purse } = life.climber
  const stair = stairOf(life.climber)
  const asked = (payment: HeroPayment): number =>
    percentsOff(life, kind).reduce(salePrice, priceOf(kind, HERO_TERMS, stair, payment))
  if (purse.gold >= asked('gold')) return 'gold'
  const canSpare = purse.mithril >= asked('mithril') + savings(life)
  return life.profile.emeralds > 0 && canSpare ? 'mithril' : null
}

/** Nobody buys the first hero there is money for: the purse must do for any of the tier's usual price. */
const canChoose = ({ climber, profile }: Life, tier: HeroTier): boolean =>
  profile.emeralds > 0 || climber.purse.gold >= (HERO_TERMS[tier].prices.gold(stairOf(climber)).gold ?? 0)

/** An old hero that no longer fights goes in exchange. */
function spareHero({ climber }: Life): number | null {
  const spare = climber.heroes.filter(({ kind, combative }) => !combative && !kindOf(kind).bound)
  const worthOf = (hero: Hero) => heroPower(hero, kindOf(hero.kind))
  return spare.sort((one, two) => worthOf(two) - worthOf(one))[0]?.id ?? null
}

/** The hero of the week where it is of the best tier, since it costs less; else any. */
function wishedFor(life: Life, tier: HeroTier): HeroKind {
  const any = life.cup.pick(Object.values(HEROES).filter((one) => one.tier === tier && !one.bound))
  const week = running(life, 'HERO')
  const ofTheWeek = week === null ? any : kindOf(String(week.contents.hero))
  return ofTheWeek.tier === tier ? ofTheWeek : any
}

/** Hires when there is room, or when the newcomer beats the weakest clearly. */
function hire(life: Life): void {
  const { climber } = life
  const stair = stairOf(climber)
  const tier = bestTier(stair)
  if (stair < 3 || !canChoose(life, tier)) return
  const kind = wishedFor(life, tier)
  const payment = paymentFor(life, kind)
  if (payment === null) return
  const squad = squadOf(climber.heroes)
  const weakest = Math.min(...squad.map((hero) => heroPower(hero, kindOf(hero.kind))))
  if (squad.length === squadLimit && joinPower(kind, HERO_TERMS, stair) < weakest * IS_WORTH_IT) return
  const wish = { kind, payment, exchangeId: spareHero(life), percentsOff: percentsOff(life, kind) }
  const joined = recruit(climber, wish, HERO_TERMS, stair, kindOf, life.now)
  if (!allowed(life, joined)) return
  note(life.diary.sinks, 'hero', paidBetween(climber.purse, joined.who.purse))
  life.climber = joined.who
  useUpSale(life, kind)
  if (!life.diary.heroes.has(tier)) life.diary.heroes.set(tier, life.now / DAY)
  noteFirst(life.diary, `hero ${kind.id}`, life.played)
  did(life, 'hero-joined')
  reviewSquad(life)
  doFor(life, 15)
}

/** Saves for a hero while the squad has gaps. */
const savesForHero = (life: Life): boolean =>
  stairOf(life.climber) >= 3 && squadOf(life.climber.heroes).length < squadLimit

const isTired = (life: Life): boolean => strength(life) < squadPower(life) * 0.9

function canPay(life: Life, { elixir = 0, caviar = 0, mithril = 0 }: RestoreOption['price']): boolean {
  const { purse } = life.climber
  if (purse.elixir < elixir || purse.caviar < caviar) return false
  return mithril === 0 || purse.mithril >= mithril + savings(life)
}

/** Takes the first cure that can be paid for. */
function drink(life: Life): boolean {
  const remedies = remediesAt(RESTORE_OPTIONS, stairOf(life.climber))
  const option = isTired(life) ? remedies.find(({ price }) => canPay(life, price)) : undefined
  if (!option) return false
  const { regeneration } = life.boosts
  const restored = restore(life.climber, remedies, option.id, kindOf, life.now, regeneration)
  if (!allowed(life, restored)) return false
  note(life.diary.sinks, 'health', option.price)
  noteFirst(life.diary, `cure ${option.id}`, life.played)
  life.climber = { ...life.climber, ...restored }
  did(life, 'health-restored')
  doFor(life, 5)
  return true
}

const IDLE_SECONDS = 90

/** The booster, the clan and the card of the day, as the server adds them up. */
function feelBoosts(life: Life): void {
  life.boosts = withBlessing(supported(boosterOf(life), supportIn(life)), blessingIn(life))
}

/** Takes what is there, climbs while it can, drinks, waits a little, leaves. */
export function sit(life: Life, seconds: number): void {
  life.left = seconds
  life.climber = openJournal(life.climber, GROWING, life.now, life.clan !== null)
  readCalendar(life)
  boost(life)
  feelBoosts(life)
  settleHealth(life)
  takeDailyGift(life)
  readFeasts(life)
  comeBack(life)
  feelBoosts(life)
  liveInClan(life)
  if (life.played === 0) doFor(life, 20)
  endWithRaid(life, () => play(life))
}

function play(life: Life): void {
  celebrate(life)
  visitSnow(life)
  visitPortal(life)
  train(life)
  while (life.left > 0) {
    settleHealth(life)
    takeTasks(life)
    hire(life)
    // To a newcomer every badge is news; later they wait until the round is done.
    gather(life, !savesForHero(life), () => {
      if (isNew(life)) takeTasks(life)
    })
    takeTasks(life)
    takeChests(life)
    if (life.left > 0 && climb(life)) continue
    visitArena(life)
    if (life.left > 0 && !drink(life)) pass(life, Math.min(IDLE_SECONDS, Math.max(1, life.left)))
  }
}
