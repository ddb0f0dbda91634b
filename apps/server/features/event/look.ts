import { EVENT_RULES, EVENTS } from '@skystair/content/events/events.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { type EventView, events as eventsCall, type PastEventView } from '@skystair/contract/event.ts'
import { isEvent } from '@skystair/rules/calendar/kind.ts'
import { rewardAt, type StairReward } from '@skystair/rules/economy/stair-reward.ts'
import { bossStanding, fightsLeft } from '@skystair/rules/event/boss.ts'
import { levelsOf } from '@skystair/rules/event/bracket.ts'
import { goldForLeftover } from '@skystair/rules/event/ending.ts'
import type { EventShare } from '@skystair/rules/event/life.ts'
import { eventCurrency, eventTask, inHand } from '@skystair/rules/event/path.ts'
import { dayOf } from '@skystair/rules/everyday/everyday.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges, runsOf } from '../../platform/calendar/running.ts'
import type { Database } from '../../platform/database/database.ts'
import { type CountedRun, countedRuns, placeIn } from '../../platform/event/places.ts'
import { type RunningEvent, runningEvents } from '../../platform/event/running-events.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

const YEAR = 366 * 86_400_000

interface Around {
  readonly changes: CalendarChanges
  readonly counted: readonly CountedRun[]
}

const around = { select: () => ({ changes: calendarChanges.select(), counted: countedRuns }) }

function levelsView(bracket: number): { readonly levelFrom: number; readonly levelTo: number | null } {
  const { from, to } = levelsOf(EVENT_RULES, bracket)
  return { levelFrom: from, levelTo: to }
}

async function eventView(
  database: Database,
  player: Player,
  { id, kind, startsAt, endsAt, design, share }: RunningEvent,
  counted: CountedRun | undefined,
  now: number,
): Promise<EventView> {
  const shown = (reward: StairReward) => rewardView(rewardAt(reward, player.stair, REALM))
  const { edition = 0, places = {}, hearts = 0 } = counted ?? {}
  const { bracket, gathered } = share
  const isPlaced = gathered > 0 && player.name !== null && edition > 0
  const place = isPlaced
    ? await placeIn(database, { run: id, bracket, edition }, { id: player.id, score: gathered })
    : null
  const task = eventTask(share, design)
  return {
    run: id,
    kind,
    startsAt,
    endsAt,
    ...task,
    currency: eventCurrency(task),
    path: design.path.map(shown),
    beyond: shown(design.beyond),
    ...levelsView(bracket),
    place,
    participants: places[bracket] ?? 0,
    placePrizes: EVENT_RULES.prizes.map(({ reward, ...line }) => ({ ...line, reward: shown(reward) })),
    boss: {
      creature: design.boss,
      ...bossStanding(EVENT_RULES, hearts),
      fightsLeft: fightsLeft(share, EVENT_RULES, now),
      taken: share.hearts,
      worth: EVENT_RULES.boss.worth,
      prize: shown(EVENT_RULES.boss.prize),
    },
    tasksOpen: player.events.tasks?.run === id && player.events.tasks.day === dayOf(now),
  }
}

/** All that begin within a year. */
const eventsAhead = (player: Player, changes: CalendarChanges, now: number) =>
  runsOf(player, changes, { from: now, to: now + YEAR })
    .filter(({ startsAt }) => startsAt > now)
    .flatMap(({ entry: { kind }, startsAt, endsAt }) => (isEvent(kind) ? [{ kind, startsAt, endsAt }] : []))

/** One that is over, and waits for its prizes to be counted or taken. */
function overView(player: Player, run: string, share: EventShare) {
  const leftover = inHand(share, EVENTS[share.kind])
  return {
    run,
    kind: share.kind,
    leftover,
    leftoverGold: goldForLeftover(leftover, EVENT_RULES, player.stair, REALM).amounts.gold ?? 0,
    end: share.ended && { ...share.ended },
  }
}

const pastView = ({ bracket, ...past }: Player['events']['past'][number]): PastEventView => ({
  ...past,
  ...levelsView(bracket),
})

export const events = readWith<typeof eventsCall, Around>(
  eventsCall,
  around,
  async ({ player, extra: { changes, counted }, now, services: { database } }) => {
    const running = runningEvents(player, changes, now)
    // Whoever has gathered nothing stands nowhere, and waits for nothing.
    const over = Object.entries(player.events.shares).filter(
      ([run, share]) => share.gathered > 0 && !running.some(({ id }) => id === run),
    )
    return {
      running: await Promise.all(
        running.map((event) => {
          const known = counted.find(({ run }) => run === event.id)
          return eventView(database, player, event, known, now)
        }),
      ),
      over: over.map(([run, share]) => overView(player, run, share)),
      ahead: eventsAhead(player, changes, now),
      past: player.events.past.map(pastView),
    }
  },
)
