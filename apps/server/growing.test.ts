import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { LEVELS } from '@skystair/content/levels.ts'
import { RESTORE_OPTIONS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { ask, attackPlace, type BattleStatus, complete } from '@skystair/contract/battle.ts'
import { everydayCalendar, takeEverydayReward } from '@skystair/contract/everyday.ts'
import { healthOptions, restoreHealth } from '@skystair/contract/health.ts'
import { current, setCoordinate } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { listTasks, takeTaskReward } from '@skystair/contract/tasks.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { describe, expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import { aTraveller, type Person } from './testing/people.ts'
import { change, enrich } from './testing/world.ts'

const game = aGame()
const minute = 60_000
const day = 24 * 60 * minute

const playerNow = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

/** Health now and whole, of everybody together. */
function healthOf({ creatures }: PlayerView): { now: number; whole: number } {
  const skills = creatures.flatMap((one) => one.skills.filter(({ skillType }) => skillType === 'health'))
  return {
    now: skills.reduce((sum, { valueCurrent }) => sum + valueCurrent, 0),
    whole: skills.reduce((sum, { valueTotal }) => sum + valueTotal, 0),
  }
}

/** A player each of whose heroes has so many wounds. */
async function aWounded(wounds: number): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, wounds, healedAt: game.clock.now() })),
  }))
  return person
}

const restore = ({ token }: Person, id: string) =>
  game.ask(restoreHealth, { as: token, params: { id }, key: aKey() })

const fights = async ({ token }: Person, placeId: string) => {
  await game.ask(attackPlace, { as: token, body: { placeId } })
  const { body } = await game.ask(ask, { as: token, body: { toTheEnd: true } })
  const home = (await game.ask(complete, { as: token })).body as unknown as PlayerView
  return { home, ending: body as unknown as BattleStatus }
}

const beats = async (person: Person, placeId: string): Promise<PlayerView> =>
  (await fights(person, placeId)).home

interface TaskView {
  readonly id: string
  readonly kind: string
  readonly progress: number
  readonly total: number
  readonly reward: { readonly experience: number; readonly amounts: { currency: string; amount: number }[] }
}

const tasksOf = async ({ token }: Person) =>
  (await game.ask(listTasks, { as: token })).body.tasks as TaskView[]

const taskOf = async (person: Person, id: string) => (await tasksOf(person)).find((task) => task.id === id)

const takeTask = ({ token }: Person, id: string) =>
  game.ask(takeTaskReward, { as: token, params: { id }, key: aKey() })

const everyday = ({ token }: Person) => game.ask(takeEverydayReward, { as: token, key: aKey() })

describe('health', () => {
  test('comes back by one a minute to each hero, and is settled when somebody looks', async () => {
    const person = await aWounded(3)
    const { creatures, ...hurt } = await playerNow(person)
    const before = healthOf({ ...hurt, creatures })
    expect(before.whole - before.now).toBe(3 * creatures.length)
    game.clock.time += minute - 1
    expect(healthOf(await playerNow(person))).toEqual(before)
    game.clock.time += 1
    expect(healthOf(await playerNow(person)).now).toBeCloseTo(before.now + creatures.length)
    game.clock.time += 5 * minute
    expect(healthOf(await playerNow(person)).now).toBe(before.whole)
  })

  test('is restored in the ways that are offered, at their prices', async () => {
    const person = await aTraveller(game)
    const { body } = await game.ask(healthOptions, { as: person.token })
    expect(body.options).toEqual(
      RESTORE_OPTIONS.map(({ id, share, price }) => ({
        id,
        share,
        price: Object.entries(price).map(([currency, amount]) => ({ currency, amount })),
      })),
    )
  })

  test.each(RESTORE_OPTIONS.map((option) => [option.id, option] as const))(
    'is restored for %s by its share, and the price goes to the healer',
    async (id, { share, price }) => {
      const person = await aWounded(5)
      for (const currency of ['elixir', 'caviar', 'mithril'] as const)
        await enrich(game, person.id, currency, 50)
      const before = await playerNow(person)
      const { status, body } = await restore(person, id)
      expect(status).toBe(200)
      const after = body as unknown as PlayerView
      const healed = before.creatures.map(({ skills }) => {
        const health = skills.find(({ skillType }) => skillType === 'health')
        const whole = health?.valueTotal ?? 0
        return Math.min(whole, (health?.valueCurrent ?? 0) + whole * share)
      })
      expect(healthOf(after).now).toBeCloseTo(healed.reduce((sum, one) => sum + one, 0))
      for (const currency of ['elixir', 'caviar', 'mithril'] as const)
        expect(before[currency] - after[currency]).toBe(price[currency] ?? 0)
      const booked = await game.services.database.query(
        sql`SELECT DISTINCT target FROM ledger WHERE owner_id = ${person.id} AND reason = 'HEALTH'`,
      )
      expect(booked).toEqual([{ target: 'world:healer' }])
    },
  )

  test('is not sold to the healthy, to the poor, in an unknown way, or in a battle', async () => {
    const healthy = await aTraveller(game)
    expect((await restore(healthy, 'elixir')).body.code).toBe('health.refused.healthy')
    const hurt = await aWounded(3)
    expect((await restore(hurt, 'caviar')).body.code).toMatch(/refused/)
    expect((await restore(hurt, 'tears')).body.code).toBe('health.refused.unknown-option')
    expect(healthOf(await playerNow(hurt)).now).toBeLessThan(healthOf(await playerNow(hurt)).whole)
    await game.ask(attackPlace, { as: hurt.token, body: { placeId: 'main-1-0' } })
    expect((await restore(hurt, 'elixir')).body.code).toBe('battle.refused.fighting')
  })
})

