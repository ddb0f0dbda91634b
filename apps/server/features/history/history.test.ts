import { type HistoryRow, listHistory } from '@skystair/contract/history.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { buyHero } from '@skystair/contract/shop.ts'
import { upgradeArtifact } from '@skystair/contract/things.ts'
import { historyPageSize } from '@skystair/rules/page-sizes.ts'
import { expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aKeeper } from '../../testing/samples-of-heroes.ts'
import { enrich } from '../../testing/world.ts'

const game = aGame()

interface Page {
  readonly rows: readonly HistoryRow[]
  readonly more: boolean
}
const page = async ({ token }: Person, query = {}) =>
  (await game.ask(listHistory, { as: token, query })).body as unknown as Page
const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

test('every coin spent stands in the history with its reason and what was left', async () => {
  const person = await aKeeper(game)
  game.clock.time += 1000
  await game.ask(buyHero, {
    as: person.token,
    params: { id: 'tame-bear' },
    body: { payment: 'gold' },
    key: aKey(),
  })
  game.clock.time += 1000
  await game.ask(upgradeArtifact, { as: person.token, params: { id: 1 }, key: aKey() })
  const { rows } = await page(person)
  const player = await look(person)
  expect(rows.slice(0, 2).map(({ category, currency }) => [category, currency])).toEqual([
    ['ARTIFACT', 'crystal'],
    ['ARTIFACT', 'sulfur'],
  ])
  const hero = rows.find(({ reason }) => reason === 'HERO')
  expect(hero).toMatchObject({ category: 'SHOP', currency: 'gold', balance: player.gold })
  expect(rows[0]).toMatchObject({ amount: -8, balance: player.crystal })
})

test('balances add up row by row, in every currency', async () => {
  const person = await aKeeper(game)
  game.clock.time += 1000
  await game.ask(upgradeArtifact, { as: person.token, params: { id: 1 }, key: aKey() })
  const { rows } = await page(person, { currency: 'crystal' })
  expect(rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-8, 92],
    [100, 100],
  ])
})

test('pages follow each other by key, without a gap and without a repeat', async () => {
  const person = await aKeeper(game)
  for (let coin = 1; coin <= historyPageSize + 5; coin++) await enrich(game, person.id, 'tickets', coin)
  await game.ask(upgradeArtifact, { as: person.token, params: { id: 1 }, key: aKey() })
  const first = await page(person, { currency: 'tickets' })
  expect([first.rows.length, first.more]).toEqual([historyPageSize, true])
  const before = first.rows.at(-1)?.key ?? ''
  const second = await page(person, { currency: 'tickets', before })
  expect([second.rows.length, second.more]).toEqual([5, false])
  expect(new Set([...first.rows, ...second.rows].map(({ key }) => key)).size).toBe(historyPageSize + 5)
})

test('nobody reads the history of another', async () => {
  await aKeeper(game)
  const stranger = await aTraveller(game)
  const { rows } = await page(stranger)
  expect(rows.every(({ category }) => category === 'OFFER')).toBe(true)
})
