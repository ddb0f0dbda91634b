import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { everydayCalendar, takeEverydayReward } from '@skystair/contract/everyday.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { describe, expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'

const game = aGame()
const minute = 60_000
const day = 24 * 60 * minute

const playerNow = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

interface Gift {
  readonly amounts: readonly { currency: string; amount: number }[]
}

const everyday = ({ token }: Person) => game.ask(takeEverydayReward, { as: token, key: aKey() })

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
      const { amounts } = body.reward as Gift
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
      amounts: (first.rewards as Gift[])[0]?.amounts,
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
