import { ask, attackPlace, complete } from '@skystair/contract/battle.ts'
import { seeCampaign, setTimeZone } from '@skystair/contract/calendar.ts'
import {
  attackEventBoss,
  type EventInfo,
  type EventView,
  events,
  takeEndPrizes,
  takePathPrize,
  visitEvents,
} from '@skystair/contract/event.ts'
import { listNews } from '@skystair/contract/news.ts'
import { info, listNotifications } from '@skystair/contract/player.ts'
import { type RatingPosition, rating } from '@skystair/contract/rating.ts'
import { ensurePlaces, type PlaceView, takeResource } from '@skystair/contract/road.ts'
import { listTasks, takeTaskReward } from '@skystair/contract/tasks.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { gather, waitingPrizes } from '../../testing/samples-of-events.ts'
import { aTalker } from '../../testing/talk.ts'
import { change, climb } from '../../testing/world.ts'
import { eventPrizesWork } from './settle.ts'
import { watchEventsWork } from './watch.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const game = aGame()
const work = [watchEventsWork, eventPrizesWork]

/** A moment of the pumpkins of 2026, by the clock of Greenwich. */
const pumpkinNight = Date.parse('2026-10-28T20:00:00Z')
const RUN = 'pumpkins@2026'

interface Now {
  readonly running: readonly EventView[]
  readonly over: readonly { run: string; leftover: number; end: { place: number; of: number } | null }[]
  readonly ahead: readonly { kind: string; startsAt: number }[]
  readonly past: readonly { run: string; place: number; of: number; gathered: number }[]
}
const look = async ({ token }: Person) => (await game.ask(events, { as: token })).body as unknown as Now
const mine = async (person: Person) => (await look(person)).running.find(({ run }) => run === RUN)
const walletOf = async ({ id }: Person) => {
  const [row] = await game.services.database.query<{ event_currency: number; gold: number; mithril: number }>(
    sql`SELECT event_currency, gold, mithril FROM player WHERE id = ${owner(id)}`,
  )
  if (!row) throw new Error('nobody')
  return row
}

async function aClimber(stair = 30): Promise<Person> {
  const person = await aTalker(game, { level: 10 })
  await climb(game, person.id, stair)
  return person
}

async function findsOf({ token }: Person, from = 0, to = 4000): Promise<readonly PlaceView[]> {
  const { body } = await game.ask(ensurePlaces, { as: token, query: { coordFrom: from, coordTo: to } })
  return (body.places as unknown as PlaceView[]).filter(
    ({ resource, event }) => event !== null && resource?.type === 'EVENT_CURRENCY',
  )
}

const standAt = (person: Person, coordinate: number) =>
  change(game, person.id, (before) => {
    const { main } = before.travels.roads
    if (!main) throw new Error('no road')
    const roads = { ...before.travels.roads, main: { ...main, coordinate } }
    return { ...before, travels: { ...before.travels, roads } }
  })

