import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import { planEntry } from '@skystair/contract/calendar.ts'
import { listChat, sendChat } from '@skystair/contract/chat.ts'
import { listDraws } from '@skystair/contract/draws.ts'
import { current, deleteAccount } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { spinWheel, takeWheelReward, type WheelView, wheelStatus } from '@skystair/contract/wheel.ts'
import { EVERYBODY } from '@skystair/rules/calendar/audience.ts'
import { drawThrows } from '@skystair/rules/draw/draw.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { sealOf } from '../../platform/draws/draws.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { type Answer, aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { anOperator, running } from '../../testing/samples-of-calendar.ts'
import { aTalker } from '../../testing/talk.ts'
import { aSpinner, aWinner, letStopAt, seedOfSpin } from '../../testing/wheel.ts'
import { change } from '../../testing/world.ts'

const game = aGame()
const day = 86_400_000

const statusOf = async ({ token }: Person) =>
  (await game.ask(wheelStatus, { as: token })).body as unknown as WheelView
const spin = ({ token }: Person, key = aKey()): Promise<Answer> => game.ask(spinWheel, { as: token, key })
const take = ({ token }: Person, hero?: string, key = aKey()): Promise<Answer> =>
  game.ask(takeWheelReward, { as: token, key, query: hero === undefined ? {} : { optionalCreatureId: hero } })
const playerNow = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const rows = <Row extends object>(statement: ReturnType<typeof sql>) =>
  game.services.database.query<Row>(statement)

interface Cauldron {
  readonly emeralds: number
  readonly owed: number
  readonly given: number
  readonly wins: number
}

async function cauldron(): Promise<Cauldron> {
  const [row] = await rows<Cauldron>(
    sql`SELECT emeralds::integer, owed::integer, given::integer, wins::integer FROM wheel_cauldron`,
  )
  if (!row) throw new Error('no cauldron')
  return row
}

/** Every emerald that is in the cauldron, or owed by it, came from the house or through somebody's books. */
async function expectConserved(): Promise<void> {
  const [moved] = await rows<{
    net: number
  }>(sql`SELECT coalesce(sum(CASE WHEN target = 'world:cauldron' THEN amount
      WHEN source = 'world:cauldron' THEN -amount END), 0)::integer AS net FROM ledger`)
  const { emeralds, owed, given } = await cauldron()
  expect(emeralds + owed).toBe(given + (moved?.net ?? 0))
  expect(await findImbalances(game.services.database)).toEqual([])
}

beforeEach(() => {
  game.clock.time = Math.ceil(game.clock.time / day) * day + day / 2
})

describe('the wheel', () => {
  test('turns from level six on, free once a day, then for a ticket, ten tickets a day', async () => {
    const young = await aTalker(game, { level: 5 })
    expect((await spin(young)).body).toMatchObject({ code: 'wheel.refused.level', params: { level: 6 } })
    expect(await statusOf(young)).toMatchObject({ open: false, fromLevel: 6 })

    const poor = await aSpinner(game, 0)
    expect(await statusOf(poor)).toMatchObject({ open: true, freeLeft: 1, ticketSpinsLeft: 10 })
    await letStopAt(game, poor, 'gold')
    expect((await spin(poor)).status).toBe(200)
    await take(poor)
    expect((await spin(poor)).body).toMatchObject({
      code: 'errors.not-enough-tickets',
      text: 'Not enough tickets',
    })

    const rich = await aSpinner(game, 20)
    for (let count = 0; count < 11; count++) {
      await letStopAt(game, rich, 'crystal')
      expect([count, (await spin(rich)).status]).toEqual([count, 200])
      await rows(sql`DELETE FROM draw WHERE player_id = ${rich.id}`)
      await take(rich)
    }
    expect((await playerNow(rich)).tickets).toBe(10)
    expect((await spin(rich)).body).toMatchObject({
      code: 'errors.tickets-daily-limit',
      params: { count: 10 },
    })
    game.clock.time += day
    expect(await statusOf(rich)).toMatchObject({ freeLeft: 1, ticketSpinsLeft: 10 })
    expect((await spin(rich)).status).toBe(200)
    await expectConserved()
  })

  test('stops where it was drawn, and stays there till the prize is taken, once', async () => {
    const person = await aSpinner(game)
    await letStopAt(game, person, 'sulfur')
    const before = await playerNow(person)
    const { body } = await spin(person)
    expect((body.wheel as WheelView).waiting).toMatchObject({ sector: 'sulfur' })
    expect((await playerNow(person)).sulfur).toBe(before.sulfur)
    // Whoever comes back finds it where it stopped, and cannot turn it on.
    expect((await statusOf(person)).waiting).toMatchObject({ sector: 'sulfur' })
    expect((await spin(person)).body.code).toBe('wheel.refused.prize-waits')
    const taken = await take(person)
    expect(taken.body).toMatchObject({
      creatures: [],
      reward: { amounts: [{ currency: 'sulfur', amount: 4 }] },
    })
    expect((await take(person)).body.code).toBe('wheel.refused.nothing-waits')
    expect((await playerNow(person)).sulfur).toBe(before.sulfur + 4)
    expect((await statusOf(person)).waiting).toBeNull()
    await expectConserved()
  })

  test('spins once and pays once for a call that is repeated, and for one that is made on two devices at once', async () => {
    const person = await aSpinner(game)
    await letStopAt(game, person, 'caviar')
    const key = aKey()
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => spin(person, key)))
    for (const other of others) expect(other.body).toEqual(first?.body)
    expect((await spin(person, key)).body).toEqual(first?.body)
    const { caviar } = await playerNow(person)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => take(person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await playerNow(person)).caviar).toBe(caviar + 1)
    const [draws] = await rows(sql`SELECT count(*)::integer FROM draw WHERE player_id = ${person.id}`)
    expect(draws).toEqual({ count: 1 })

    const spins = await Promise.all([1, 2, 3, 4].map(() => spin(person)))
    expect(spins.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await playerNow(person)).tickets).toBe(19)
    await expectConserved()
  })

  test('cut off before its write a spin has not been, cut off after it it was one; the same call made again tells it', async () => {
    const { database } = game.services
    const query = database.query
    for (const isWritten of [false, true]) {
      const person = await aSpinner(game)
      const key = aKey()
      const { seal } = await statusOf(person)
      let asked = 0
      Object.assign(database, {
        query: async (statement: Parameters<typeof query>[0]) => {
          asked += 1
          if (asked === 1) return query(statement)
          if (isWritten) await query(statement)
          throw new Error('the power failed')
        },
      })
      const broken = await spin(person, key)
      Object.assign(database, { query })
      expect(broken.status).toBe(500)
      const [draws] = await rows(sql`SELECT count(*)::integer FROM draw WHERE player_id = ${person.id}`)
      expect(draws).toEqual({ count: isWritten ? 1 : 0 })
      const again = await spin(person, key)
      expect((again.body.wheel as WheelView).waiting).toMatchObject({ draw: 0, seal })
      expect((await statusOf(person)).draw).toBe(1)
    }
    await expectConserved()
  })

  test('gives every kind of prize', async () => {
    for (const { id, prize } of WHEEL.sectors.filter(({ prize: { kind } }) => kind !== 'hero')) {
      const person = await aWinner(game, id)
      const before = await playerNow(person)
      const { status, body } = await take(person)
      expect([id, status]).toEqual([id, 200])
      const after = body.player as PlayerView
      const won = body.reward as { things: unknown[]; amounts: { currency: 'gold'; amount: number }[] }
      for (const { currency, amount } of won.amounts) expect(after[currency]).toBe(before[currency] + amount)
      if (prize.kind === 'booster')
        expect(after.booster).toEqual({ id: 'experience', until: game.clock.now() + prize.lasts })
      else expect(won.amounts.length + won.things.length).toBe(1)
    }
    await expectConserved()
  })

  test('a booster that works already goes on for longer', async () => {
    const person = await aWinner(game, 'booster')
    const until = game.clock.now() + 5_000
    await change(game, person.id, (climb) => ({
      ...climb,
      belongings: { ...climb.belongings, booster: { id: 'platinum', until } },
    }))
    expect((await take(person)).body.player).toMatchObject({
      booster: { id: 'platinum', until: until + 3_600_000 },
    })
  })

  test('lets one choose among three heroes, and no other', async () => {
    const person = await aWinner(game, 'hero')
    const { waiting } = await statusOf(person)
    const shown = waiting?.creatures.map(({ imageId }) => imageId) ?? []
    expect(new Set(shown).size).toBe(3)
    expect((await take(person)).body.code).toBe('wheel.refused.choose-a-hero')
    expect((await take(person, 'wanderer')).body.code).toBe('wheel.refused.not-among-them')
    const before = (await playerNow(person)).creatures
    const { body } = await take(person, shown[1])
    expect(body.creatures).toMatchObject([{ imageId: shown[1], power: waiting?.creatures[1]?.power }])
    expect((body.player as PlayerView).creatures).toHaveLength(before.length + 1)
    expect((await take(person, shown[0])).body.code).toBe('wheel.refused.nothing-waits')
  })
})

