import type { Call } from '@skystair/contract/call.ts'
import { latestChat, listChat, sendChat } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { latestDialog, listDialog, sendMail } from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { watchPlans } from '../../testing/plans.ts'
import { aTalker } from '../../testing/talk.ts'
import { tidyTable } from '../housekeeping/tidy-table.ts'
import { sql } from './sql.ts'

const game = aGame()
const day = 24 * 3_600_000
const months = 16
let watched: Awaited<ReturnType<typeof watchPlans>>
let writer: Person
let reader: Person
const said: string[] = []

beforeAll(async () => {
  writer = await aTalker(game)
  reader = await aTalker(game)
  // Some lines of before rooms noted their months.
  for (const word of ['River', 'Lantern', 'Goose']) await sayAndWrite(`${word} of long ago`)
  const { database } = game.services
  await database.query(sql`UPDATE chat_room SET months = '[]'`)
  await database.query(sql`UPDATE mail_dialog SET months = '[]'`)
  for (let month = 0; month < months; month++) {
    game.clock.time += 30 * day
    for (const table of ['chat_message', 'mail_message']) await tidyTable(game.services, table)
    // Nobody speaks in some months.
    if (month % 5 !== 3) for (const words of twoOf(month)) await sayAndWrite(words)
  }
  watched = await watchPlans(game)
})
afterAll(() => watched.close())

/** Different enough not to be taken for an echo. */
const twoOf = (month: number) =>
  ['kettle', 'mushroom'].map((word) => `${word} ${'abcdefghijklmnop'[month]?.repeat(9)}`)

const backwards = (text: string) => [...text].reverse().join('')

async function sayAndWrite(text: string): Promise<void> {
  game.clock.time += 2 * day
  said.push(text)
  const chat = { as: writer.token, params: { room: 'MAIN' }, body: { text }, key: aKey() }
  expect((await game.ask(sendChat, chat)).status).toBe(200)
  const mail = {
    as: writer.token,
    params: { partner: reader.id },
    body: { text: backwards(text) },
    key: aKey(),
  }
  expect((await game.ask(sendMail, mail)).status).toBe(200)
}

const lines = ({ body }: Answer) => body.messages as unknown as (ChatLine | MailLine)[]
const texts = (answer: Answer) => lines(answer).map(({ text }) => text)
/** The lines that are still kept. */
const kept = (table: 'chat_message' | 'mail_message', id: number) =>
  table === 'chat_message'
    ? game.services.database.query<{ text: string }>(
        sql`SELECT text FROM chat_message WHERE room = 'main' ORDER BY id`,
      )
    : game.services.database.query<{ text: string }>(
        sql`SELECT text FROM mail_message WHERE owner_id = ${id} ORDER BY id`,
      )

test.each(['chat_message', 'mail_message'] as const)(
  'however many months they lie in, lines of %s are read page by page and from any line on',
  async (table) => {
    const whole = (await kept(table, reader.id)).map(({ text }) => text)
    const all = table === 'chat_message' ? said : said.map(backwards)
    expect(whole.length).toBeGreaterThan(3)
    const [list, latest, params] =
      table === 'chat_message'
        ? [listChat, latestChat, { room: 'MAIN' }]
        : [listDialog, latestDialog, { partner: writer.id }]
    const ask = (query: Record<string, number>, call: Call = list) =>
      game.ask(call, { as: reader.token, params, query })
    for (let from = 0; from < all.length; from += 3) {
      const page = all.slice(Math.max(0, all.length - from - 3), all.length - from)
      expect(texts(await ask({ from, to: from + 3 }))).toEqual(page.filter((text) => whole.includes(text)))
    }
    for (let after = 0; after < all.length; after += 4) {
      const page = all.slice(after, after + 20).filter((text) => whole.includes(text))
      expect(texts(await ask({ afterId: after }, latest))).toEqual(page)
    }
  },
)

test('who looks at the newest lines looks into the months they lie in, and no others', async () => {
  for (const [call, params, table] of [
    [listChat, { room: 'MAIN' }, 'chat_message'],
    [listDialog, { partner: writer.id }, 'mail_message'],
  ] as const) {
    const plans = await watched.plansOf(() =>
      game.ask(call, { as: reader.token, params, query: { from: 0, to: 2 } }),
    )
    const parts = new Set(plans.flatMap((plan) => plan.parts[table] ?? []))
    expect(parts.size).toBeGreaterThan(0)
    // Two lines of this month; the newest five hundred are looked through for deleted ones, which is all there is.
    if (table === 'mail_message') expect(parts.size).toBeLessThanOrEqual(2)
  }
})

test('a room remembers so many months and no more', async () => {
  const rooms = await game.services.database.query<{ count: number }>(
    sql`SELECT jsonb_array_length(months) AS count FROM chat_room WHERE room = 'main'
      UNION ALL SELECT jsonb_array_length(months) FROM mail_dialog`,
  )
  for (const { count } of rooms) expect(count).toBeLessThanOrEqual(14)
})