describe('an event', () => {
  test('begins and ends by the own clock, and tells when the next one is', async () => {
    const person = await aTraveller(game)
    game.clock.time = Date.parse('2026-10-26T12:00:00Z')
    const { running, ahead } = await look(person)
    expect(running).toEqual([])
    expect(ahead.slice(0, 2).map(({ kind }) => kind)).toEqual(['PUMPKIN', 'NEW_YEAR'])
    const far = await aTraveller(game)
    await game.ask(setTimeZone, { as: far.token, body: { timeZone: 'Asia/Kamchatka' }, key: aKey() })
    // One in the morning in Kamchatka is one in the afternoon of the day before in Greenwich.
    game.clock.time = Date.parse('2026-10-27T13:00:00Z')
    expect((await look(far)).running.map(({ run }) => run)).toEqual([RUN])
    expect((await look(person)).running).toEqual([])
    game.clock.time = Date.parse('2026-10-29T16:00:00Z')
    expect((await look(far)).running).toEqual([])
    expect((await look(person)).running.map(({ run }) => run)).toEqual([RUN])
  })

  test('what lies on the road is taken once, by whoever stands near, and counts for purse, path and tasks', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber()
    const [find] = await findsOf(person)
    if (!find) throw new Error('nothing lies on the road')
    const take = (key = aKey()) => game.ask(takeResource, { as: person.token, params: { id: find.id }, key })
    await standAt(person, find.posY > 1500 ? 100 : 3000)
    expect((await take()).body.code).toBe('road.refused.distance')
    await standAt(person, find.posY)
    const answers = await Promise.all([take(), take(), take()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await walletOf(person)).event_currency).toBe(1)
    expect(await mine(person)).toMatchObject({
      progress: 1,
      total: 10,
      taskNumber: 1,
      currency: 1,
      tasksOpen: true,
    })
    const { tasks } = (await game.ask(listTasks, { as: person.token })).body as unknown as {
      tasks: { kind: string }[]
    }
    expect(tasks.filter(({ kind }) => kind === 'EVENT')).toHaveLength(3)
  })

  test('stands in the info while it runs, tells when a prize waits, and opens itself once', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber()
    const told = async () =>
      ((await game.ask(info, { as: person.token })).body.events as unknown as EventInfo[]).filter(
        ({ run }) => run === RUN,
      )
    const see = () => game.ask(seeCampaign, { as: person.token, body: { run: RUN }, key: aKey() })
    expect(await told()).toMatchObject([{ waits: false, tasksOpen: false, unseen: true }])
    await game.ask(visitEvents, { as: person.token, key: aKey() })
    await gather(game, person, RUN, { kind: 'PUMPKIN', gathered: 10 })
    expect((await see()).status).toBe(200)
    expect(await told()).toMatchObject([{ waits: true, tasksOpen: true, unseen: false }])
    await gather(game, person, RUN, { kind: 'PUMPKIN', gathered: 10, ended: waitingPrizes.ended })
    expect(await told()).toMatchObject([{ endsAt: null, waits: true, unseen: true }])
    expect((await see()).status).toBe(200)
    expect(await told()).toMatchObject([{ waits: true, unseen: false }])
    game.clock.time += 30 * DAY
    expect(await told()).toMatchObject([{ waits: true, unseen: false }])
    await game.ask(takeEndPrizes, { as: person.token, params: { run: RUN }, key: aKey() })
    expect(await told()).toEqual([])
    expect((await see()).body.code).toBe('calendar.refused.not-running')
  })

  test('its task of finding leads to where the nearest thing lies', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber()
    await standAt(person, 2000)
    await change(game, person.id, (before) => ({
      ...before,
      journal: { ...before.journal, tasks: [{ id: 'event-gather', progress: 0 }] },
    }))
    await game.services.database.query(sql`UPDATE player SET version = version + 1, state = jsonb_set(state,
      '{events,tasks}', ${JSON.stringify({ run: RUN, day: Math.floor(pumpkinNight / DAY) })}::jsonb) WHERE id = ${owner(person.id)}`)
    const { tasks } = (await game.ask(listTasks, { as: person.token })).body as unknown as {
      tasks: { id: string; stair: number | null }[]
    }
    const lie = (await findsOf(person)).map(({ stair }) => stair)
    const nearest = Math.min(...lie.map((stair) => Math.abs(stair - 20)))
    const { stair } = tasks.find(({ id }) => id === 'event-gather') ?? {}
    expect(lie).toContain(stair)
    expect(Math.abs((stair ?? 0) - 20)).toBe(nearest)
  })

  test('prizes of the path are handed in for, one after another; a repeat hands in nothing', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber()
    await gather(game, person, RUN, { kind: 'PUMPKIN', gathered: 13 })
    const take = (key = aKey()) => game.ask(takePathPrize, { as: person.token, params: { run: RUN }, key })
    const key = aKey()
    const first = await take(key)
    expect(first.status).toBe(200)
    expect((await take(key)).body).toEqual(first.body)
    expect((await take()).body.code).toBe('event.refused.not-yet')
    expect((await walletOf(person)).event_currency).toBe(3)
    expect(await mine(person)).toMatchObject({ progress: 3, taskNumber: 2, currency: 13 })
  })

  test('a task of an event is paid in what is gathered, and only while it lasts', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber()
    await game.ask(visitEvents, { as: person.token, key: aKey() })
    const done = await change(game, person.id, (before) => ({
      ...before,
      journal: { ...before.journal, tasks: before.journal.tasks.map((task) => ({ ...task, progress: 100 })) },
    }))
    expect(done).toBeUndefined()
    const { tasks } = (await game.ask(listTasks, { as: person.token })).body as unknown as {
      tasks: { id: string; kind: string }[]
    }
    const [one, other] = tasks.filter(({ kind }) => kind === 'EVENT')
    const take = (id = '') => game.ask(takeTaskReward, { as: person.token, params: { id }, key: aKey() })
    expect((await take(one?.id)).status).toBe(200)
    const { event_currency } = await walletOf(person)
    expect(event_currency).toBeGreaterThan(0)
    expect(await mine(person)).toMatchObject({ currency: event_currency })
    game.clock.time += 3 * DAY
    expect((await take(other?.id)).body.code).toBe('event.refused.over')
  })
})

