import { events } from '@skystair/contract/event.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { type EventShare, newShare } from '@skystair/rules/event/life.ts'
import { owner, sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import type { Sample } from './sample.ts'
import { running } from './samples-of-calendar.ts'
import { change, enrich } from './world.ts'

const DAY = 86_400_000

/** The run of an event that is celebrated now; if none is, it begins for a day. */
export async function celebrated(game: Game, kind: EventKind, lasts = DAY): Promise<string> {
  const { token } = await aTraveller(game)
  const found = async () =>
    ((await game.ask(events, { as: token })).body.running as unknown as { run: string; kind: string }[]).find(
      (event) => event.kind === kind,
    )?.run
  const already = await found()
  if (already !== undefined) return already
  await running(game, kind, {}, lasts)
  return (await found()) ?? ''
}

/** Lets somebody have gathered so much in a run, as if it had been played so. */
export async function gather(
  game: Game,
  { id }: Person,
  run: string,
  some: Partial<EventShare> & Pick<EventShare, 'kind' | 'gathered'>,
): Promise<void> {
  const share = { ...newShare(some.kind, 0), ...some }
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{events,shares}', (state #> '{events,shares}') || ${JSON.stringify({ [run]: share })}::jsonb)
    WHERE id = ${owner(id)}`)
  await enrich(game, id, 'eventCurrency', some.gathered)
}

/** An event of long ago whose prizes wait. */
export const LONG_AGO = 'pumpkins@2024'
export const waitingPrizes: Pick<EventShare, 'kind' | 'gathered' | 'ended'> = {
  kind: 'PUMPKIN',
  gathered: 7,
  ended: { place: 2, of: 9, falls: 1, at: Date.UTC(2024, 10, 1) },
}

async function aGatherer(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await gather(game, person, await celebrated(game, 'APPLE'), { kind: 'APPLE', gathered: 30 })
  await gather(game, person, LONG_AGO, waitingPrizes)
  return person
}

/** Somebody who has done much: a deed for the shelf, and a week of daily tasks. */
async function aDoerOfDeeds(game: Game, taken: readonly string[] = []): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    journal: { ...before.journal, tally: { 'lair-beaten': 120 } },
  }))
  await game.services.database.query(sql`UPDATE player SET state = jsonb_set(state, '{achievements,taken}',
    ${JSON.stringify(taken)}::jsonb) WHERE id = ${owner(person.id)}`)
  return person
}

const MONDAY = 4 * DAY
export const weekAt = (now: number): number => Math.floor((now - MONDAY) / (7 * DAY))

async function aDiligent(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    journal: { ...before.journal, week: { week: weekAt(game.clock.time), done: 7, taken: [] } },
  }))
  return person
}

export const samplesOfEvents: Readonly<Record<string, Sample>> = {
  'event.now': { by: aGatherer, ask: () => ({}), against: null },
  'event.visit': { ask: () => ({}), against: null },
  'event.takePrize': {
    by: aGatherer,
    ask: async (game) => ({ params: { run: await celebrated(game, 'APPLE') } }),
    other: { params: { run: LONG_AGO } },
    against: 'the world',
  },
  'event.attackBoss': {
    by: aGatherer,
    ask: async (game) => ({ params: { run: await celebrated(game, 'APPLE') } }),
    other: { params: { run: LONG_AGO } },
    against: 'the world',
  },
  'event.takeEnd': {
    by: aGatherer,
    ask: () => ({ params: { run: LONG_AGO } }),
    other: { params: { run: 'apples@2001' } },
    against: 'the world',
  },
  'achievements.list': { ask: () => ({}), against: null },
  'achievements.take': {
    by: (game) => aDoerOfDeeds(game),
    ask: () => ({ params: { id: 'lairs-1' } }),
    other: { params: { id: 'lairs-2' } },
    against: 'the world',
  },
  'achievements.wear': {
    by: (game) => aDoerOfDeeds(game, ['lairs-1']),
    ask: () => ({ body: { title: 'lairs-1' } }),
    other: { body: { title: null } },
    against: 'the world',
  },
  'tasks.week': { ask: () => ({}), against: null },
  'tasks.takeWeekPrize': {
    by: aDiligent,
    ask: () => ({ params: { step: 1 } }),
    other: { params: { step: 2 } },
    against: 'the world',
  },
}
