import { CLANS } from '@skystair/content/clans/clans.ts'
import { FORCES } from '@skystair/content/forces.data.ts'
import { setAbout, setAdvertisement, setTheme } from '@skystair/rules/clan/appearance.ts'
import { buildersOf, buildingPrice, completeBuilding, startBuilding } from '@skystair/rules/clan/build.ts'
import { buildingOf, TREASURY_CURRENCIES } from '@skystair/rules/clan/clan.ts'
import { found } from '@skystair/rules/clan/found.ts'
import { hallLevel, improveHall } from '@skystair/rules/clan/hall.ts'
import { accept, invite } from '@skystair/rules/clan/join.ts'
import { leaderOf } from '@skystair/rules/clan/leadership.ts'
import { isFull } from '@skystair/rules/clan/level.ts'
import { promote } from '@skystair/rules/clan/promote.ts'
import type { Joiner } from '@skystair/rules/clan/ties.ts'
import type { Cup } from '@skystair/rules/dice.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { begun, type Chronicle, give, happened, pays } from './chronicle.ts'
import type { ClanPlan } from './plans.data.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** By then all but what is at work today stands. */
const restDays = 5
/** After so long a newbie is one of us. */
const newFor = 3 * day

/** One who will join, and since when they walk the Stair. */
export interface Newcomer extends Joiner {
  readonly createdAt: number
}

/** A clan from its first day to this one, day by day, by the rules of the game. */
export function clanLife(plan: ClanPlan, people: readonly Newcomer[], cup: Cup, now: number): Chronicle {
  const [founder, ...others] = people
  if (!founder) throw new Error(`nobody leads ${plan.words.name}`)
  const foundedAt = Math.max(now - plan.days * day, founder.createdAt + hour)
  const change = found(founder, { id: plan.id, name: plan.words.name }, CLANS, foundedAt)
  if (isRefusal(change)) throw new Error(change.refused)
  const chronicle = begun(change)
  payFounding(chronicle, founder.id)
  const works = worksOf(plan)
  const waiting = [...others]
  const moments = [
    { at: foundedAt + hour, happens: (at: number) => decorate(chronicle, plan, at) },
    ...daysBetween(foundedAt, now).map((at) => ({
      at,
      happens: () => {
        const left = (now - at) / day
        const past = Math.min(1, (at - foundedAt) / Math.max(day, now - foundedAt - restDays * day))
        open(chronicle, at)
        arrive(chronicle, waiting, Math.ceil(past * people.length) - chronicle.clan.members.length, at + hour)
        raise(chronicle, at + 3 * hour)
        const due = Math.ceil(past * worksOf(plan).length) - (worksOf(plan).length - works.length)
        if (left > restDays && due > 0) build(chronicle, works, cup, at + 5 * hour)
        if (left > 1 && cup.chance(0.7)) giveSome(chronicle, cup, at + 8 * hour)
      },
    })),
    { at: now - (restDays - 1) * day, happens: (at: number) => improve(chronicle, plan, cup, at) },
    ...plan.atWork.map(({ type, hours }) => ({
      at: now + hours * hour - CLANS.buildingTime((plan.levels[type] ?? 0) + 1),
      happens: (at: number) => start(chronicle, type, cup, at),
    })),
    { at: now - hour / 2, happens: (at: number) => layBy(chronicle, cup, at) },
  ]
  for (const { at, happens } of moments.toSorted((one, other) => one.at - other.at)) happens(at)
  const missing = waiting.length + works.length
  if (missing > 0) throw new Error(`${plan.words.name}: ${waiting.length} outside, ${works.length} unbuilt`)
  return chronicle
}

const daysBetween = (from: number, now: number): readonly number[] =>
  Array.from({ length: Math.floor((now - from) / day) }, (_, index) => from + (index + 0.1) * day)

function payFounding(chronicle: Chronicle, founderId: number): void {
  const { clan } = chronicle
  const paid = amountsView(CLANS.foundingPrice).map(({ currency, amount }) => ({
    currency,
    amount: -amount,
    counterparty: ofWorld('clan'),
    reason: 'CLAN_FOUNDED',
  }))
  pays(chronicle, founderId, paid, clan.foundedAt)
}

/** Level by level, all houses in turn. */
const worksOf = ({ levels }: ClanPlan): string[] =>
  Array.from({ length: CLANS.topBuilding }, (_, level) =>
    Object.keys(levels).filter((type) => (levels[type] ?? 0) > level),
  ).flat()

const leaderIn = ({ clan }: Chronicle): number => leaderOf(clan).playerId

function decorate(chronicle: Chronicle, { theme, words }: ClanPlan, at: number): void {
  const leader = leaderIn(chronicle)
  happened(chronicle, setAbout(chronicle.clan, leader, words.about, CLANS), at)
  happened(chronicle, setAdvertisement(chronicle.clan, leader, words.advertisement, CLANS), at + minute)
  if (theme !== chronicle.clan.theme)
    happened(chronicle, setTheme(chronicle.clan, leader, theme, CLANS, at + 2 * minute), at + 2 * minute)
}