describe('a spin can be checked', () => {
  test('its seal is told before, its seed after, and the seed draws what was won', async () => {
    const person = await aSpinner(game)
    for (const number of [0, 1, 2]) {
      const { seal, draw, sectors } = await statusOf(person)
      expect(draw).toBe(number)
      await spin(person)
      const { waiting } = await statusOf(person)
      expect(waiting?.seal).toBe(seal)
      expect(sealOf(waiting?.seed ?? '')).toBe(seal)
      await take(person, waiting?.creatures[0]?.imageId)
      const { body } = await game.ask(listDraws, { as: person.token })
      const [last] = body.draws as { number: number; seed: string; throws: never[]; drawn: string[][] }[]
      expect(last).toMatchObject({ kind: 'wheel', number, seed: waiting?.seed })
      expect(last?.drawn[0]).toEqual([waiting?.sector])
      expect(drawThrows(last?.throws ?? [], last?.seed ?? '')).toEqual(last?.drawn)
      expect(sectors.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    }
  })

  test('draws are listed page by page, the newest first, each once, and only one’s own', async () => {
    const [person, stranger] = [await aSpinner(game), await aSpinner(game)]
    await rows(sql`INSERT INTO draw SELECT ${person.id}::bigint, CASE WHEN n % 3 = 0 THEN 'chest' ELSE 'wheel' END, n,
      to_timestamp(1000 + n / 4), 'seed', '[]', '[]' FROM generate_series(0, 49) AS n`)
    const seen: string[] = []
    let page: string | undefined
    do {
      const { body } = await game.ask(listDraws, {
        as: person.token,
        query: page === undefined ? {} : { page },
      })
      const draws = body.draws as { kind: string; number: number; at: number }[]
      expect(draws.map(({ at }) => at)).toEqual(
        draws.map(({ at }) => at).toSorted((one, other) => other - one),
      )
      seen.push(...draws.map(({ kind, number }) => `${kind} ${number}`))
      page = (body.next as string | null) ?? undefined
    } while (page !== undefined)
    expect(seen).toHaveLength(50)
    expect(new Set(seen).size).toBe(50)
    expect((await game.ask(listDraws, { as: stranger.token })).body.draws).toEqual([])
  })
})

describe('the cauldron', () => {
  test('gets an emerald of every spin, and gives all to whoever wins it; the square hears of it', async () => {
    const before = await cauldron()
    const loser = await aSpinner(game)
    await letStopAt(game, loser, 'gold')
    await spin(loser)
    expect((await cauldron()).emeralds).toBe(before.emeralds + 1)
    const winner = await aSpinner(game)
    await letStopAt(game, winner, 'cauldron')
    const { mithril } = await playerNow(winner)
    const { body } = await spin(winner)
    expect((body.wheel as WheelView).waiting).toMatchObject({ emeralds: before.emeralds + 1 })
    expect(await cauldron()).toMatchObject({
      emeralds: WHEEL.cauldronBottom,
      owed: before.owed + before.emeralds + 1,
    })
    await expectConserved()
    await take(winner)
    expect((await playerNow(winner)).mithril).toBe(mithril + before.emeralds + 1)
    expect((await cauldron()).owed).toBe(before.owed)
    expect((await statusOf(loser)).lastWin).toMatchObject({
      name: winner.name,
      emeralds: before.emeralds + 1,
    })
    const { body: chat } = await game.ask(listChat, {
      as: loser.token,
      params: { room: 'MAIN' },
      query: { from: 0, to: 20 },
    })
    expect((chat.messages as unknown[]).at(-1)).toMatchObject({
      authorId: winner.id,
      text: `/cauldron ${before.emeralds + 1}`,
    })
    await expectConserved()
  })

  test('of those who win it at once one gets it, the others what is left', async () => {
    for (let round = 0; round < 10; round++) {
      const winners = await Promise.all([1, 2, 3].map(() => aSpinner(game)))
      const loser = await aSpinner(game)
      for (const winner of winners) await letStopAt(game, winner, 'cauldron')
      await letStopAt(game, loser, 'gold')
      const before = await cauldron()
      const answers = await Promise.all([...winners, loser].map((person) => spin(person)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const won = answers.slice(0, 3).map(({ body }) => (body.wheel as WheelView).waiting?.emeralds ?? 0)
      const [most = 0, ...rest] = won.toSorted((one, other) => other - one)
      expect(most - before.emeralds).toBeGreaterThanOrEqual(0)
      expect(most - before.emeralds).toBeLessThanOrEqual(1)
      for (const less of rest) expect(less).toBeLessThanOrEqual(WHEEL.cauldronBottom + 1)
      await expectConserved()
      await Promise.all(winners.map((winner) => take(winner)))
      await expectConserved()
    }
  })

  test('gets back what a winner leaves behind for ever', async () => {
    const winner = await aWinner(game, 'cauldron')
    const { owed } = await cauldron()
    expect(
      (await game.ask(deleteAccount, { as: winner.token, key: aKey(), body: { password: null } })).status,
    ).toBe(204)
    const after = await cauldron()
    expect(after.owed).toBeLessThan(owed)
    await expectConserved()
  })

  test('is a word of the Stair alone: nobody says in the chat to have won it', async () => {
    const liar = await aTalker(game)
    for (const text of ['/cauldron 5000', ' /cauldron 5000', '/CAULDRON 9']) {
      const { body } = await game.ask(sendChat, {
        as: liar.token,
        key: aKey(),
        params: { room: 'MAIN' },
        body: { text },
      })
      expect([text, body.code]).toEqual([text, 'chat.refused.forward-by-hand'])
    }
  })
})

test('seeds of players, kinds and numbers are all different', () => {
  const seeds = [7, 8].flatMap((id) => [0, 1, 2].map((number) => seedOfSpin(game, { id }, number)))
  expect(new Set(seeds).size).toBe(seeds.length)
})

describe('a campaign of the wheel that an operator plans', () => {
  const hour = 3_600_000

  test('gives so many spins more for nothing as long as it runs, each once, and then none', async () => {
    const person = await aSpinner(game, 0)
    expect((await statusOf(person)).freeLeft).toBe(1)
    await running(game, 'WHEEL', { times: 2 }, hour)
    expect((await statusOf(person)).freeLeft).toBe(3)
    for (let time = 0; time < 3; time++) {
      expect((await spin(person)).status).toBe(200)
      // Whatever was won, tickets too, is left lying: only the spins are counted here.
      await rows(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{wheel,waiting}', 'null') WHERE id = ${person.id}`)
    }
    expect((await statusOf(person)).freeLeft).toBe(0)
    expect((await spin(person)).body.code).toBe('errors.not-enough-tickets')
    game.clock.time += day
    expect((await statusOf(person)).freeLeft).toBe(1)
  })

  test('is refused where it gives nothing, or more than the wheel can bear', async () => {
    const { token } = await anOperator(game)
    // On a Tuesday: the plan of the year has weekends of the wheel itself, and two at once are refused.
    const startsAt = game.clock.time + (9 - new Date(game.clock.time).getUTCDay()) * day
    const plan = (contents: object) =>
      game.ask(planEntry, {
        as: token,
        body: {
          kind: 'WHEEL',
          clock: 'server',
          startsAt,
          endsAt: startsAt + hour,
          audience: EVERYBODY,
          contents,
          note: 'a test',
        },
      })
    for (const contents of [{}, { times: 0 }, { times: 11 }, { spins: 2 }])
      expect((await plan(contents)).body.code).toBe('calendar.refused.contents')
    expect((await plan({ times: 10 })).status).toBe(200)
  })
})
