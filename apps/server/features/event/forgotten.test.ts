import { attackEventBoss, events } from '@skystair/contract/event.ts'
import { listNews } from '@skystair/contract/news.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { gather } from '../../testing/samples-of-events.ts'
import { aTalker } from '../../testing/talk.ts'
import { eventPrizesWork } from './settle.ts'
import { watchEventsWork } from './watch.ts'

const DAY = 86_400_000
const game = aGame()
const work = [watchEventsWork, eventPrizesWork]

interface Over {
  readonly run: string
  readonly end: { readonly place: number; readonly of: number } | null
}
const overFor = async ({ token }: Person) =>
  (await game.ask(events, { as: token })).body.over as unknown as readonly Over[]

async function gathered(
  person: Person,
  run: string,
  kind: 'PUMPKIN' | 'APPLE',
  amount: number,
): Promise<void> {
  await gather(game, person, run, { kind, gathered: amount })
  await game.services.database.query(sql`INSERT INTO event_standing (player_id, run, bracket, named, score, hearts, scored_at)
    VALUES (${owner(person.id)}, ${run}, 0, true, ${amount}::bigint, 0, ${new Date(game.clock.time)}::timestamptz)`)
}

async function awake(rounds = 8): Promise<void> {
  await beginStandingWork(game.services, work)
  for (let round = 0; round < rounds; round++) {
    game.clock.time += 60_000
    await doDueWork(game.services, work)
  }
}

test('a feast that nobody watched is counted and paid as soon as somebody wakes', async () => {
  game.clock.time = Date.parse('2026-10-28T20:00:00Z')
  const [first, second] = [await aTalker(game, { level: 5 }), await aTalker(game, { level: 5 })]
  await gathered(first, 'pumpkins@2026', 'PUMPKIN', 9)
  await gathered(second, 'pumpkins@2026', 'PUMPKIN', 4)
  game.clock.time += 20 * DAY
  expect(await overFor(second)).toMatchObject([{ run: 'pumpkins@2026', end: null }])
  await awake()
  expect(await overFor(first)).toMatchObject([{ end: { place: 1, of: 2 } }])
  expect(await overFor(second)).toMatchObject([{ end: { place: 2, of: 2 } }])
  const { news } = (await game.ask(listNews, { as: first.token })).body as unknown as {
    news: { title: string }[]
  }
  const titles = news.map(({ title }) => title)
  expect(titles).toContain('The pumpkins are out')
  expect(titles).not.toContain('The pumpkins are lit!')
})

test('so is one that an operator has taken back before anybody noted it', async () => {
  game.clock.time = Date.parse('2026-11-18T12:00:00Z')
  const person = await aTalker(game, { level: 5 })
  await gathered(person, 'apples-by-hand', 'APPLE', 3)
  await awake()
  expect(await overFor(person)).toMatchObject([{ run: 'apples-by-hand', end: { place: 1, of: 1 } }])
})

test('whoever came and gathered nothing waits for no places', async () => {
  game.clock.time = Date.parse('2027-10-28T20:00:00Z')
  const person = await aTalker(game, { level: 5 })
  const met = await game.ask(attackEventBoss, {
    as: person.token,
    params: { run: 'pumpkins@2027' },
    key: aKey(),
  })
  expect(met.status).toBe(200)
  game.clock.time += 3 * DAY
  expect(await overFor(person)).toEqual([])
})
