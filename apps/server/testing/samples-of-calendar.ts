import { listCalendar, planEntry, type RunView, stopRun } from '@skystair/contract/calendar.ts'
import { info } from '@skystair/contract/player.ts'
import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'
import type { Game, Question } from './game.ts'
import { aTraveller } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const note = 'for the joy of it'

const EVERYBODY = {
  languages: [],
  levelFrom: null,
  levelTo: null,
  stairFrom: null,
  stairTo: null,
  sources: [],
}

/** Whom no entry of the year's plan is for: what is planned for them meets nothing. */
const ASIDE = { ...EVERYBODY, sources: ['MAIL'] }

export const anOperator = (game: Game) => aTalker(game, { accessLevel: 'ADMIN' })

/** Something of the calendar for everybody, from now on for so long; another one of its kind may run already. */
export async function running(game: Game, kind: CalendarKind, contents: object, lasts = HOUR): Promise<void> {
  const { token } = await anOperator(game)
  const startsAt = game.clock.time
  const body = {
    kind,
    clock: 'server',
    startsAt,
    endsAt: startsAt + lasts,
    audience: EVERYBODY,
    contents,
    note,
  }
  await game.ask(planEntry, { as: token, body })
}

let slots = 0
/** A time of its own, in the next month. */
function aSlot(game: Game) {
  slots += 1
  const startsAt = game.clock.time + DAY + slots * 2 * HOUR
  return { startsAt, endsAt: startsAt + HOUR }
}

const anEntry = (game: Game) => ({
  kind: 'OK_GROUP',
  clock: 'server',
  ...aSlot(game),
  audience: ASIDE,
  contents: { emeralds: 1 },
  note,
})

interface Month {
  readonly runs: readonly RunView[]
  readonly changes: readonly { readonly id: string; readonly startsAt: number | null }[]
}

export async function monthOf(game: Game): Promise<Month> {
  const { token } = await anOperator(game)
  const query = { from: game.clock.time - DAY, to: game.clock.time + 90 * DAY }
  return (await game.ask(listCalendar, { as: token, query })).body as unknown as Month
}

/** A run of its own that has not begun, and the change that made it. */
async function aPlannedRun(game: Game) {
  const { token } = await anOperator(game)
  const entry = anEntry(game)
  await game.ask(planEntry, { as: token, body: entry })
  const { runs, changes } = await monthOf(game)
  const found = runs.find(({ startsAt, from }) => from === 'operator' && startsAt === entry.startsAt)
  const change = changes.find(({ startsAt }) => startsAt === entry.startsAt)
  if (!found || !change) throw new Error('nothing was planned')
  return { ...entry, run: found.run, entry: found.entry, change: change.id, token }
}

const deed = (ask: (game: Game) => Promise<Question>, other: object): Sample => ({
  by: anOperator,
  ask,
  other: { body: { ...other, note: 'another' } },
  against: 'the world',
})

export const samplesOfCalendar: Readonly<Record<string, Sample>> = {
  'calendar.status': { ask: () => ({ params: { x: 'HERO' } }), against: null },
  'calendar.running': { ask: () => ({}), against: null },
  'calendar.use': {
    ask: async (game) => {
      await running(game, 'BOOSTER', { percent: 50, booster: 'platinum', minutes: 60 })
      return { params: { x: 'BOOSTER' } }
    },
    other: { params: { x: 'HERO' } },
    against: null,
  },
  'calendar.duel': { ask: () => ({}), against: 'the world' },
  'calendar.see': {
    ask: async (game) => {
      const { token } = await aTraveller(game)
      const { body } = await game.ask(info, { as: token })
      return { body: { run: (body.optionalUnseenCampaign as unknown as { run: string }).run } }
    },
    other: { body: { run: 'another' } },
    against: null,
  },
  'calendar.setAnnouncements': {
    ask: () => ({ body: { announcements: false } }),
    other: { body: { announcements: true } },
    against: null,
  },
  'calendar.setTimeZone': {
    ask: () => ({ body: { timeZone: 'Asia/Tokyo' } }),
    other: { body: { timeZone: 'Europe/Berlin' } },
    against: null,
  },
  'calendar.list': {
    by: anOperator,
    ask: async (game) => {
      const { run, token } = await aPlannedRun(game)
      await game.ask(stopRun, { as: token, body: { run, note } })
      return { query: { from: game.clock.time, to: game.clock.time + 30 * DAY } }
    },
    against: null,
  },
  'calendar.preview': {
    by: anOperator,
    ask: (game) => ({
      query: { at: game.clock.time, level: 10, stair: 50, lang: 'RU', source: 'OWN', timeZone: 'Asia/Tokyo' },
    }),
    against: null,
  },
  'calendar.move': deed(
    async (game) => {
      const { run, startsAt, endsAt } = await aPlannedRun(game)
      return { body: { run, startsAt: startsAt + 60_000, endsAt: endsAt + 60_000, note } }
    },
    { run: 'another', startsAt: 1, endsAt: 2 },
  ),
  'calendar.stop': deed(async (game) => ({ body: { run: (await aPlannedRun(game)).run, note } }), {
    run: 'another',
  }),
  'calendar.stopAll': deed(async (game) => ({ body: { entry: (await aPlannedRun(game)).entry, note } }), {
    entry: 'another',
  }),
  'calendar.repeat': deed(
    async (game) => {
      const { run } = await aPlannedRun(game)
      return { body: { run, startsAt: aSlot(game).startsAt, note } }
    },
    { run: 'another', startsAt: 1 },
  ),
  'calendar.plan': deed(async (game) => ({ body: anEntry(game) }), {
    kind: 'WHEEL',
    clock: 'server',
    startsAt: 1,
    endsAt: 2,
    audience: EVERYBODY,
    contents: {},
  }),
  'calendar.undo': deed(
    async (game) => ({
      params: { id: (await aPlannedRun(game)).change },
      body: { note },
    }),
    {},
  ),
}
