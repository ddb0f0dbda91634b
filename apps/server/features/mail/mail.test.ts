import {
  blockMail,
  latestDialog,
  listDialog,
  listMail,
  type MailDialog,
  seeDialog,
  sendMail,
  takeAttachment,
  unblockMail,
} from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import { current, deleteAccount } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { type Answer, aGame, aKey } from '../../testing/game.ts'
import { aPlayer, aTraveller, type Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()

const lettersOf = ({ body }: Answer) => body.messages as unknown as MailLine[]
const textsOf = (answer: Answer) => lettersOf(answer).map(({ text }) => text)
const dialog = (person: Person, partner: number, from = 0, to = 20) =>
  game.ask(listDialog, { as: person.token, params: { partner }, query: { from, to } })
const send = (person: Person, partner: number, text: string, query = {}) =>
  game.ask(sendMail, { as: person.token, params: { partner }, query, body: { text } })
const dialogs = async (person: Person) =>
  (await game.ask(listMail, { as: person.token })).body.dialogs as unknown as {
    partner: { id: number; name: string | null }
    unread: number
    lastText: string
    lastOwn: boolean
  }[]
const playerOf = async (person: Person) => (await game.ask(current, { as: person.token })).body
const take = (person: Person, id = 1, key = aKey()) =>
  game.ask(takeAttachment, { as: person.token, params: { partner: 0, id }, key })

const animals = ['owls', 'bears', 'geese', 'wolves', 'foxes', 'hares', 'newts', 'swans', 'moths', 'crows']

describe('a letter', () => {
  test('lies with both, each seeing who wrote it', async () => {
    const [one, two] = [await aTalker(game, { name: 'Writer' }), await aTraveller(game)]
    expect((await send(one, two.id, ' Dear friend\u202E! ')).body).toEqual({ done: true })
    expect(lettersOf(await dialog(one, two.id))).toMatchObject([{ id: 1, own: true, text: 'Dear friend!' }])
    expect(lettersOf(await dialog(two, one.id))).toMatchObject([
      { id: 1, own: false, text: 'Dear friend!', attachment: null, taken: false },
    ])
    expect((await dialog(two, one.id)).body.partner).toMatchObject({ id: one.id, name: 'Writer' })
  })

  test('is new until it is read', async () => {
    const [one, two, three] = [await aTalker(game), await aTalker(game), await aTraveller(game)]
    await send(one, three.id, 'First')
    await send(one, three.id, 'Second')
    await send(two, three.id, 'Third')
    expect(await playerOf(three)).toMatchObject({ haveNewMailMessage: true, unreadLetters: 3 })
    expect((await dialogs(three)).map(({ unread }) => unread).sort()).toEqual([1, 2])
    await game.ask(seeDialog, { as: three.token, params: { partner: one.id } })
    expect(await playerOf(three)).toMatchObject({ haveNewMailMessage: true, unreadLetters: 1 })
    await game.ask(seeDialog, { as: three.token, params: { partner: two.id } })
    expect(await playerOf(three)).toMatchObject({ haveNewMailMessage: false, unreadLetters: 0 })
  })

  test('is read by twenty from the end, and from a letter on', async () => {
    const [one, two] = [await aTalker(game), await aTraveller(game)]
    const texts = Array.from(
      { length: 25 },
      (_, index) => `${animals[index % 10]} ${animals[(index * 3 + 1) % 7]} ${'!'.repeat(1 + index)}`,
    )
    for (const text of texts) {
      game.clock.time += 61_000
      expect((await send(one, two.id, text)).status).toBe(200)
    }
    expect(textsOf(await dialog(two, one.id))).toEqual(texts.slice(5))
    expect(textsOf(await dialog(two, one.id, 20, 40))).toEqual(texts.slice(0, 5))
    const later = await game.ask(latestDialog, {
      as: two.token,
      params: { partner: one.id },
      query: { afterId: 23 },
    })
    expect(textsOf(later)).toEqual(texts.slice(23))
    expect(later.body.lastId).toBe(25)
  })

  test('of two who write to each other at once is never lost', async () => {
    const [one, two] = [await aTalker(game), await aTalker(game)]
    const letters = animals.flatMap((animal, index) => [
      index < 5 ? send(one, two.id, `I see ${animal}`) : null,
      index < 5 ? send(two, one.id, `And I hear ${animal}`) : null,
    ])
    for (const answer of await Promise.all(letters)) if (answer) expect(answer.status).toBe(200)
    for (const [reader, partner] of [
      [one, two],
      [two, one],
    ] as const) {
      expect(lettersOf(await dialog(reader, partner.id)).map(({ id }) => id)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
    }
  })

  test('needs somebody else to read it, and a voice to write it', async () => {
    const one = await aTalker(game)
    expect((await send(one, one.id, 'me')).body.code).toBe('mail.refused.to-yourself')
    expect((await send(one, 999_999_999, 'you')).body.code).toBe('player.refused.not-found')
    const two = await aTraveller(game)
    expect((await send(two, one.id, 'hello')).body.code).toBe('errors.forbidden')
    await game.services.database.query(sql`UPDATE player SET state = jsonb_set(state, '{talk,ban}',
      ${JSON.stringify({ reason: 'FRAUD', until: game.clock.now() + 1000 })}::jsonb) WHERE id = ${one.id}`)
    expect((await send(one, two.id, 'hello')).body.code).toBe('errors.chat-not-allowed')
  })
})

test('the list of dialogs has the newest first, with its last words, a hundred at a time', async () => {
  const reader = await aTraveller(game)
  await game.services.database.query(sql`
    WITH partner AS (SELECT generate_series(5000001, 5000150) AS id),
      dialog AS (INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at)
        SELECT ${reader.id}, id, 1, 0, to_timestamp(id / 7) FROM partner)
    INSERT INTO mail_message (owner_id, partner_id, id, at, own, text)
      SELECT ${reader.id}, id, 1, to_timestamp(id / 7), false, 'letter of ' || id FROM partner`)
  const trips = game.services.database.roundTrips()
  const first = await game.ask(listMail, { as: reader.token })
  expect(game.services.database.roundTrips() - trips).toBe(1)
  const textsIn = ({ body }: Answer) =>
    (body.dialogs as unknown as MailDialog[]).map(({ lastText }) => lastText)
  expect([textsIn(first).length, first.body.more]).toEqual([100, true])
  // Letters of one moment may stand on two pages.
  const last = (first.body.dialogs as unknown as MailDialog[]).at(-1)
  const query = { before: last?.lastTime ?? 0, beforePartner: last?.partner.id ?? 0 }
  const second = await game.ask(listMail, { as: reader.token, query })
  expect(second.body.more).toBe(false)
  const all = Array.from({ length: 150 }, (_, index) => `letter of ${5_000_150 - index}`)
  expect([...textsIn(first), ...textsIn(second)]).toEqual(all)
})

describe('blocking', () => {
  test('erases the letters of one side and stops those to come', async () => {
    const [one, two] = [await aTalker(game), await aTalker(game)]
    await send(one, two.id, 'Buy my boots!')
    const blocked = await game.ask(blockMail, { as: two.token, params: { id: one.id } })
    expect(blocked.body).toMatchObject({ blacklist: [one.id], unreadLetters: 0 })
    expect(textsOf(await dialog(two, one.id))).toEqual([])
    expect((await dialog(two, one.id)).body.blocked).toBe(true)
    expect(textsOf(await dialog(one, two.id))).toEqual(['Buy my boots!'])
    expect((await send(one, two.id, 'Hello?')).body.code).toBe('mail.refused.blocked')
    expect((await send(two, one.id, 'No.')).body.code).toBe('mail.refused.blocked-by-you')
  })

  test('is undone by unblocking', async () => {
    const [one, two] = [await aTalker(game), await aTalker(game)]
    await game.ask(blockMail, { as: two.token, params: { id: one.id } })
    await game.ask(unblockMail, { as: two.token, params: { id: one.id } })
    expect((await send(one, two.id, 'Sorry about the boots')).status).toBe(200)
    expect((await playerOf(two)).blacklist).toEqual([])
  })

  test('nobody can be blocked who is not there', async () => {
    const one = await aTraveller(game)
    expect((await game.ask(blockMail, { as: one.token, params: { id: 999_999_999 } })).body.code).toBe(
      'player.refused.not-found',
    )
  })
})

describe('the letter of the Stair', () => {
  test('waits for whoever has just got a name, with a gift in it', async () => {
    const player = await aPlayer(game)
    expect(await playerOf(player)).toMatchObject({ unreadLetters: 1 })
    expect(lettersOf(await dialog(player, 0))).toMatchObject([
      {
        letter: 'welcome',
        taken: false,
        attachment: {
          amounts: [
            { currency: 'gold', amount: 250 },
            { currency: 'elixir', amount: 3 },
          ],
        },
      },
    ])
  })

  test('gives its gift exactly once, however many hands reach for it', async () => {
    const player = await aPlayer(game)
    const { gold } = (await playerOf(player)) as unknown as { gold: number }
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(player)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('mail.refused.taken')
    expect((await playerOf(player)).gold).toBe(gold + 250)
    expect(lettersOf(await dialog(player, 0))).toMatchObject([{ taken: true }])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('is not somebody else’s to open', async () => {
    const player = await aPlayer(game)
    const thief = await aTraveller(game)
    expect((await take(thief)).body.code).toBe('mail.refused.letter-not-found')
    expect(lettersOf(await dialog(player, 0))).toMatchObject([{ taken: false }])
  })
})

describe('the support', () => {
  test('gets what is written to the Stair with its flag, even from those who are banned', async () => {
    const player = await aTalker(game)
    await game.services.database.query(sql`UPDATE player SET state = jsonb_set(state, '{talk,ban}',
      ${JSON.stringify({ reason: 'FRAUD', until: game.clock.now() + 1000 })}::jsonb) WHERE id = ${player.id}`)
    expect((await send(player, 0, 'Help')).body.code).toBe('mail.refused.no-answer')
    expect((await send(player, 0, 'My bear is stuck.', { support: true })).status).toBe(200)
    expect(lettersOf(await dialog(player, 0))).toMatchObject([{ own: true, text: 'My bear is stuck.' }])
    const waiting = await game.services.database.query(
      sql`SELECT kind, subject FROM moderation_case WHERE from_id = ${player.id} AND decision IS NULL`,
    )
    expect(waiting).toEqual([{ kind: 'SUPPORT', subject: { text: 'My bear is stuck.' } }])
  })
})

test('whoever leaves for ever takes their letters along; the others keep theirs, without a name', async () => {
  const [one, two] = [await aTalker(game, { name: 'Goodbye' }), await aTraveller(game)]
  await send(one, two.id, 'I am leaving')
  await game.ask(deleteAccount, { as: one.token, body: { password: null } })
  expect(textsOf(await dialog(two, one.id))).toEqual(['I am leaving'])
  expect((await dialogs(two))[0]?.partner).toMatchObject({ id: one.id, name: null })
  expect((await send(await aTalker(game), one.id, 'Wait!')).body.code).toBe('player.refused.not-found')
})
