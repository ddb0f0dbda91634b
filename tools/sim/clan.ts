import { CLANS } from '@skystair/content/clans/clans.ts'
import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import { buildersOf, buildingPrice, completeBuilding, startBuilding } from '@skystair/rules/clan/build.ts'
import { pay } from '@skystair/rules/clan/change.ts'
import {
  buildingOf,
  type Clan,
  memberOf,
  TREASURY_CURRENCIES,
  type TreasuryCurrency,
} from '@skystair/rules/clan/clan.ts'
import type { BuildingEffect } from '@skystair/rules/clan/design.ts'
import { drawGift, whyNoGift } from '@skystair/rules/clan/factory-gift.ts'
import { found } from '@skystair/rules/clan/found.ts'
import { hallLevel, improveHall } from '@skystair/rules/clan/hall.ts'
import { givenBy, NO_SUPPORT, strengthened, supportOf } from '@skystair/rules/clan/support.ts'
import { NO_TIES } from '@skystair/rules/clan/ties.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { dayOf } from '@skystair/rules/everyday/everyday.ts'
import type { ForceOf } from '@skystair/rules/forces/force.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { note } from './diary.ts'
import { allowed, book, did, doFor, GROWING, kindOf, type Life } from './life.ts'

const SELF = 1

/** What is given of a purse on a usual day, and what stays in it whatever happens. */
const GIVEN: Readonly<Partial<Record<TreasuryCurrency, { share: number; kept: number; most: number }>>> = {
  gear: { share: 0.6, kept: 0, most: 1000 },
  crystal: { share: 0.05, kept: 20, most: 400 },
  elixir: { share: 0.05, kept: 10, most: 40 },
  mithril: { share: 0.1, kept: 30, most: 2 },
}

/** A day in the clan: the gift of the factory, something for the treasury, and what comes of it. */
export function liveInClan(life: Life): void {
  if (!life.profile.inClan || life.climber.level.level < CLANS.joinLevel) return
  life.clan ??= join(life)
  if (life.giftDay === dayOf(life.now)) return
  takeGift(life, life.clan)
  life.giftDay = dayOf(life.now)
  donate(life, life.clan)
  did(life, 'clan-donated')
  build(life)
  improve(life)
  doFor(life, 12)
}

export const supportIn = ({ clan }: Life) => (clan === null ? NO_SUPPORT : supportOf(clan, CLANS))

/** Forces as the hall of the clan has made them. */
export const forcesIn = (life: Life): ForceOf => strengthened(forceOf, supportIn(life), CLANS.hallPerLevel)

function join({ climber, now }: Life): Clan {
  const joiner = { id: SELF, level: climber.level.level, clanId: null, clan: NO_TIES }
  const change = found(joiner, { id: SELF, name: 'Usual' }, CLANS, now)
  if (isRefusal(change)) throw new Error(change.refused)
  return change.clan
}

function takeGift(life: Life, clan: Clan): void {
  const member = memberOf(clan, SELF)
  if (!member || whyNoGift(clan, member, { ...NO_TIES, giftDay: life.giftDay }, CLANS, life.now)) return
  const seed = `${life.seed}/factory/${dayOf(life.now)}`
  const amounts = drawGift(givenBy(clan, 'gift', CLANS), seed, CLANS)
  const received = receive(life.climber, rewardOf({ amounts }), GROWING, life.boosts)
  if (allowed(life, received)) book(life, 'clan-factory', received)
}

function donate(life: Life, clan: Clan): void {
  const purse = { ...life.climber.purse }
  const treasury = { ...clan.treasury }
  for (const currency of TREASURY_CURRENCIES) {
    const { share, kept, most } = GIVEN[currency] ?? { share: 0, kept: 0, most: 0 }
    const given = Math.min(most, Math.floor(Math.max(0, purse[currency] - kept) * share))
    purse[currency] -= given
    treasury[currency] += given * life.alike
    note(life.diary.sinks, 'clan', { [currency]: given })
  }
  life.climber = { ...life.climber, purse }
  life.clan = { ...clan, treasury }
}

/** What is ready is opened; the lowest house that can be paid for is next, the factory first of equals. */
function build(life: Life): void {
  for (const type of TURN) {
    const { clan } = life
    const endsAt = clan && buildingOf(clan, type).endsAt
    if (!clan || endsAt === null || endsAt > life.now) continue
    const opened = completeBuilding(clan, SELF, type, CLANS, life.now)
    if (allowed(life, opened)) life.clan = opened.clan
  }
  for (let next = nextHouse(life); life.clan && next; next = nextHouse(life)) {
    const begun = startBuilding(life.clan, SELF, next, CLANS, life.now)
    if (!allowed(life, begun)) return
    life.clan = begun.clan
  }
}

/** What brings something every day before what helps in battle. */
const WANTED: readonly BuildingEffect[] = ['gift', 'experience', 'snow', 'shield', 'hall']
const TURN = WANTED.flatMap((effect) =>
  Object.keys(CLANS.buildings).filter((type) => CLANS.buildings[type]?.effect === effect),
)

function nextHouse({ clan }: Life): string | null {
  if (!clan) return null
  const { most, busy } = buildersOf(clan, CLANS)
  if (busy >= most) return null
  const idle = TURN.filter((type) => buildingOf(clan, type).endsAt === null)
  const [lowest] = idle.toSorted((one, other) => buildingOf(clan, one).level - buildingOf(clan, other).level)
  const price = lowest && buildingPrice(clan, lowest, CLANS)
  return price && !isRefusal(pay(clan.treasury, price)) ? lowest : null
}

/** The lowest force of the own squad, when there is money left over for it. */
function improve(life: Life): void {
  const { clan } = life
  if (!clan) return
  const forces = squadOf(life.climber.heroes).flatMap(({ kind }) => forcesOf(kindOf(kind)))
  const [force] = forces.toSorted((one, other) => hallLevel(clan, one) - hallLevel(clan, other))
  if (force === undefined) return
  const toLevel = hallLevel(clan, force) + 1
  if (toLevel > givenBy(clan, 'hall', CLANS)) return
  if (isRefusal(pay(clan.treasury, CLANS.hallPrice(toLevel)))) return
  const improved = improveHall(clan, SELF, { force, toLevel }, forces, CLANS)
  if (allowed(life, improved)) life.clan = improved.clan
}
