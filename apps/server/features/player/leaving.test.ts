import { buyListing, offerResource } from '@skystair/contract/market.ts'
import { current, deleteAccount, exportData, switchPush } from '@skystair/contract/player.ts'
import { currentId, isPlayerExist, login, register } from '@skystair/contract/security.ts'
import { fullPurse } from '@skystair/rules/wallet/wallet.ts'
import { describe, expect, test } from 'vitest'
import { personalData } from '../../personal-data.ts'
import { sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { belongingsOf } from '../../testing/owned.ts'
import { aPlayer, aTraveller, goodPassword, registration } from '../../testing/people.ts'
import { anotherDevice } from '../../testing/samples.ts'
import { aTalker } from '../../testing/talk.ts'
import { enrich, notify } from '../../testing/world.ts'

const game = aGame()

/** Tables of rooms and of the world: nobody's words or money are in them, or those who said them are in others. */
const nobodys = [
  'calendar_change',
  'chat_room',
  'due_work',
  'event_run',
  'metric_history',
  'news',
  'promo_code',
  'rank_edition',
  'rank_page',
  'schema_migration',
  'unsigned_word',
]

/** By account of the world and currency: how much stands on the books beyond what waits or is offered. */
async function strayMoney(): Promise<readonly object[]> {
  return game.services.database.query(sql`
    SELECT account, currency, sum(amount)::text AS stray FROM (
      SELECT target AS account, currency, amount FROM ledger WHERE target IN ('world:inbox', 'world:market')
      UNION ALL SELECT source, currency, -amount FROM ledger WHERE source IN ('world:inbox', 'world:market')
      UNION ALL SELECT 'world:market', subject, -amount FROM market_listing WHERE thing IS NULL
      UNION ALL SELECT 'world:' || coalesce(effect ->> 'from', 'inbox'), effect ->> 'currency',
        -(effect ->> 'amount')::bigint FROM inbox WHERE effect ->> 'kind' = 'money'
    ) AS moved GROUP BY account, currency HAVING sum(amount) <> 0 ORDER BY account, currency`)
}

describe('the export of all data', () => {
  test('knows every table that holds something of a player, and each has one feature that answers for it', async () => {
    const tables = await game.services.database.query<{
      name: string
    }>(sql`SELECT relname AS name FROM pg_class
      JOIN pg_namespace AS space ON space.oid = relnamespace AND space.nspname = 'public'
      WHERE relkind IN ('r', 'p') AND NOT relispartition`)
    const answeredFor = personalData.flatMap(({ tables: own }) => own)
    expect([...answeredFor, ...nobodys].sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  test('says of every column that names a player who answers for it, but for keepers who tend the house', async () => {
    const columns = await game.services.database.query<{ name: string }>(sql`
      SELECT class.relname || '.' || attribute.attname AS name FROM pg_class AS class
      JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum > 0
        AND attribute.atttypid = 'bigint'::regtype AND attribute.attname ~ '(_id|_by)$'
      WHERE class.relname = ANY(${nobodys}::text[])`)
    const ofKeepers = ['calendar_change.changed_by', 'news.author_id', 'promo_code.made_by']
    const numbers = ['chat_room.last_id']
    expect(columns.map(({ name }) => name).sort()).toEqual([...ofKeepers, ...numbers].sort())
  })

  test('has a name of its own for everything shown', async () => {
    const names = personalData.flatMap(({ shown }) => Object.keys(shown(1)))
    expect(new Set(names).size).toBe(names.length)
  })

  test('is a file with everything about the player', async () => {
    const player = await aPlayer(game, { name: 'Exported' })
    await anotherDevice(game, player)
    await notify(game, player.id)
    const answer = await game.ask(exportData, { as: player.token, headers: { 'user-agent': 'Samovar 7' } })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="skystair-data.json"')
    expect(answer.body).toMatchObject({
      exportedAt: new Date(game.clock.now()).toISOString(),
      player: { id: player.id, name: 'Exported', wallet: { mithril: 99 }, settings: { push: false } },
      mailOrPhone: 'exported@example.org',
      ledger: expect.arrayContaining([
        expect.objectContaining({ currency: 'mithril', amount: 99, reason: 'OFFER' }),
      ]),
      waiting: [{ kind: 'notification' }],
      mail: [{ letter: 'welcome', own: false }],
    })
    expect(answer.body.sessions).toHaveLength(2)
    for (const { shown } of personalData)
      for (const name of Object.keys(shown(1))) expect(answer.body).toHaveProperty(name)
  })

  test('holds nothing that would help a thief', async () => {
    const player = await aPlayer(game)
    const { text } = await game.ask(exportData, { as: player.token })
    expect(text).not.toMatch(/hash|argon2|secret/)
    expect(text).not.toContain(player.token.split('.')[2])
  })
})

describe('deleting an account', () => {
  test('needs the password', async () => {
    const player = await aPlayer(game)
    for (const password of ['not this one', null]) {
      const { status } = await game.ask(deleteAccount, { as: player.token, body: { password } })
      expect(status).toBe(422)
    }
    expect((await game.ask(current, { as: player.token })).body.name).toBe(player.name)
  })

  test('a traveller without a password may leave too', async () => {
    const { token } = await aTraveller(game)
    expect((await game.ask(deleteAccount, { as: token, body: { password: null } })).status).toBe(204)
    expect((await game.ask(currentId, { as: token })).status).toBe(401)
  })

  test('frees name and contact, ends every session, leaves nothing personal and every ledger balanced', async () => {
    const player = await aPlayer(game, { name: 'Leaving' })
    const other = await anotherDevice(game, player)
    await notify(game, player.id)
    await game.ask(switchPush, { as: player.token, key: aKey() })
    const body = { password: goodPassword }
    const answer = await game.ask(deleteAccount, { as: player.token, body, key: aKey() })
    expect(answer.status).toBe(204)
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    for (const as of [player.token, other]) expect((await game.ask(currentId, { as })).status).toBe(401)
    expect((await game.ask(isPlayerExist, { query: { name: 'Leaving' } })).body.exists).toBe(false)
    const again = await game.ask(login, { body: { name: 'Leaving', password: goodPassword } })
    expect(again.body.code).toBe('security.refused.login-wrong')
    const kept = JSON.stringify(await belongingsOf(game.services.database, player.id))
    expect(kept).not.toMatch(/leaving|example\.org|argon2|Koschei/i)
    expect(await findImbalances(game.services.database)).toEqual([])
    const newcomer = await aTraveller(game)
    const taken = await game.ask(register, { as: newcomer.token, body: registration('Leaving') })
    expect(taken.status).toBe(200)
  })

  test('leaves no money on the books that lies nowhere: what waited for the player is written off', async () => {
    const [leaving, buyer] = [await aTalker(game), await aTalker(game)]
    await enrich(game, leaving.id, 'crystal', 100)
    await enrich(game, buyer.id, 'gold', 1000)
    const offer = (amount: number, payment: 'gold' | 'mithril') =>
      game.ask(offerResource, {
        as: leaving.token,
        body: { resource: 'crystal', amount, price: 200, payment },
        key: aKey(),
      })
    const { body } = await offer(30, 'gold')
    await offer(50, 'mithril')
    const { id } = body.listing as unknown as { id: string }
    const bought = await game.ask(buyListing, { as: buyer.token, params: { id }, key: aKey() })
    expect(bought.status).toBe(200)
    // A purse too full for it: what it brings goes on waiting, and leaves with the player.
    await enrich(game, leaving.id, 'gold', fullPurse)
    const before = await strayMoney()
    const { status } = await game.ask(deleteAccount, { as: leaving.token, body: { password: null } })
    expect(status).toBe(204)
    expect(await strayMoney()).toEqual(before)
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('leaves nobody in the book of deals, and an export shows one’s own', async () => {
    const [seller, buyer] = [await aTalker(game), await aTalker(game)]
    await enrich(game, seller.id, 'crystal', 100)
    await enrich(game, buyer.id, 'gold', 1000)
    const offered = { resource: 'crystal', amount: 30, price: 200, payment: 'gold' }
    const { body } = await game.ask(offerResource, { as: seller.token, body: offered, key: aKey() })
    const { id } = body.listing as unknown as { id: string }
    await game.ask(buyListing, { as: buyer.token, params: { id }, key: aKey() })
    for (const [who, other, side] of [
      [seller, buyer, 'SOLD'],
      [buyer, seller, 'BOUGHT'],
    ] as const) {
      const exported = await game.ask(exportData, { as: who.token })
      expect(exported.body.deals).toMatchObject([{ side, subject: 'crystal', amount: 30, price: 200 }])
      expect(JSON.stringify(exported.body.deals)).not.toContain(String(other.id))
    }
    for (const { token } of [seller, buyer])
      await game.ask(deleteAccount, { as: token, body: { password: null } })
    const deals = await game.services.database.query(
      sql`SELECT seller_id, buyer_id, price FROM market_deal WHERE listing_id = ${id}`,
    )
    expect(deals).toEqual([{ seller_id: 0, buyer_id: 0, price: 200 }])
  })

  test('repeated with its key is answered again, and takes the token away again', async () => {
    const player = await aPlayer(game)
    const question = { as: player.token, body: { password: goodPassword }, key: aKey() }
    await game.ask(deleteAccount, question)
    const again = await game.ask(deleteAccount, question)
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([204, 'true'])
    expect(again.headers['set-cookie']).toContain('Max-Age=0')
  })
})
