import { takeGift } from '@skystair/contract/gifts.ts'
import { profile, type RatingPosition, rating } from '@skystair/contract/rating.ts'
import { equipArtifact } from '@skystair/contract/things.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { countRanksWork } from '../../platform/ranks/count-ranks.ts'
import { seedWorld } from '../../seed/seed-world.ts'
import { type Answer, aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aGift } from '../../testing/samples-of-gifts.ts'
import { aKeeper } from '../../testing/samples-of-heroes.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
let reader: Person
beforeAll(async () => {
  await seedWorld(game.services.database, game.clock.now(), () => undefined)
  reader = await aTraveller(game)
  await beginStandingWork(game.services, [countRanksWork])
  await later()
})

const positionsOf = ({ body }: Answer) => body.positions as unknown as RatingPosition[]
const ask = (type: string, from: number, to: number, filter?: string, as = reader.token) =>
  game.ask(rating, { as, params: { type }, query: { from, to, ...(filter === undefined ? {} : { filter }) } })
/** The order is some seconds old at most: one of the nodes counts it anew. */
const later = async () => {
  game.clock.time += 60_000
  await doDueWork(game.services, [countRanksWork])
}

describe.each(['params', 'level'])('the rating by %s', (type) => {
  test('is read by ten, and every player with a name stands in it once', async () => {
    const { body } = await ask(type, 1, 10)
    const total = Number(body.playersTotal)
    expect(total).toBe(305)
    const all: RatingPosition[] = []
    for (let from = 1; from <= total; from += 10) all.push(...positionsOf(await ask(type, from, from + 9)))
    expect(all.map(({ positionNumber }) => positionNumber)).toEqual(all.map((_, index) => index + 1))
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const score = ({ power, level, bestVictoryStair }: RatingPosition) =>
      type === 'params' ? power : level * 1e6 + bestVictoryStair
    expect(all.map(score)).toEqual(all.map(score).toSorted((one, other) => other - one))
  })

  test('a page costs two round trips at most', async () => {
    await ask(type, 1, 10)
    const before = game.services.database.roundTrips()
    await ask(type, 101, 110)
    expect(game.services.database.roundTrips() - before).toBe(2)
  })
})

test('names are found by their beginning, in any case, with their places', async () => {
  const [first] = positionsOf(await ask('params', 1, 1))
  const found = positionsOf(await ask('params', 1, 11, first?.name.slice(0, 5).toUpperCase()))
  expect(found.find(({ id }) => id === first?.id)?.positionNumber).toBe(1)
  for (const { name } of found)
    expect(name.toLowerCase().slice(0, 2)).toBe(first?.name.toLowerCase().slice(0, 2))
  expect(positionsOf(await ask('params', 1, 11, 'nobody of that name'))).toEqual([])
  expect(positionsOf(await ask('level', 1, 11, '%'))).toEqual([])
})

test('a player is told their own place, a traveller has none', async () => {
  expect((await ask('level', 1, 10)).body.myPosition).toBeNull()
  const strong = await aTalker(game, { level: 1000 })
  // A world that takes long to be counted is shown in its old order until the new one is there.
  const first = async () => {
    await later()
    const { body } = await ask('level', 1, 10, undefined, strong.token)
    return {
      online: body.playersOnline,
      place: body.myPosition,
      leader: (body.positions as unknown as RatingPosition[])[0]?.id,
    }
  }
  await expect.poll(first).toMatchObject({ leader: strong.id, place: 1 })
  expect((await first()).online).toBeGreaterThan(0)
})

test('on an ordinary day nobody has a place in a feast', async () => {
  game.clock.time += 6 * 86_400_000
  expect((await ask('eventPosition', 1, 10)).body.code).toBe('rating.refused.not-open')
})

test('who has left for ever is rated no more', async () => {
  const gone = await aTalker(game, { level: 2000, name: 'Vanished' })
  await game.services.database.query(
    sql`UPDATE player SET deleted_at = now(), name = NULL WHERE id = ${gone.id}`,
  )
  await later()
  expect(positionsOf(await ask('level', 1, 1))[0]?.id).not.toBe(gone.id)
})

describe('the page of a player', () => {
  test('shows who they are, their squad and their places', async () => {
    const { body } = await game.ask(profile, { as: reader.token, params: { id: 2 } })
    expect(body).toMatchObject({ id: 2, name: 'hero', level: 40, bestVictoryStair: 320, online: false })
    expect((body.squad as unknown[]).length).toBeGreaterThan(0)
    expect((body.places as unknown as { params: number }).params).toBeGreaterThan(0)
  })

  test('shows what the squad wears and the gifts that were opened', async () => {
    const owner = await aKeeper(game)
    const pageOf = async () => (await game.ask(profile, { as: reader.token, params: { id: owner.id } })).body
    expect(await pageOf()).toMatchObject({ artifacts: [], gifts: [] })
    await game.ask(equipArtifact, { as: owner.token, params: { id: 2 }, body: { heroId: 1 }, key: aKey() })
    const id = await aGift(game, owner)
    expect((await pageOf()).gifts).toEqual([])
    await game.ask(takeGift, { as: owner.token, params: { id }, key: aKey() })
    expect(await pageOf()).toMatchObject({
      artifacts: [{ id: 2, kind: 'koschei-sword', heroId: 1 }],
      gifts: [{ item: 'tea', count: 1 }],
    })
  })

  test('tells nothing that is nobody else’s business', async () => {
    const { text } = await game.ask(profile, { as: reader.token, params: { id: 2 } })
    expect(text).not.toMatch(/gold|mithril|session|blacklist|notifications|language/)
  })

  test('is not there for those who are not', async () => {
    const { body } = await game.ask(profile, { as: reader.token, params: { id: 999_999_999 } })
    expect(body.code).toBe('player.refused.not-found')
  })
})
