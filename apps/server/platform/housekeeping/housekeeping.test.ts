import { RETENTION } from '@skystair/content/retention.data.ts'
import { listChat, sendChat } from '@skystair/contract/chat.ts'
import { listDialog, listMail, takeAttachment } from '@skystair/contract/mail.ts'
import { switchPush } from '@skystair/contract/player.ts'
import { listSessions, logout } from '@skystair/contract/security.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { describe, expect, test } from 'vitest'
import { gameRoutes } from '../../game-routes.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, aTraveller } from '../../testing/people.ts'
import { earn, give, purseRoutes, spend } from '../../testing/purse.ts'
import { aTalker } from '../../testing/talk.ts'
import { enrich, notify } from '../../testing/world.ts'
import { named, sql } from '../database/sql.ts'
import { tidyTable } from './tidy-table.ts'

const game = aGame({ routes: [...gameRoutes, ...purseRoutes] })
const day = 24 * 60 * 60_000

/** All that the policies ask for now. */
async function keepHouse(): Promise<void> {
  for (const { table } of RETENTION) while (await tidyTable(game.services, table));
}

const count = async (table: string, owner: string, id: number) =>
  (await game.services.database.query(sql`SELECT FROM ${named(table)} WHERE ${named(owner)} = ${id}`)).length