test('two events at once: each counts its own, and the purse holds what is in hand in both', async () => {
  game.clock.time = Date.parse('2027-04-16T12:00:00Z')
  const person = await aClimber(20)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, experience: 1_000_000 })),
  }))
  expect((await look(person)).running.map(({ kind }) => kind)).toEqual(['BIRTHDAY_HAT', 'EASTER_EGG'])
  for (const { id, posY } of (await findsOf(person)).slice(0, 3)) {
    await standAt(person, posY)
    expect((await game.ask(takeResource, { as: person.token, params: { id }, key: aKey() })).status).toBe(200)
  }
  for (let stair = 21; stair <= 24; stair++) {
    await standAt(person, stair * 100)
    await game.ask(attackPlace, { as: person.token, body: { placeId: `main-${stair}-0` }, key: aKey() })
    await game.ask(ask, { as: person.token, body: { toTheEnd: true }, key: aKey() })
    await game.ask(complete, { as: person.token, key: aKey() })
  }
  const [hats, eggs] = (await look(person)).running
  expect(eggs?.currency).toBe(3)
  expect(hats?.currency).toBeGreaterThan(0)
  expect((await walletOf(person)).event_currency).toBe((hats?.progress ?? 0) + (eggs?.progress ?? 0))
  const tasks = (await look(person)).running.map(({ tasksOpen }) => tasksOpen)
  expect(tasks).toEqual([true, false])
})

describe('the boss for everybody', () => {
  test('is met three times a day, and a victory takes a heart that counts for all', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber()
    await change(game, person.id, (before) => ({
      ...before,
      heroes: before.heroes.map((hero) => ({ ...hero, experience: 1_000_000 })),
    }))
    const attack = () => game.ask(attackEventBoss, { as: person.token, params: { run: RUN }, key: aKey() })
    for (let fight = 1; fight <= 3; fight++) {
      expect((await attack()).status).toBe(200)
      expect((await attack()).body.code).toBe('battle.refused.fighting')
      await game.ask(ask, { as: person.token, body: { toTheEnd: true }, key: aKey() })
      expect((await game.ask(complete, { as: person.token, key: aKey() })).body.gift).toEqual([])
      expect(await mine(person)).toMatchObject({
        boss: { taken: fight, fightsLeft: 3 - fight },
        currency: 3 * fight,
      })
    }
    expect((await attack()).body.code).toBe('event.refused.fights')
    expect((await walletOf(person)).event_currency).toBe(9)
  })

  test('guardians who are seen to wear something bring it, and no others', async () => {
    game.clock.time = pumpkinNight
    const person = await aClimber(20)
    await change(game, person.id, (before) => ({
      ...before,
      heroes: before.heroes.map((hero) => ({ ...hero, experience: 1_000_000 })),
    }))
    let won = 0
    for (let stair = 21; stair <= 26; stair++) {
      const query = { coordFrom: stair * 100, coordTo: stair * 100 }
      await standAt(person, stair * 100)
      const { body } = await game.ask(ensurePlaces, { as: person.token, query })
      const guardian = (body.places as unknown as PlaceView[]).find(({ id }) => id === `main-${stair}-0`)
      if (guardian?.event === 'PUMPKIN') won += 1
      await game.ask(attackPlace, { as: person.token, body: { placeId: `main-${stair}-0` }, key: aKey() })
      await game.ask(ask, { as: person.token, body: { toTheEnd: true }, key: aKey() })
      expect((await game.ask(complete, { as: person.token, key: aKey() })).status).toBe(200)
      expect((await walletOf(person)).event_currency).toBe(won)
    }
    expect(won).toBeGreaterThan(0)
    expect(won).toBeLessThan(6)
  })
})

