import { grant } from '@skystair/contract/console.ts'
import { contract } from '@skystair/contract/contract.ts'
import { sendMail } from '@skystair/contract/mail.ts'
import { buyListing, offerResource } from '@skystair/contract/market.ts'
import { exportData, switchPush } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import { ready, sampleOf } from './testing/samples.ts'
import { aTalker } from './testing/talk.ts'
import { enrich } from './testing/world.ts'

const game = aGame()

const waiting = async (as: string) =>
  ((await game.ask(exportData, { as })).body.waiting as { kind: string; sender: string }[]).map(
    ({ kind, sender }) => [kind, sender],
  )

test('a player learns who sent what waits: another player by number, the market and the keepers as such', async () => {
  const [seller, buyer] = [await aTalker(game), await aTalker(game)]
  const admin = await aTalker(game, { accessLevel: 'ADMIN' })
  await enrich(game, seller.id, 'crystal', 100)
  await enrich(game, buyer.id, 'gold', 1000)
  const offered = { resource: 'crystal', amount: 30, price: 200, payment: 'gold' }
  const { body } = await game.ask(offerResource, { as: seller.token, body: offered, key: aKey() })
  const { id } = body.listing as unknown as { id: string }
  const sent = [
    await game.ask(buyListing, { as: buyer.token, params: { id } }),
    await game.ask(sendMail, { as: buyer.token, params: { partner: seller.id }, body: { text: 'Thanks!' } }),
    await game.ask(grant, {
      as: admin.token,
      params: { id: seller.id },
      body: { currency: 'gold', amount: 5, note: 'for a fine stall' },
    }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await waiting(seller.token)).sort()).toEqual([
    ['letter', `player:${buyer.id}`],
    ['money', 'world:keepers'],
    ['money', 'world:market'],
    ['notification', 'world:market'],
  ])
})

test('money that a keeper grants comes from the keepers, not from what players send each other', async () => {
  const [admin, player] = [await aTalker(game, { accessLevel: 'ADMIN' }), await aTalker(game)]
  const body = { currency: 'gold', amount: 5, note: 'for a good word' }
  await game.ask(grant, { as: admin.token, params: { id: player.id }, body })
  await game.ask(switchPush, { as: player.token })
  const booked = await game.services.database.query(
    sql`SELECT source, amount FROM ledger WHERE owner_id = ${player.id} AND reason = 'GRANT'`,
  )
  expect(booked).toEqual([{ source: 'world:keepers', amount: 5 }])
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('whatever call sends something says who sent it', async () => {
  for (const call of contract.filter(({ changes }) => changes)) {
    const { question } = await ready(game, sampleOf(call))
    await game.ask(call, { ...question, key: aKey() })
    const unsaid = await game.services.database.query(
      sql`SELECT effect FROM inbox WHERE sender !~ '^(player|clan):[0-9]+$|^(world|provider):[a-z]+$'
        OR sender = 'world:unknown'`,
    )
    expect([call.id, unsaid]).toEqual([call.id, []])
  }
})
