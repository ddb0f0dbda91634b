import { EVENT_KINDS } from '@skystair/rules/calendar/kind.ts'
import { type Static, Type } from 'typebox'
import { BattleStatus } from './battle.ts'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Done, Fields, Moment, OneOf, OrNull } from './shapes.ts'

/** A run of an event: the entry of the calendar and which time it is. */
const RunId = Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+(@[0-9-]+)?$' })
const Run = Fields({ run: RunId })

const Levels = { levelFrom: Count, levelTo: OrNull(Count) }

/** How an event has ended: the place in the own bracket, and how often its boss fell. */
const EndView = { place: Count, of: Count, falls: Count, at: Moment }

export const EventView = Fields({
  run: Type.String(),
  kind: OneOf(EVENT_KINDS),
  startsAt: Moment,
  endsAt: Moment,
  /** The next prize of the path, by the names of the specification. */
  progress: Count,
  total: Count,
  taskNumber: Count,
  /** What players are compared by: progress + total × (taskNumber − 1). */
  currency: Count,
  /** The prizes of the path from its foot, as they are worth at the player's stair, and that of each step above it. */
  path: Type.Array(RewardView),
  beyond: RewardView,
  /** Among whom one is compared. */
  ...Levels,
  /** Null: none yet. */
  place: OrNull(Count),
  participants: Count,
  /** What places bring at the end, from the best down: down to this place, or to this share of all, whichever is further. */
  placePrizes: Type.Array(Fields({ place: Count, share: Type.Number(), reward: RewardView })),
  /** The boss for everybody: who it is, how often it fell, and its hearts since; null: it rises no more. */
  boss: Fields({
    creature: Type.String(),
    falls: Count,
    lost: Count,
    hearts: OrNull(Count),
    fightsLeft: Count,
    taken: Count,
    /** So much of what is gathered for a heart, and at the end this for each time it fell. */
    worth: Count,
    prize: RewardView,
  }),
  /** Whether its tasks of today are in the journal; if not, `event/visit` puts them there. */
  tasksOpen: Type.Boolean(),
})
export type EventView = Static<typeof EventView>

/** What info tells of an event, so that the road can be decorated and its door stands there. */
export const EventInfo = Fields({
  run: Type.String(),
  kind: OneOf(EVENT_KINDS),
  /** Null: it is over, and its prizes wait. */
  endsAt: OrNull(Moment),
  /** A prize can be taken: of the path, or of the end. */
  waits: Type.Boolean(),
  /** Whether its tasks of today are in the journal; if not, `event/visit` puts them there. */
  tasksOpen: Type.Boolean(),
  /** It opens itself, once; never for whoever has switched announcements off. */
  unseen: Type.Boolean(),
})
export type EventInfo = Static<typeof EventInfo>

const PastEventView = Fields({
  run: Type.String(),
  kind: OneOf(EVENT_KINDS),
  ...Levels,
  gathered: Count,
  ...EndView,
})
export type PastEventView = Static<typeof PastEventView>

export const events = call('event.now', 'GET /api/event/now', {
  summary: 'What is celebrated now, what waits from events that have ended, and the places of those before.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    /** The one that ends first is the first. */
    running: Type.Array(EventView),
    /** Over: its prizes wait, or its places are being counted (`end` is null). */
    over: Type.Array(
      Fields({
        run: Type.String(),
        kind: OneOf(EVENT_KINDS),
        /** What was not handed in, and the gold that is given for it. */
        leftover: Count,
        leftoverGold: Count,
        end: Type.Union([Fields(EndView), Type.Null()]),
      }),
    ),
    /** What is celebrated within a year, the soonest first. */
    ahead: Type.Array(Fields({ kind: OneOf(EVENT_KINDS), startsAt: Moment, endsAt: Moment })),
    past: Type.Array(PastEventView),
  }),
})

export const visitEvents = call('event.visit', 'POST /api/event/visit', {
  summary: 'Come to the feast: its tasks of today are in hand then.',
  who: 'TRIAL',
  changes: true,
  reply: Done,
})

const Given = Fields({ player: PlayerView, reward: RewardView })

export const takePathPrize = call('event.takePrize', 'POST /api/event/{run}/prize/take', {
  summary: 'Hand in what was gathered for the next prize of the path.',
  who: 'TRIAL',
  changes: true,
  params: Run,
  reply: Given,
})

export const attackEventBoss = call('event.attackBoss', 'POST /api/event/{run}/boss/attack', {
  summary: 'Meet the boss of an event: as strong as the own next stair, so many times a day.',
  who: 'TRIAL',
  changes: true,
  params: Run,
  reply: BattleStatus,
})

export const takeEndPrizes = call('event.takeEnd', 'POST /api/event/{run}/end/take', {
  summary:
    'Take what an event that has ended brings: for the place, for its boss, and gold for what was left.',
  who: 'TRIAL',
  changes: true,
  params: Run,
  reply: Given,
})