describe('the places of an event', () => {
  test('are counted in brackets, told once at the end, and paid once; what is left becomes gold', async () => {
    game.clock.time = pumpkinNight
    await beginStandingWork(game.services, work)
    await doDueWork(game.services, work)
    const people = [await aClimber(), await aClimber(), await aClimber()]
    const veteran = await aTalker(game, { level: 50 })
    for (const [index, person] of people.entries())
      await gather(game, person, RUN, { kind: 'PUMPKIN', bracket: 1, gathered: 10 * (index + 1) })
    await gather(game, veteran, RUN, { kind: 'PUMPKIN', bracket: 5, gathered: 500 })
    for (const { id } of [...people, veteran])
      await game.services.database.query(sql`INSERT INTO event_standing (player_id, run, bracket, named, score, hearts, scored_at)
        SELECT id, ${RUN}, (state #>> ARRAY['events', 'shares', ${RUN}, 'bracket'])::smallint, true,
          (state #>> ARRAY['events', 'shares', ${RUN}, 'gathered'])::bigint, 0, ${new Date(game.clock.time)}::timestamptz
        FROM player WHERE id = ${owner(id)}`)
    game.clock.time += 60_000
    await doDueWork(game.services, work)
    const [third, second, first] = people as [Person, Person, Person]
    const asked = await game.ask(rating, {
      as: second.token,
      params: { type: 'eventPosition' },
      query: { from: 1, to: 10 },
    })
    const { positions, myPosition } = asked.body as unknown as {
      positions: RatingPosition[]
      myPosition: number
    }
    expect(myPosition).toBe(2)
    expect(positions.slice(0, 3).map(({ id, eventCurrency }) => [id, eventCurrency])).toEqual([
      [first.id, 30],
      [second.id, 20],
      [third.id, 10],
    ])
    expect(await mine(veteran)).toMatchObject({ place: 1, levelFrom: 45, levelTo: 59 })

    // Over for the last clock of the world, and then some.
    game.clock.time = Date.parse('2026-10-30T17:00:00Z')
    for (let round = 0; round < 4; round++) {
      game.clock.time += 60_000
      await Promise.all([doDueWork(game.services, work), doDueWork(game.services, work)])
    }
    expect((await look(second)).over).toMatchObject([{ run: RUN, leftover: 20, end: { place: 2 } }])
    const [{ count: parcels } = { count: 0 }] = await game.services.database.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM inbox WHERE effect ->> 'kind' = 'event-end' AND owner_id = ${owner(second.id)}`,
    )
    expect(parcels).toBe(1)
    const { notifications } = (await game.ask(listNotifications, { as: second.token })).body as unknown as {
      notifications: { kind: string; params: object }[]
    }
    expect(notifications).toMatchObject([{ kind: 'event-over', params: { place: 2 } }])
    const before = await walletOf(second)
    const take = () => game.ask(takeEndPrizes, { as: second.token, params: { run: RUN }, key: aKey() })
    const answers = await Promise.all([take(), take(), take()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const after = await walletOf(second)
    expect(after.event_currency).toBe(0)
    expect(after.gold).toBeGreaterThan(before.gold)
    expect(after.mithril).toBe(before.mithril + 100)
    expect(await look(second)).toMatchObject({ over: [], past: [{ run: RUN, place: 2, gathered: 20 }] })
  })

  test('news of its beginning and its end are written in both languages', async () => {
    const { token } = await aTraveller(game)
    const { news } = (await game.ask(listNews, { as: token })).body as unknown as {
      news: { title: string }[]
    }
    expect(news.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['The pumpkins are lit!', 'The pumpkins are out']),
    )
  })
})
