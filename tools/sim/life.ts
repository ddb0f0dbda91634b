import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { LEVELS } from '@skystair/content/levels.ts'
import { HERO_TERMS, START_POWER, START_PURSE } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import type { BankBook } from '@skystair/rules/bank/bank-book.ts'
import { type Boosts, boostsAt, cheaper, isActive, NO_BOOSTS } from '@skystair/rules/booster/booster.ts'
import { type CampaignLife, NO_CAMPAIGNS, type RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import { type CardLife, NO_CARDS } from '@skystair/rules/cards/card-life.ts'
import { type ChestLife, NO_CHESTS } from '@skystair/rules/chests/chest-life.ts'
import type { Clan } from '@skystair/rules/clan/clan.ts'
import { healAll } from '@skystair/rules/climb/challenge.ts'
import { type Climber, stairOf } from '@skystair/rules/climb/climber.ts'
import { newClimber } from '@skystair/rules/climb/new-climber.ts'
import { type Growing, type Received, receive } from '@skystair/rules/climb/receive-reward.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { DrawCounts } from '@skystair/rules/draw/draw.ts'
import { stairWorth } from '@skystair/rules/economy/guardian-power.ts'
import { type Reward, rewardOf } from '@skystair/rules/economy/reward.ts'
import type { EventRun } from '@skystair/rules/event/gather.ts'
import { type EventLife, NO_EVENTS } from '@skystair/rules/event/life.ts'
import type { HeroKind } from '@skystair/rules/heroes/hero.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { heroPower, heroStats } from '@skystair/rules/heroes/hero-stats.ts'
import { chooseSquad } from '@skystair/rules/heroes/squad.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { type MercyLife, NO_MERCY } from '@skystair/rules/mercy/mercy-life.ts'
import { NO_PORTALS, type PortalLife } from '@skystair/rules/portal/portal-life.ts'
import type { Raid } from '@skystair/rules/raid/raid.ts'
import { NO_RAID, type RaidTies } from '@skystair/rules/raid/ties.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import { welcomeBonusEmeralds } from '@skystair/rules/security/welcome-bonus.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import type { Sale } from '@skystair/rules/shop/sale.ts'
import { advance } from '@skystair/rules/tasks/journal.ts'
import type { Deed } from '@skystair/rules/tasks/task.ts'
import { NEVER_SPUN, type WheelLife } from '@skystair/rules/wheel/wheel-life.ts'
import { count, type Diary, newDiary, note, noteFirst } from './diary.ts'
import type { Profile } from './profile.ts'

const SECOND = 1000
export const DAY = 86_400_000

/** One simulated player: the state the rules know, and what the simulator adds. */
export interface Life {
  readonly profile: Profile
  readonly seed: string
  readonly cup: Cup
  readonly diary: Diary
  climber: Climber
  now: number
  /** seconds left in this sitting */
  left: number
  /** seconds played in all */
  played: number
  boosts: Boosts
  /** the moment of the calendar at which this life begins */
  readonly begins: number
  /** what the calendar has in this sitting */
  campaigns: readonly RunningCampaign[]
  sales: readonly Sale[]
  campaignLife: CampaignLife
  /** what is celebrated in this sitting */
  feasts: readonly EventRun[]
  events: EventLife
  wheel: WheelLife
  chests: ChestLife
  cards: CardLife
  mercy: MercyLife
  portals: PortalLife
  draws: DrawCounts
  goodPoints: number
  evilPoints: number
  /** emeralds bought, each with its moment */
  bought: BankBook['bought']
  /** the usual clan this one is in; null: none */
  clan: Clan | null
  /** how many of that clan do all that this one does */
  readonly alike: number
  /** the boss of this week, where that clan has one */
  raid: Raid | null
  /** fights with its boss, ever */
  bossFights: number
  raidTies: RaidTies
  /** the day of the last gift of its factory */
  giftDay: number | null
  battles: number
  /** strength at the last defeat at a place */
  readonly defeats: Map<string, number>
}

export function kindOf(id: string): HeroKind {
  const kind = HEROES[id]
  if (!kind) throw new Error(`no hero ${id}`)
  return kind
}

export const GROWING: Growing = {
  levels: LEVELS,
  tasks: TASKS,
  kindOf,
  heroPowerAt: (kind, stair) => joinPower(kind, HERO_TERMS, stair),
}

/** Lives begin on Mondays of the year that is planned: each meets other campaigns first. */
const MONDAY = Date.UTC(2026, 0, 5)
const WEEKS = 52

/** So many are in a usual clan. */
export const USUAL_CLAN = 20

export function bear(profile: Profile, seed: string): Life {
  const starters = [
    { kind: kindOf('wanderer'), power: START_POWER.character },
    { kind: kindOf('lada'), power: START_POWER.companion },
  ]
  return {
    profile,
    seed,
    cup: cupOf(diceOf(`${profile.dice}/${seed}`)),
    diary: newDiary(),
    climber: newClimber(
      REALM,
      LEVELS,
      seed,
      starters,
      { ...START_PURSE, mithril: welcomeBonusEmeralds },
      0,
      'WOMAN_COMPANION_1',
    ),
    now: 0,
    left: 0,
    played: 0,
    boosts: NO_BOOSTS,
    begins: MONDAY + cupOf(diceOf(`${seed}/begins`)).between(0, WEEKS - 1) * 7 * DAY,
    campaigns: [],
    sales: [],
    campaignLife: NO_CAMPAIGNS,
    feasts: [],
    events: NO_EVENTS,
    wheel: NEVER_SPUN,
    chests: NO_CHESTS,
    cards: NO_CARDS,
    mercy: NO_MERCY,
    portals: NO_PORTALS,
    draws: {},
    goodPoints: 0,
    evilPoints: 0,
    bought: [],
    clan: null,
    alike: USUAL_CLAN,
    raid: null,
    bossFights: 0,
    raidTies: NO_RAID,
    giftDay: null,
    battles: 0,
    defeats: new Map(),
  }
}

const MARKS = [1, 10, 20]

/** Time passes while playing. */
export function pass(life: Life, seconds: number): void {
  for (const minute of MARKS)
    if (life.played < minute * 60 && life.played + seconds >= minute * 60)
      life.diary.minutes.set(minute, { stair: stairOf(life.climber), level: life.climber.level.level })
  life.played += seconds
  life.left -= seconds
  life.now += seconds * SECOND
}

const NEW_FOR = 30 * 60
const NEWCOMER = 1.7

export const isNew = ({ played }: Life): boolean => played < NEW_FOR

/** Doing something takes a newcomer longer: everything is read and looked at. */
export const doFor = (life: Life, seconds: number): void =>
  pass(life, isNew(life) ? seconds * NEWCOMER : seconds)

export const here = (life: Life) => hereOf(life.climber.travels)

export function squadPower(life: Life): number {
  return squadOf(life.climber.heroes).reduce((sum, hero) => sum + heroPower(hero, kindOf(hero.kind)), 0)
}

/** Power as it is now, wounds and all. */
export function strength(life: Life): number {
  return squadOf(life.climber.heroes).reduce((sum, hero) => {
    const kind = kindOf(hero.kind)
    const { health, healthTotal } = heroStats(hero, kind)
    return sum + (health > 0 ? heroPower(hero, kind) * (0.3 + 0.7 * (health / healthTotal)) : 0)
  }, 0)
}

export function settleHealth(life: Life): void {
  life.climber = healAll(life.climber, GROWING, life.boosts, life.now)
}

/** A refusal the interface would not have let happen is remembered; the test looks at it. */
export function allowed<T>(life: Life, answer: T | Refusal): answer is T {
  if (!isRefusal(answer)) return true
  count(life.diary.refusals, answer.refused, 1)
  return false
}

/** An artifact found is worn, in place of half as good a one. */
const WORN = 0.5

function wear(life: Life, reward: Reward, artifactWorth: number): void {
  const worth = reward.things
    .filter(({ kind }) => kind === 'artifact')
    .reduce((sum, { stair }) => sum + stairWorth(stair) * artifactWorth * WORN, 0)
  if (worth === 0) return
  count(life.diary.power, 'artifact', worth / stairWorth(Math.max(1, stairOf(life.climber))))
  const third = worth / 3
  const skills = { attack: third, defence: third, health: third }
  const worn = receive(life.climber, rewardOf({ skills }), GROWING, life.boosts)
  if (allowed(life, worn)) life.climber = worn.climber
}

function notePower(life: Life, reason: string, { heroExperience, skills }: Reward): void {
  const gained = heroExperience + (skills.attack ?? 0) + (skills.defence ?? 0) + (skills.health ?? 0)
  count(life.diary.power, reason, gained / stairWorth(Math.max(1, stairOf(life.climber))))
}

/** A stair, a level, a kind of gift, a thing, a friend that was not there before. */
function noteFirsts(life: Life, reason: string, { reward, reached, climber }: Received): void {
  const { diary, played } = life
  noteFirst(diary, reason, played)
  noteFirst(diary, `stair ${stairOf(climber)}`, played)
  if (reached) noteFirst(diary, `level ${reached.level}`, played)
  for (const { kind, id } of reward.things) noteFirst(diary, `${kind} ${id}`, played)
  for (const currency of Object.keys(reward.amounts)) noteFirst(diary, currency, played)
}

/** Books what a rule has already put into the climber. */
export function book(life: Life, reason: string, received: Received, artifactWorth = 0): void {
  noteFirsts(life, reason, received)
  life.climber = received.climber
  const { world } = here(life)
  const source = world === 'main' ? reason : `${world}-road`
  note(life.diary.sources, source, received.reward.amounts)
  notePower(life, source, received.reward)
  if (received.reached) {
    note(life.diary.sources, 'level', received.reached.reward.amounts)
    notePower(life, 'level', received.reached.reward)
  }
  wear(life, received.reward, artifactWorth)
}

export function did(life: Life, deed: Deed, amount = 1): void {
  const journal = advance(life.climber.journal, TASKS, [{ deed, amount }])
  life.climber = { ...life.climber, journal }
}

/** Emeralds kept back: for the next booster, or for a rainy day. */
export const savings = ({ profile }: Life): number => (profile.emeralds > 0 ? 600 : 50)

/** Puts the strongest six in front. */
export function reviewSquad(life: Life): void {
  const strongest = [...life.climber.heroes]
    .sort((one, two) => heroPower(two, kindOf(two.kind)) - heroPower(one, kindOf(one.kind)))
    .slice(0, squadLimit)
    .map(({ id }) => id)
  const heroes = chooseSquad(life.climber.heroes, strongest)
  if (allowed(life, heroes)) life.climber = { ...life.climber, heroes }
}

/** What the booster does that runs now. */
export const boosterOf = ({ now, climber }: Life): Boosts =>
  boostsAt(climber.belongings.booster, BOOSTERS, now)

/** Who pays keeps the Platinum set running; in its days it costs less. */
export function boost(life: Life): void {
  const { belongings, purse } = life.climber
  if (
    life.profile.emeralds === 0 ||
    (isActive(belongings.booster, life.now) && belongings.booster.id === 'platinum')
  )
    return
  const percent = Number(life.campaigns.find(({ type }) => type === 'BOOSTER')?.contents.percent ?? 0)
  const platinum = cheaper(BOOSTERS, percent).find(({ id }) => id === 'platinum')
  const price = platinum?.price.mithril
  if (!platinum || price === undefined || purse.mithril < price) return
  note(life.diary.sinks, 'booster', platinum.price)
  life.climber = {
    ...life.climber,
    purse: { ...purse, mithril: purse.mithril - price },
    belongings: { ...belongings, booster: { id: platinum.id, until: life.now + platinum.lasts } },
  }
}
