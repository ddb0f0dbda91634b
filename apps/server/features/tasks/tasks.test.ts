import { ask, attackPlace, type BattleStatus, complete } from '@skystair/contract/battle.ts'
import { turnCard } from '@skystair/contract/cards.ts'
import { takeEverydayReward } from '@skystair/contract/everyday.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { listTasks, takeTaskReward, takeWeekPrize, weekPath } from '@skystair/contract/tasks.ts'
import { spinWheel } from '@skystair/contract/wheel.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGladiator, fight, makeRivals, makeStrong } from '../../testing/arena.ts'
import { aLeader, fillTreasury } from '../../testing/clans.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { weekAt } from '../../testing/samples-of-events.ts'
import { aSpinner } from '../../testing/wheel.ts'
import { change } from '../../testing/world.ts'

const game = aGame()

const day = 24 * 60 * 60_000

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

  test('of the day lead along the path of the week; its prizes are taken once', async () => {
    const person = await aTraveller(game)
    await change(game, person.id, (before) => ({
      ...before,
      journal: {
        ...before.journal,
        week: { week: weekAt(game.clock.time), done: 2, taken: [] },
        day: Math.floor(game.clock.time / day),
        tasks: [{ id: 'daily-guardians', progress: 1 }],
      },
    }))
    const take = (step: number) =>
      game.ask(takeWeekPrize, { as: person.token, params: { step }, key: aKey() })
    expect((await take(1)).body.code).toBe('tasks.refused.not-yet')
    await takeTask(person, 'daily-guardians')
    const answers = await Promise.all([take(1), take(1), take(1)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const path = (await game.ask(weekPath, { as: person.token })).body as unknown as {
      done: number
      prizes: { taken: boolean }[]
    }
    expect([path.done, path.prizes.map(({ taken }) => taken)]).toEqual([3, [true, ...Array(5).fill(false)]])
    game.clock.time += 7 * day
    expect((await game.ask(weekPath, { as: person.token })).body).toMatchObject({ done: 0 })
  })

  test('what is done elsewhere is counted too: the wheel, a card, the treasury, the arena', async () => {
    const tallyOf = async ({ id }: Person) => {
      const [row] = await game.services.database.query<{ tally: object }>(
        sql`SELECT state #> '{climb,journal,tally}' AS tally FROM player WHERE id = ${id}`,
      )
      return row?.tally
    }
    const spinner = await aSpinner(game)
    await game.ask(spinWheel, { as: spinner.token, key: aKey() })
    await game.ask(turnCard, { as: spinner.token, params: { place: 0 }, key: aKey() })
    expect(await tallyOf(spinner)).toMatchObject({ 'wheel-spun': 1, 'card-turned': 1 })
    const leader = await aLeader(game)
    await fillTreasury(game, leader)
    expect(await tallyOf(leader)).toHaveProperty('clan-donated')
    const [strong, weak] = [await aGladiator(game), await aGladiator(game)]
    await makeStrong(game, strong)
    await makeRivals(game, strong, weak)
    await fight(game, strong, weak)
    expect(await tallyOf(strong)).toMatchObject({ 'arena-fought': 1, 'arena-won': 1 })
  })
})
