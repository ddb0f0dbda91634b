import { CAMPAIGN_TYPES } from '@skystair/rules/calendar/campaign.ts'
import { CALENDAR_DEEDS } from '@skystair/rules/calendar/change.ts'
import { CALENDAR_KINDS, RUN_TYPES, SALE_KINDS } from '@skystair/rules/calendar/kind.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { languages, userSources } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { BattleStatus } from './battle.ts'
import { call } from './call.ts'
import { Person } from './moderation.ts'
import { PlayerView } from './player-view.ts'
import { Count, Done, Fields, Moment, OneOf, OrNull, TimeZone, Uuid } from './shapes.ts'

/** Names one run: the entry and, after an @, which time it comes. */
const RunId = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9-]+(@[a-z0-9-]+)?$' })
const EntryId = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' })

/** What a run gives, by name: `percent`, `hero`, `booster`, `minutes`, `times` … */
const Contents = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))

/** What info tells of the campaign that opens itself. */
export const UnseenCampaign = Fields({
  run: Type.String(),
  type: OneOf(RUN_TYPES),
  /** null: it does not end by itself. */
  endsAt: OrNull(Moment),
  contents: Contents,
})
export type UnseenCampaign = Static<typeof UnseenCampaign>

/** The sale that runs now. */
export const RunningSale = Fields({
  offer: OneOf(SALE_KINDS),
  tier: OneOf(HERO_TIERS),
  percent: Count,
  startsAt: Moment,
  endsAt: Moment,
})
export type RunningSale = Static<typeof RunningSale>

const CampaignStatus = Fields({
  type: OneOf(CAMPAIGN_TYPES),
  running: Type.Boolean(),
  /** This run alone; null: none runs. */
  run: OrNull(Type.String()),
  startsAt: OrNull(Moment),
  /** null: none runs, or it does not end by itself. */
  endsAt: OrNull(Moment),
  contents: Contents,
  /** How often it was used: today, and in this run. */
  usedToday: Count,
  used: Count,
  /** How often it may be used in a day and in a run; null: it is not a thing to be used by this call. */
  mostADay: OrNull(Count),
  most: OrNull(Count),
  seen: Type.Boolean(),
})
export type CampaignStatus = Static<typeof CampaignStatus>

const OfType = Fields({ x: OneOf(CAMPAIGN_TYPES) })

export const campaignStatus = call('calendar.status', 'GET /api/campaign/get/status/{x}', {
  summary: 'Whether a campaign runs, until when, what it gives and how often it was used.',
  who: 'TRIAL',
  changes: false,
  params: OfType,
  reply: CampaignStatus,
})

export const runningCampaigns = call('calendar.running', 'GET /api/campaign/get/running', {
  summary: 'Every campaign that runs for the player now, in one answer.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    running: Type.Array(CampaignStatus),
    /** Where the nearest turn into another world stands; null: nowhere on this road. */
    turnStair: OrNull(Count),
  }),
})

export const useCampaign = call('calendar.use', 'GET /api/campaign/use/{x}', {
  summary: 'Take what a running campaign gives for the asking.',
  who: 'TRIAL',
  changes: true,
  params: OfType,
  reply: Fields({ player: PlayerView, status: CampaignStatus }),
})

export const duelHero = call('calendar.duel', 'POST /api/campaign/hero/duel', {
  summary:
    'The strongest of the squad meets the hero of the week, one against one; nobody comes home wounded.',
  who: 'TRIAL',
  changes: true,
  reply: BattleStatus,
})

export const seeCampaign = call('calendar.see', 'POST /api/campaign/set/seen', {
  summary: 'A campaign has opened itself and was seen: it does not again.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ run: RunId }),
  reply: Done,
})

export const setAnnouncements = call('calendar.setAnnouncements', 'POST /api/player/set/announcements', {
  summary: 'Whether what has begun may open by itself.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ announcements: Type.Boolean() }),
  reply: PlayerView,
})

export const setTimeZone = call('calendar.setTimeZone', 'POST /api/player/set/timeZone', {
  summary: 'The zone of the device’s clock; what comes by local time counts by it from the next day on.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ timeZone: TimeZone }),
  reply: Done,
})

/** Operators plan for this century: what lies further no clock of ours can tell. */
const PlanMoment = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })

/** For whom an entry is; null or empty: for everybody. */
const Audience = Fields({
  languages: Type.Array(OneOf(languages), { maxItems: languages.length }),
  levelFrom: OrNull(Count),
  levelTo: OrNull(Count),
  stairFrom: OrNull(Count),
  stairTo: OrNull(Count),
  sources: Type.Array(OneOf(userSources), { maxItems: userSources.length }),
})
export type AudienceView = Static<typeof Audience>

const CLOCKS = ['server', 'local'] as const