function open(chronicle: Chronicle, at: number): void {
  for (const [type, { endsAt }] of Object.entries(chronicle.clan.buildings)) {
    if (endsAt !== null && endsAt <= at)
      happened(chronicle, completeBuilding(chronicle.clan, leaderIn(chronicle), type, CLANS, at), at)
  }
}

/** The next ones come, as far as there is room and they walk the Stair already. */
function arrive(chronicle: Chronicle, waiting: Newcomer[], count: number, from: number): void {
  let at = from
  for (let place = 0; place < count; place++) {
    const next = waiting.findIndex(({ createdAt }) => createdAt < from)
    if (next < 0 || isFull(chronicle.clan, CLANS)) return
    const [newcomer] = waiting.splice(next, 1)
    if (!newcomer) return
    happened(chronicle, invite(chronicle.clan, leaderIn(chronicle), newcomer, CLANS, at), at)
    at += 2 * minute
    happened(chronicle, accept(chronicle.clan, newcomer, CLANS, at), at)
    at += minute
  }
}

/** One in ten is a deputy, one in five a representative: those who are there longest. */
function raise(chronicle: Chronicle, at: number): void {
  const { members } = chronicle.clan
  const deputies = Math.round(members.length / 10)
  const representatives = Math.round(members.length / 5)
  for (const [place, { playerId, rank, joinedAt }] of members.entries()) {
    const isDue =
      (rank === 'NEWBIE' && at - joinedAt > newFor) ||
      (rank === 'PARTICIPANT' && place <= deputies + representatives) ||
      (rank === 'REPRESENTATIVE' && place <= deputies)
    if (isDue) happened(chronicle, promote(chronicle.clan, leaderIn(chronicle), playerId, CLANS), at)
  }
}

function build(chronicle: Chronicle, works: string[], cup: Cup, at: number): void {
  const { most, busy } = buildersOf(chronicle.clan, CLANS)
  const place = works.findIndex((type) => buildingOf(chronicle.clan, type).endsAt === null)
  const type = works[place]
  if (busy >= most || type === undefined) return
  works.splice(place, 1)
  start(chronicle, type, cup, at)
}

function start(chronicle: Chronicle, type: string, cup: Cup, at: number): void {
  collect(chronicle, buildingPrice(chronicle.clan, type, CLANS) ?? {}, cup, at - 10 * minute)
  happened(chronicle, startBuilding(chronicle.clan, leaderIn(chronicle), type, CLANS, at), at)
}

const atOnce = 3

/** A few members give what the treasury is short of. */
function collect(chronicle: Chronicle, price: Amounts, cup: Cup, from: number): void {
  const { treasury, members } = chronicle.clan
  const givers = Array.from({ length: Math.min(atOnce, members.length) }, () => cup.pick(members).playerId)
  const shares = TREASURY_CURRENCIES.map((currency) => {
    const short = Math.max(0, (price[currency] ?? 0) - treasury[currency])
    return [currency, Math.ceil(short / givers.length)] as const
  })
  for (const [place, giver] of givers.entries())
    give(chronicle, giver, Object.fromEntries(shares), from + place * minute)
}

/** Whoever comes home today finds enough for the cheapest of the next houses, and a little more. */
function layBy(chronicle: Chronicle, cup: Cup, at: number): void {
  const { clan } = chronicle
  const prices = Object.keys(CLANS.buildings)
    .filter((type) => buildingOf(clan, type).endsAt === null)
    .flatMap((type) => buildingPrice(clan, type, CLANS) ?? [])
    .toSorted((one, other) => (one.crystal ?? 0) - (other.crystal ?? 0))
  const dearer = Object.entries(prices[0] ?? {}).map(([currency, amount]) => [
    currency,
    Math.round(amount * 1.3),
  ])
  collect(chronicle, Object.fromEntries(dearer), cup, at)
}

function giveSome(chronicle: Chronicle, cup: Cup, at: number): void {
  const { playerId } = cup.pick(chronicle.clan.members)
  const some: Amounts = cup.pick([
    { gear: cup.between(2, 12) },
    { crystal: cup.between(10, 60) },
    { elixir: cup.between(3, 15) },
    { mithril: cup.between(1, 6) },
    { tickets: 1 },
  ])
  give(chronicle, playerId, some, at)
}

/** Forces of the hall, each as high as the others and none above the hall. */
function improve(chronicle: Chronicle, { hall }: ClanPlan, cup: Cup, from: number): void {
  const forces = Object.keys(FORCES)
  const few = forces.slice(0, Math.max(1, Math.ceil(hall / 2)))
  for (let place = 0; place < hall; place++) {
    const force = few[place % few.length] ?? ''
    const at = from + place * 15 * minute
    const toLevel = hallLevel(chronicle.clan, force) + 1
    collect(chronicle, CLANS.hallPrice(toLevel), cup, at)
    const wish = { force, toLevel }
    happened(
      chronicle,
      improveHall(chronicle.clan, leaderIn(chronicle), wish, forces, CLANS),
      at + 5 * minute,
    )
  }
}