const partsOf = async (table: string) =>
  (
    await game.services.database.query<{
      name: string
    }>(sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits
      WHERE inhparent = ${table}::text::regclass ORDER BY 1`)
  ).map(({ name }) => name)

describe('keeping house', () => {
  test('has a policy for every table there is, and for none that is not', async () => {
    const tables = await game.services.database.query<{
      name: string
    }>(sql`SELECT relname AS name FROM pg_class
      JOIN pg_namespace AS space ON space.oid = relnamespace AND space.nspname = 'public'
      WHERE relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`)
    const known = [...new Set(RETENTION.map(({ table }) => table))].sort()
    expect(known).toEqual(tables.map(({ name }) => name))
  })

  test('goes by columns that hold a moment, and by divisions that are there', async () => {
    const wrong: string[] = []
    for (const rule of RETENTION) {
      if (rule.goes === 'never' || rule.goes === 'with-its-owner') continue
      const [found] = await game.services.database.query<{ type: string; divided: string | null }>(sql`
        SELECT format_type(atttypid, NULL) AS type, pg_get_partkeydef(attrelid) AS divided FROM pg_attribute
        WHERE attrelid = ${rule.table}::text::regclass AND attname = ${rule.since}::text`)
      const divided = 'divided' in rule ? `RANGE (${rule.since})` : null
      if (found?.type !== 'timestamp with time zone' || found.divided !== divided) wrong.push(rule.table)
    }
    expect(wrong).toEqual([])
  })

  test('makes a part of the ledger for this month and the three to come, and moves in what was there', async () => {
    const player = await aPlayer(game)
    const booked = await count('ledger', 'owner_id', player.id)
    expect(booked).toBeGreaterThan(0)
    await keepHouse()
    expect(await partsOf('ledger')).toEqual([
      'ledger_2026_03',
      'ledger_2026_04',
      'ledger_2026_05',
      'ledger_2026_06',
      'ledger_default',
    ])
    expect(await count('ledger_2026_03', 'owner_id', player.id)).toBe(booked)
    expect(await game.services.database.query(sql`SELECT FROM ledger_default`)).toEqual([])
    expect(await findImbalances(game.services.database)).toEqual([])
    expect(await partsOf('idempotency')).toEqual([
      'idempotency_2026_03_01',
      'idempotency_2026_03_02',
      'idempotency_default',
    ])
    // The first of March 2026 is a Sunday.
    expect(await partsOf('replay')).toEqual(['replay_2026_02_23', 'replay_2026_03_02', 'replay_default'])
  })

  test('goes on as months pass, over the end of a year', async () => {
    game.clock.time = Date.parse('2026-11-30T23:59:59Z')
    await keepHouse()
    expect((await partsOf('ledger')).filter((name) => name > 'ledger_2026_06')).toEqual([
      'ledger_2026_11',
      'ledger_2026_12',
      'ledger_2027_01',
      'ledger_2027_02',
      'ledger_default',
    ])
  })

  test('harms nobody when all try at once', async () => {
    await aPlayer(game)
    const all = async () => [
      await game.services.database.query(sql`SELECT owner_id, currency, source, target, sum(amount)::bigint AS amount,
        count(*) AS rows FROM ledger GROUP BY owner_id, currency, source, target ORDER BY 1, 2, 3, 4`),
      await findImbalances(game.services.database),
    ]
    const before = await all()
    expect(before).toEqual([expect.arrayContaining([expect.anything()]), []])
    game.clock.time += 60 * day
    await Promise.all(Array.from({ length: 8 }, () => tidyTable(game.services, 'ledger')))
    expect(await partsOf('ledger')).toContain('ledger_2027_03')
    expect(await all()).toEqual(before)
  })
})

describe('a remembered reply', () => {
  test('is there for a whole day; then its day is dropped as a whole', async () => {
    await keepHouse()
    const { id, token } = await aTraveller(game)
    const question = { as: token, key: aKey() }
    const first = await game.ask(switchPush, question)
    const today = `idempotency_${new Date(game.clock.time).toISOString().slice(0, 10).replaceAll('-', '_')}`
    expect(await count(today, 'owner_id', id)).toBe(2)
    game.clock.time += day
    await keepHouse()
    const again = await game.ask(switchPush, question)
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true'])
    game.clock.time += day
    await keepHouse()
    expect(await partsOf('idempotency')).not.toContain(today)
    expect(await count('idempotency', 'owner_id', id)).toBe(0)
  })

  test('of before the days were divided goes too, more than fit into one step', async () => {
    await game.services.database.query(sql`INSERT INTO idempotency (owner_id, key, request_hash, status, at)
      SELECT 77, n::text, '', 200, ${new Date(game.clock.time - 8 * day)} FROM generate_series(1, 2500) AS n`)
    await keepHouse()
    expect(await count('idempotency', 'owner_id', 77)).toBe(0)
  })

  test('answers over midnight, when a call and its repeat fall on two days', async () => {
    const { token } = await aTraveller(game)
    game.clock.time = Math.ceil(game.clock.time / day) * day - 1
    const question = { as: token, key: aKey() }
    const first = await game.ask(switchPush, question)
    game.clock.time += 1
    expect((await game.ask(switchPush, question)).text).toBe(first.text)
  })
})

describe('the ledger', () => {
  const accounts = () =>
    game.services.database.query(sql`SELECT currency, account, sum(amount)::bigint AS amount FROM (
        SELECT currency, source AS account, -amount AS amount FROM ledger WHERE source LIKE 'world:%'
        UNION ALL SELECT currency, target, amount FROM ledger WHERE target LIKE 'world:%'
        UNION ALL SELECT currency, account, -amount FROM ledger_opening
      ) AS sides GROUP BY currency, account HAVING sum(amount) <> 0 ORDER BY currency, account`)

  const tidyLedger = async () => {
    while (await tidyTable(game.services, 'ledger'));
  }

  test('of months long past is summed up, and every balance and every account stays what it was', async () => {
    const people = [await aTraveller(game), await aTraveller(game), await aTraveller(game)]
    for (let month = 0; month < 16; month++) {
      await tidyLedger()
      for (const [place, { token }] of people.entries()) {
        const currency = currencies[(month + place) % currencies.length] ?? 'gold'
        await game.ask(earn, { as: token, body: { currency, amount: 50 + month }, key: aKey() })
        await game.ask(spend, { as: token, body: { currency, amount: 20 }, key: aKey() })
        const to = people[(place + 1) % people.length]?.id
        await game.ask(give, { as: token, body: { currency, amount: 3, to }, key: aKey() })
      }
      game.clock.time += 31 * day
    }
    const before = await accounts()
    const rows = await count('ledger', 'owner_id', people[0]?.id ?? 0)
    await tidyLedger()
    expect(await count('ledger', 'owner_id', people[0]?.id ?? 0)).toBeLessThan(rows)
    expect(await findImbalances(game.services.database)).toEqual([])
    expect(await accounts()).toEqual(before)
    const oldest = new Date(game.clock.time - 395 * day).toISOString().slice(0, 7).replace('-', '_')
    expect((await partsOf('ledger'))[0]).toBe(`ledger_${oldest}`)
    // Another month later the sums grow, and stay true.
    game.clock.time += 40 * day
    await tidyLedger()
    expect(await findImbalances(game.services.database)).toEqual([])
    expect(await accounts()).toEqual(before)
  })

  test('would show an opening balance that is wrong', async () => {
    const [row] = await game.services.database.query<{ owner_id: number }>(
      sql`UPDATE ledger_opening SET amount = amount + 1 WHERE (owner_id, currency, account) =
        (SELECT owner_id, currency, account FROM ledger_opening LIMIT 1) RETURNING owner_id`,
    )
    expect(await findImbalances(game.services.database)).toMatchObject([
      { account: `player:${row?.owner_id}` },
    ])
    await game.services.database.query(
      sql`UPDATE ledger_opening SET amount = amount - 1 WHERE owner_id = ${row?.owner_id}`,
    )
  })
})

describe('words', () => {
  test('said aloud are forgotten by the month, and the room goes on with its numbers', async () => {
    await keepHouse()
    const talker = await aTalker(game)
    const say = (text: string) =>
      game.ask(sendChat, { as: talker.token, params: { room: 'MAIN' }, body: { text }, key: aKey() })
    await say('long ago')
    game.clock.time += 92 * day + 31 * day
    await say('today')
    await keepHouse()
    const { body } = await game.ask(listChat, {
      as: talker.token,
      params: { room: 'MAIN' },
      query: { from: 0, to: 20 },
    })
    expect((body.messages as { text: string }[]).map(({ text }) => text)).toEqual(['today'])
    expect(await count('chat_message', 'author_id', talker.id)).toBe(1)
  })

  test('in letters are forgotten after a year, but for a present that nobody has opened', async () => {
    await keepHouse()
    const player = await aTalker(game)
    const at = new Date(game.clock.time)
    // After the present came a plain letter: the dialog ends with what is gone.
    const reward = { amounts: { gold: 40 }, experience: 0, heroExperience: 0, skills: {}, things: [] }
    await game.services.database.query(
      sql`INSERT INTO mail_dialog VALUES (${player.id}, 0, 3, 0, ${at}), (${player.id}, 7, 1, 0, ${at}),
        (${player.id}, 8, 1, 1, ${at})`,
    )
    await game.services.database.query(sql`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text, attachment)
      VALUES (${player.id}, 0, 1, ${at}, false, 'old news', NULL), (${player.id}, 7, 1, ${at}, false, 'hello', NULL),
        (${player.id}, 8, 1, ${at}, false, 'never read', NULL), (${player.id}, 0, 3, ${at}, false, 'the end', NULL),
        (${player.id}, 0, 2, ${at}, false, 'a present', ${JSON.stringify(reward)}::jsonb)`)
    game.clock.time += 400 * day
    await keepHouse()
    const { body } = await game.ask(listDialog, {
      as: player.token,
      params: { partner: 0 },
      query: { from: 0, to: 20 },
    })
    expect((body.messages as { text: string }[]).map(({ text }) => text)).toEqual(['a present'])
    // What is unread is still counted on the door, so there must be something to open.
    const { body: mail } = await game.ask(listMail, { as: player.token })
    expect((mail.dialogs as { partner: { id: number } }[]).map(({ partner }) => partner.id)).toEqual([8, 0])
    const taken = await game.ask(takeAttachment, {
      as: player.token,
      params: { partner: 0, id: 2 },
      key: aKey(),
    })
    expect(taken.status).toBe(200)
    await keepHouse()
    await keepHouse()
    expect(await count('mail_message', 'owner_id', player.id)).toBe(0)
    expect(await count('mail_dialog', 'owner_id', player.id)).toBe(1)
  })
})

describe('what waits for a player', () => {
  test('is forgotten after half a year if it is mere news; what is somebody’s stays, of whatever kind', async () => {
    const { id } = await aTraveller(game)
    await notify(game, id)
    await enrich(game, id, 'gold', 5)
    const kinds = ['whisper', 'letter', 'gift', 'artifact', 'of tomorrow', null]
    await game.services.database.query(sql`INSERT INTO inbox (owner_id, id, at, effect)
      SELECT ${id}, gen_random_uuid(), ${new Date(game.clock.time)}, jsonb_build_object('kind', kind)
      FROM unnest(${kinds}::text[]) AS kind`)
    game.clock.time += 181 * day
    await keepHouse()
    const left = await game.services.database.query<{ kind: string }>(
      sql`SELECT effect ->> 'kind' AS kind FROM inbox WHERE owner_id = ${id} ORDER BY 1`,
    )
    expect(left.map(({ kind }) => kind)).toEqual(['artifact', 'money', 'of tomorrow', null])
  })
})

describe('a session', () => {
  test('is forgotten thirty days after its end; an open one stays', async () => {
    const gone = await aTraveller(game)
    const here = await aTraveller(game)
    await game.ask(logout, { as: gone.token })
    game.clock.time += 30 * day
    await keepHouse()
    expect(await count('session', 'player_id', gone.id)).toBe(1)
    game.clock.time += 1
    await keepHouse()
    expect(await count('session', 'player_id', gone.id)).toBe(0)
    expect(await count('session', 'player_id', here.id)).toBe(1)
  })

  test('that nobody used for a year is forgotten, but never the one by which a traveller without a name comes back', async () => {
    const { id, token } = await aTraveller(game)
    await game.services.database.query(sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at)
      VALUES (${id}, 'left-behind', '', '', ${new Date(game.clock.time)}, ${new Date(game.clock.time)})`)
    game.clock.time += 366 * day
    await keepHouse()
    expect(await count('session', 'player_id', id)).toBe(1)
    expect((await game.ask(switchPush, { as: token })).status).toBe(200)
  })

  test('is seen to have been used, to the nearest five minutes, at the price of no round trip', async () => {
    const { token } = await aTraveller(game)
    const { database, lastSeen } = game.services
    const seenAt = async () => {
      const { body } = await game.ask(listSessions, { as: token })
      return (body.sessions as { seenAt: number }[])[0]?.seenAt
    }
    const began = game.clock.time
    game.clock.time += 5 * 60_000 - 1
    await game.ask(switchPush, { as: token })
    await lastSeen.flush()
    expect(await seenAt()).toBe(began)
    game.clock.time += 1
    const trips = database.roundTrips()
    await game.ask(switchPush, { as: token })
    expect(database.roundTrips() - trips).toBe(2)
    await lastSeen.flush()
    expect(await seenAt()).toBe(began + 5 * 60_000)
  })
})
