import { EVENT_RULES, EVENTS } from '@skystair/content/events/events.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { fightsLeft, heartTaken, meetBoss } from '@skystair/rules/event/boss.ts'
import type { EventDesign } from '@skystair/rules/event/design.ts'
import { ended, takeEndPrizes } from '@skystair/rules/event/ending.ts'
import { openEventTasks } from '@skystair/rules/event/event-tasks.ts'
import { findsOn, takeFind } from '@skystair/rules/event/finds.ts'
import { type EventRun, gathered, shareOf } from '@skystair/rules/event/gather.ts'
import { type EventShare, withShare } from '@skystair/rules/event/life.ts'
import { inHand, takePathPrize } from '@skystair/rules/event/path.ts'
import { wonFrom, wornAt } from '@skystair/rules/event/worn.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { takeTaskReward } from '@skystair/rules/tasks/journal.ts'
import { eventsSince } from './calendar.ts'
import { count, noteFirst } from './diary.ts'
import { allowed, did, doFor, here, isNew, type Life } from './life.ts'
import { give } from './returns.ts'

const FIND_SECONDS = 3
const PRIZE_SECONDS = 4
/** Three tenths of the next guardian's strength: it is always beaten, and hardly wounds. */
const BOSS_SECONDS = 30
/** A usual player ends in the middle, and the boss falls this often in a world of some thousands. */
const USUAL_END = { place: 500, of: 1000, falls: 6 }

const designOf = ({ kind }: EventRun): EventDesign => EVENTS[kind]
const sharesIn = (life: Life, run: EventRun): EventShare =>
  shareOf(life.events, run, EVENT_RULES, life.climber.level.level)

function gain(life: Life, run: EventRun, share: EventShare, amount: number): void {
  life.events = gathered(life.events, run, share, amount)
  noteFirst(life.diary, `event ${run.kind}`, life.played)
}

/** Looked at once in a sitting: what is celebrated, its tasks, and the prizes of what is over. */
export function readFeasts(life: Life): void {
  life.feasts = eventsSince(life, life.now)
  payForPast(life)
  const { climber, events, feasts, seed, now } = life
  const whose = { playerId: seed, stair: stairOf(climber), level: climber.level.level }
  const opened = openEventTasks(climber.journal, events, feasts, TASKS, EVENT_RULES, whose, now)
  life.events = opened.life
  life.climber = { ...climber, journal: opened.journal }
}

function payForPast(life: Life): void {
  for (const [run, share] of Object.entries(life.events.shares)) {
    if (life.feasts.some(({ id }) => id === run)) continue
    const counted = ended(life.events, run, { ...USUAL_END, at: life.now })
    const taken = takeEndPrizes(counted, run, EVENTS[share.kind], EVENT_RULES, stairOf(life.climber), REALM)
    if (!allowed(life, taken)) continue
    life.events = taken.life
    give(life, 'event', taken.reward)
  }
}

/** Whoever is new has the road before everything else. Gathers what lies about, meets the boss, takes the prizes of the path. */
export function celebrate(life: Life): void {
  if (isNew(life)) return
  for (const run of life.feasts) {
    pickUp(life, run)
    beatBoss(life, run)
    takePrizes(life, run)
  }
}

function pickUp(life: Life, run: EventRun): void {
  const design = designOf(run)
  const road = here(life)
  for (;;) {
    const share = sharesIn(life, run)
    const [next] = findsOn(run, design, share, road, [], life.now).filter(
      ({ reason }) => reason === null || reason === 'DISTANCE',
    )
    if (next === undefined || life.left <= 0) return
    const there = { ...road, coordinate: next.place.posY }
    const found = takeFind(run, design, share, there, [], next.place.id, life.now)
    if (!allowed(life, found)) return
    gain(life, run, found.share, found.amount)
    did(life, 'event-found')
    doFor(life, FIND_SECONDS)
  }
}

function beatBoss(life: Life, run: EventRun): void {
  while (life.left > 0 && fightsLeft(sharesIn(life, run), EVENT_RULES, life.now) > 0) {
    const met = meetBoss(sharesIn(life, run), EVENT_RULES, life.now)
    if (!allowed(life, met)) return
    gain(life, run, heartTaken(met), EVENT_RULES.boss.worth)
    doFor(life, BOSS_SECONDS)
  }
}

function takePrizes(life: Life, run: EventRun): void {
  const design = designOf(run)
  while (inHand(sharesIn(life, run), design) >= design.total) {
    const taken = takePathPrize(sharesIn(life, run), design)
    if (!allowed(life, taken)) return
    life.events = withShare(life.events, run.id, taken.share)
    count(life.diary.won, 'event prize', 1)
    give(life, 'event', rewardAt(taken.prize, stairOf(life.climber), REALM))
    doFor(life, PRIZE_SECONDS)
  }
}

/** Those who were beaten wore something. */
export function undress(life: Life, placeId: string): void {
  for (const run of life.feasts) {
    const amount = wornAt(run, designOf(run), sharesIn(life, run), placeId, life.now)
    if (amount === 0) continue
    gain(life, run, wonFrom(sharesIn(life, run), life.now), amount)
    did(life, 'event-found')
  }
}

/** What a task of an event brings is gathered in it. */
export function takeEventTask(life: Life, id: string): void {
  const run = life.feasts.find((one) => one.id === life.events.tasks?.run)
  if (run === undefined) return
  const taken = takeTaskReward(life.climber.journal, TASKS, id, stairOf(life.climber), REALM, life.now)
  if (isRefusal(taken)) return
  life.climber = { ...life.climber, journal: taken.journal }
  gain(life, run, sharesIn(life, run), taken.reward.amounts.eventCurrency ?? 0)
}
