import { look } from '@skystair/contract/bank.ts'
import { stopEntry, undoChange } from '@skystair/contract/calendar.ts'
import { saveSquad } from '@skystair/contract/heroes.ts'
import { current } from '@skystair/contract/player.ts'
import { profile } from '@skystair/contract/rating.ts'
import { describe, expect, test } from 'vitest'
import { gameWork } from '../../game-work.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import {
  aGrantedPayment,
  aPayment,
  aTakenPayment,
  paidWord,
  refundWord,
  sayToBank,
  takeAs,
} from '../../testing/bank.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { monthOf } from '../../testing/samples-of-calendar.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const DAY = 86_400_000
const bankOf = async ({ token }: Person) => (await game.ask(look, { as: token })).body

describe('a status', () => {
  const cardOf = async ({ id }: Person) => {
    const looker = await aTraveller(game)
    return (await game.ask(profile, { as: looker.token, params: { id } })).body.bankStatus
  }
  const squadsOf = async ({ token }: Person) =>
    ((await game.ask(current, { as: token })).body.savedSquads as unknown[]).length

  test('is seen by everybody, opens a place for a squad, and goes after ninety days', async () => {
    const payer = await aTraveller(game)
    expect([await cardOf(payer), await squadsOf(payer)]).toEqual([null, 3])
    await aTakenPayment(game, payer, { product: 'emeralds-9500' })
    expect([await cardOf(payer), await squadsOf(payer)]).toEqual(['gold', 4])
    const { body: hero } = await game.ask(current, { as: payer.token })
    const heroIds = [(hero.creatures as { id: number }[])[0]?.id]
    const save = () => game.ask(saveSquad, { as: payer.token, body: { place: 3, heroIds } })
    expect((await save()).status).toBe(200)
    game.clock.time += 90 * DAY
    await doDueWork(game.services, gameWork)
    expect([await cardOf(payer), await squadsOf(payer)]).toEqual([null, 3])
    expect((await save()).body.code).toBe('heroes.refused.unknown-set')
    await aTakenPayment(game, payer, { product: 'emeralds-1700' })
    const { body } = await game.ask(current, { as: payer.token })
    expect([await cardOf(payer), (body.savedSquads as unknown[])[3]]).toEqual(['silver', heroIds])
  })

  test('goes with the purchase that was paid back', async () => {
    const payer = await aTraveller(game)
    const payment = await aTakenPayment(game, payer, { product: 'emeralds-1700' })
    expect(await cardOf(payer)).toBe('silver')
    await sayToBank(game, refundWord(payment))
    expect(await cardOf(payer)).toBeNull()
  })

  test('brings points, and three days before they go their owner is told, once', async () => {
    const payer = await aTraveller(game)
    await aTakenPayment(game, payer, { product: 'emeralds-1700' })
    const told = async () =>
      (
        (await game.ask(current, { as: payer.token })).body.notifications as {
          kind: string
          params: object
        }[]
      )
        .filter(({ kind }) => kind === 'points-going')
        .map(({ params }) => params)
    game.clock.time += 27 * DAY - 60_000
    await doDueWork(game.services, gameWork)
    expect(await told()).toEqual([])
    game.clock.time += 60_000
    await doDueWork(game.services, gameWork)
    await doDueWork(game.services, gameWork)
    expect(await told()).toEqual([{ amount: 51, until: expect.any(Number) }])
  })
})

describe('the doubling of the first purchase', () => {
  test('can be stopped, and what was begun before is still doubled', async () => {
    const keeper = await aTalker(game, { accessLevel: 'ADMIN' })
    const switched = async (running: boolean) => {
      game.clock.time += 1
      const done = running
        ? await game.ask(undoChange, {
            as: keeper.token,
            params: { id: (await monthOf(game)).changes[0]?.id ?? '' },
            body: { note: 'a try' },
          })
        : await game.ask(stopEntry, { as: keeper.token, body: { entry: 'gems-x2', note: 'a try' } })
      expect(done.status).toBe(200)
      game.clock.time += 1
    }
    const aside = { entry: 'gems-plus-50', note: 'only one thing at a time' }
    await game.ask(stopEntry, { as: keeper.token, body: aside })
    const [early, late] = [await aTraveller(game), await aTraveller(game)]
    const begun = await aPayment(game, early)
    await switched(false)
    const first = async (payer: Person) =>
      ((await bankOf(payer)).shelf as { first: number }[]).some((size) => size.first > 0)
    expect(await first(late)).toBe(false)
    await sayToBank(game, paidWord(begun))
    const after = await aGrantedPayment(game, late)
    expect([
      (await takeAs(game, early, begun.id)).body.emeralds,
      (await takeAs(game, late, after.id)).body.emeralds,
    ]).toEqual([120, 60])
    await switched(true)
    expect(await first(await aTraveller(game))).toBe(true)
  })
})