const RunView = Fields({
  run: Type.String(),
  entry: Type.String(),
  kind: OneOf(CALENDAR_KINDS),
  /** `local`: the moments are what each player's own clock shows, written as if it were the world's. */
  clock: OneOf(CLOCKS),
  /** null: as long as there is a calendar, or as long as each newcomer is new. */
  startsAt: OrNull(Moment),
  endsAt: OrNull(Moment),
  audience: Audience,
  contents: Contents,
  /** From the year's plan, or made by an operator. */
  from: OneOf(['plan', 'operator'] as const),
  /** Comes again by itself. */
  recurs: Type.Boolean(),
  /** How it differs from what was planned. */
  changed: OrNull(OneOf(['moved', 'stopped'] as const)),
  /** Deeds that the calendar would allow with it. */
  mayMove: Type.Boolean(),
  mayStop: Type.Boolean(),
})
export type RunView = Static<typeof RunView>

const ChangeView = Fields({
  id: Type.String(),
  at: Moment,
  by: Person,
  note: Type.String(),
  deed: OneOf(CALENDAR_DEEDS),
  /** What it was done to. */
  kind: OneOf(CALENDAR_KINDS),
  entry: Type.String(),
  run: OrNull(Type.String()),
  /** Where the run lies since; null: the deed does not say. */
  startsAt: OrNull(Moment),
  endsAt: OrNull(Moment),
  undoneAt: OrNull(Moment),
  undoneBy: Person,
})
export type ChangeView = Static<typeof ChangeView>

/** A kind of entry and what must be said of its contents. */
const KindView = Fields({
  kind: OneOf(CALENDAR_KINDS),
  contents: Type.Array(
    Fields({
      name: Type.String(),
      /** A number between two bounds, or one of a list. */
      least: OrNull(Count),
      most: OrNull(Count),
      choices: Type.Array(Type.String()),
    }),
  ),
})
export type KindView = Static<typeof KindView>

const Note = Type.String({ maxLength: 1000 })
const deed = { who: 'ADMIN', changes: true, reply: Done } as const

export const listCalendar = call('calendar.list', 'GET /api/console/calendar', {
  summary:
    'What lies in the calendar between two moments, what operators have changed, and what can be planned.',
  who: 'ADMIN',
  changes: false,
  query: Fields({ from: PlanMoment, to: PlanMoment }),
  reply: Fields({
    runs: Type.Array(RunView),
    /** Newest first. */
    changes: Type.Array(ChangeView),
    kinds: Type.Array(KindView),
  }),
})

export const moveRun = call('calendar.move', 'POST /api/console/calendar/run/move', {
  ...deed,
  summary: 'Let a run begin and end at other moments, with a reason. What was used of it stays used.',
  body: Fields({ run: RunId, startsAt: PlanMoment, endsAt: PlanMoment, note: Note }),
})

export const stopRun = call('calendar.stop', 'POST /api/console/calendar/run/stop', {
  ...deed,
  summary: 'End a run now, or let it not begin, with a reason.',
  body: Fields({ run: RunId, note: Note }),
})

export const stopEntry = call('calendar.stopAll', 'POST /api/console/calendar/entry/stop', {
  ...deed,
  summary: 'End an entry now and let it never come again, with a reason.',
  body: Fields({ entry: EntryId, note: Note }),
})

export const repeatRun = call('calendar.repeat', 'POST /api/console/calendar/run/repeat', {
  ...deed,
  summary: 'Let the same come once more, as long and with the same contents, with a reason.',
  body: Fields({ run: RunId, startsAt: PlanMoment, note: Note }),
})

export const planEntry = call('calendar.plan', 'POST /api/console/calendar/entry', {
  ...deed,
  summary: 'Put something new into the calendar, of its own or as a copy of a run, with a reason.',
  body: Fields({
    kind: OneOf(CALENDAR_KINDS),
    clock: OneOf(CLOCKS),
    startsAt: PlanMoment,
    endsAt: PlanMoment,
    audience: Audience,
    contents: Type.Record(
      Type.String({ maxLength: 40 }),
      Type.Union([Type.String({ maxLength: 60 }), Type.Number()]),
      { maxProperties: 10 },
    ),
    /** The run that it is a copy of. */
    copyOf: Type.Optional(RunId),
    note: Note,
  }),
})

export const undoChange = call('calendar.undo', 'POST /api/console/calendar/change/{id}/undo', {
  ...deed,
  summary: 'Take back a change of the calendar, with a reason.',
  params: Fields({ id: Uuid }),
  body: Fields({ note: Note }),
})

export const previewCalendar = call('calendar.preview', 'GET /api/console/calendar/preview', {
  summary: 'What would run for such a player at a moment.',
  who: 'ADMIN',
  changes: false,
  query: Fields({
    at: PlanMoment,
    level: Count,
    stair: Count,
    lang: OneOf(languages),
    source: OneOf(userSources),
    /** absent: the server's own. */
    timeZone: Type.Optional(TimeZone),
  }),
  reply: Fields({
    running: Type.Array(
      Fields({
        run: Type.String(),
        kind: OneOf(CALENDAR_KINDS),
        startsAt: OrNull(Moment),
        endsAt: OrNull(Moment),
        contents: Contents,
      }),
    ),
  }),
})