describe('the everyday reward', () => {
  test('is given once a day, and the next one tomorrow; after the last the first', async () => {
    const person = await aTraveller(game)
    game.clock.time = Math.ceil(game.clock.time / day) * day + 12 * 60 * minute
    for (const [index, gift] of [...EVERYDAY_REWARDS, ...EVERYDAY_REWARDS.slice(0, 1)].entries()) {
      const before = await playerNow(person)
      expect(before.everydayRewardReady).toBe(true)
      const { body } = await everyday(person)
      const due = rewardAt(gift, before.stair, REALM)
      expect([index, body.reward]).toMatchObject([index, { experience: due.experience }])
      const { amounts } = body.reward as TaskView['reward']
      expect(Object.fromEntries(amounts.map(({ currency, amount }) => [currency, amount]))).toEqual(
        Object.fromEntries(Object.entries(due.amounts).filter(([, amount]) => amount > 0)),
      )
      const again = await everyday(person)
      expect(again.body.code).toBe('everyday.refused.come-tomorrow')
      expect(again.body.params).toMatchObject({ wait: 12 * 60 * 60 })
      expect((await playerNow(person)).everydayRewardReady).toBe(false)
      game.clock.time += day
    }
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('is shown as a round of days: what each brings, how many are taken, whether one is ready', async () => {
    const person = await aTraveller(game)
    const calendar = async () => (await game.ask(everydayCalendar, { as: person.token })).body
    game.clock.time = Math.ceil(game.clock.time / day) * day
    const first = await calendar()
    expect(first).toMatchObject({ taken: 0, ready: true })
    expect(first.rewards).toHaveLength(EVERYDAY_REWARDS.length)
    expect((await everyday(person)).body.reward).toMatchObject({
      amounts: (first.rewards as TaskView['reward'][])[0]?.amounts,
    })
    expect(await calendar()).toMatchObject({ taken: 1, ready: false })
    for (let days = 2; days <= EVERYDAY_REWARDS.length; days++) {
      game.clock.time += day
      await everyday(person)
    }
    expect(await calendar()).toMatchObject({ taken: EVERYDAY_REWARDS.length, ready: false })
    game.clock.time += day
    expect(await calendar()).toMatchObject({ taken: 0, ready: true })
  })

  test('waits until midnight, not for twenty-four hours, and a missed day takes nothing away', async () => {
    const person = await aTraveller(game)
    game.clock.time = Math.ceil(game.clock.time / day) * day - minute
    expect((await everyday(person)).status).toBe(200)
    game.clock.time += minute - 1
    expect((await everyday(person)).body.code).toBe('everyday.refused.come-tomorrow')
    game.clock.time += 1
    expect((await everyday(person)).status).toBe(200)
    game.clock.time += 3 * day
    const { body } = await everyday(person)
    const third = EVERYDAY_REWARDS[2]
    expect(body.reward).toMatchObject({ amounts: [{ currency: 'mithril', amount: third?.amounts.mithril }] })
  })
})

describe('tasks', () => {
  test('are shown with their progress, done by deeds, and paid once', async () => {
    const person = await aTraveller(game)
    expect(await taskOf(person, 'first-battle')).toMatchObject({ kind: 'SCENARIO', progress: 0, total: 1 })
    const early = await takeTask(person, 'first-battle')
    expect([early.body.code, early.body.params]).toEqual(['tasks.refused.not-yet', { progress: 0, total: 1 }])
    const home = await beats(person, 'main-1-0')
    expect([home.stair, home.haveCompletedTasks]).toEqual([1, true])
    const done = await taskOf(person, 'first-battle')
    expect(done).toMatchObject({ progress: 1, total: 1 })

    const question = { as: person.token, params: { id: 'first-battle' }, key: aKey() }
    const { body } = await game.ask(takeTaskReward, question)
    expect({ ...(body.reward as object), levelUp: null }).toEqual(done?.reward)
    expect((await game.ask(takeTaskReward, question)).body).toEqual(body)
    expect((await takeTask(person, 'first-battle')).body.code).toBe('tasks.refused.unknown')
    const gold = done?.reward.amounts.find(({ currency }) => currency === 'gold')?.amount ?? 0
    const booked = await game.services.database.query(
      sql`SELECT amount FROM ledger WHERE owner_id = ${person.id} AND reason = 'TASK' AND currency = 'gold'`,
    )
    expect(booked).toEqual([{ amount: gold }])

    expect(await taskOf(person, 'first-battle')).toBe(undefined)
    expect(await taskOf(person, 'climb-to-3')).toMatchObject({ progress: 1, total: 3 })
  })

  test('of the day go with the day, done or not', async () => {
    const person = await aTraveller(game)
    await beats(person, 'main-1-0')
    game.clock.time += day
    const dealt = (await tasksOf(person)).filter(({ kind }) => kind === 'DAILY')
    expect(dealt.length).toBeGreaterThan(0)
    expect(dealt.every(({ progress }) => progress === 0)).toBe(true)
    const { body } = await everyday(person)
    expect(body.code).toBe(undefined)
    const wanted = dealt.some(({ id }) => id === 'daily-everyday')
    expect((await taskOf(person, 'daily-everyday'))?.progress).toBe(wanted ? 1 : undefined)
    game.clock.time += day
    const later = (await tasksOf(person)).filter(({ kind }) => kind === 'DAILY')
    expect(later.every(({ progress }) => progress === 0)).toBe(true)
  })
})

describe('a new level', () => {
  test('comes when experience is full, brings its reward, and heals all wounds', async () => {
    const person = await aWounded(2)
    await game.services.database.query(
      sql`UPDATE player SET state = state || ${JSON.stringify({ currentExp: LEVELS.maxExp(1) - 1 })}::jsonb WHERE id = ${person.id}`,
    )
    const before = await playerNow(person)
    const { body } = await everyday(person)
    const after = body.player as PlayerView
    const gift = rewardAt(EVERYDAY_REWARDS[0] ?? never(), 0, REALM)
    const level = LEVELS.reward(2)
    expect([before.level, after.level, after.currentExp, after.maxExp]).toEqual([1, 2, 0, LEVELS.maxExp(2)])
    expect(after.gold - before.gold).toBe((gift.amounts.gold ?? 0) + (level.amounts.gold ?? 0))
    expect(after.elixir - before.elixir).toBe((gift.amounts.elixir ?? 0) + (level.amounts.elixir ?? 0))
    const { now, whole } = healthOf(after)
    expect(now).toBe(whole)
    expect(whole).toBeGreaterThan(healthOf(before).whole)
    expect(body.reward).toMatchObject({
      experience: gift.experience,
      levelUp: {
        level: 2,
        reward: {
          amounts: expect.arrayContaining([{ currency: 'gold', amount: level.amounts.gold }]),
          skills: [{ skillType: 'health', amount: level.skills.health }],
        },
      },
    })
    const booked = await game.services.database.query(
      sql`SELECT reason, amount FROM ledger WHERE owner_id = ${person.id} AND currency = 'gold' AND source IN ('world:everyday', 'world:level') ORDER BY reason`,
    )
    expect(booked).toEqual([
      { reason: 'LEVEL', amount: level.amounts.gold },
      { reason: 'OFFER', amount: gift.amounts.gold },
    ])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('is reached on the road by winning, one level at a time', async () => {
    const person = await aTraveller(game)
    let level = 1
    for (let stair = 1; stair <= 3; stair++) {
      const body = { coordinate: stair * 100, defaultWorld: 'WORLD', worldType: 'main' }
      await game.ask(setCoordinate, { as: person.token, body })
      for (let tries = 0; tries < 20; tries++) {
        game.clock.time += 3 * 60 * minute
        const { home, ending } = await fights(person, `main-${stair}-0`)
        expect(home.level - level).toBeLessThanOrEqual(1)
        // The victory already tells of the level that coming home will bring.
        expect(ending.reward?.levelUp?.level ?? level).toBe(home.level)
        level = home.level
        if (home.stair === stair) break
      }
    }
    expect(level).toBeGreaterThan(1)
  })
})

function never(): never {
  throw new Error('no everyday reward')
}
