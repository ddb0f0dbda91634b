import { EVENT_RULES, EVENTS } from '@skystair/content/events/events.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { type EventView, events as eventsCall, type PastEventView } from '@skystair/contract/event.ts'
import { isEvent } from '@skystair/rules/calendar/kind.ts'
import { rewardAt, type StairReward } from '@skystair/rules/economy/stair-reward.ts'
import { bossStanding, fightsLeft } from '@skystair/rules/event/boss.ts'
import { levelsOf } from '@skystair/rules/event/bracket.ts'
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
    boss: {
      creature: design.boss,
      ...bossStanding(EVENT_RULES, hearts),
      fightsLeft: fightsLeft(share, EVENT_RULES, now),
      taken: share.hearts,
    },
    tasksOpen: player.events.tasks?.run === id && player.events.tasks.day === dayOf(now),
  }
}

/** The next one that begins, within a year. */
function nextEvent(player: Player, changes: CalendarChanges, now: number) {
  const next = runsOf(player, changes, { from: now, to: now + YEAR }).find(
    ({ entry, startsAt }) => isEvent(entry.kind) && startsAt > now,
  )
  if (next === undefined || !isEvent(next.entry.kind)) return null
  return { kind: next.entry.kind, startsAt: next.startsAt, endsAt: next.endsAt }
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
    const over = Object.entries(player.events.shares).filter(([run]) => !running.some(({ id }) => id === run))
    return {
      running: await Promise.all(
        running.map((event) => {
          const known = counted.find(({ run }) => run === event.id)
          return eventView(database, player, event, known, now)
        }),
      ),
      over: over.map(([run, share]) => ({
        run,
        kind: share.kind,
        leftover: inHand(share, EVENTS[share.kind]),
        end: share.ended && { ...share.ended },
      })),
      next: nextEvent(player, changes, now),
      past: player.events.past.map(pastView),
    }
  },
)
