import { deleteChat, latestChat, listChat, seeChat, sendChat } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { current } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { type Answer, aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()

const linesOf = ({ body }: Answer) => body.messages as unknown as ChatLine[]
const textsOf = (answer: Answer) => linesOf(answer).map(({ text }) => text)
const list = (person: Person, from = 0, to = 20, room = 'MAIN') =>
  game.ask(listChat, { as: person.token, params: { room }, query: { from, to } })
const latest = (person: Person, afterId: number, room = 'MAIN') =>
  game.ask(latestChat, { as: person.token, params: { room }, query: { afterId } })
const send = (person: Person, text: string, more: object = {}, room = 'MAIN') =>
  game.ask(sendChat, { as: person.token, params: { room }, body: { text, ...more } })
const lastId = async (person: Person, room = 'MAIN') => Number((await list(person, 0, 1, room)).body.lastId)

/** Different enough not to be taken for an echo. */
const words = ['owl', 'bear', 'river', 'lantern', 'goose', 'kettle', 'mushroom', 'saddle', 'thunder', 'anvil']
const aLineNumbered = (index: number) => `${words[index % 10]} ${words[Math.floor(index / 10) % 10]}`

describe('the main room', () => {
  test('tells everybody who said what, and when', async () => {
    const talker = await aTalker(game, { level: 12, name: 'Vasilisa' })
    const listener = await aTraveller(game)
    expect((await send(talker, '  Who goes\u202E up?  ')).body).toEqual({ done: true })
    expect(linesOf(await list(listener)).at(-1)).toMatchObject({
      text: 'Who goes up?',
      time: game.clock.now(),
      authorId: talker.id,
      authorName: 'Vasilisa',
      authorGender: 'female',
      authorLevel: 12,
      authorAccess: 'PLAYER',
      deleted: false,
    })
  })

  test('is read by twenty from the end, and from a line on', async () => {
    const talkers = await Promise.all(Array.from({ length: 5 }, () => aTalker(game)))
    const before = await lastId(talkers[0] as Person)
    for (let index = 0; index < 45; index++) {
      game.clock.time += 3_000
      expect((await send(talkers[index % 5] as Person, aLineNumbered(index))).status).toBe(200)
    }
    const reader = await aTraveller(game)
    const said = Array.from({ length: 45 }, (_, index) => aLineNumbered(index))
    expect(textsOf(await list(reader, 0, 20))).toEqual(said.slice(25))
    expect(textsOf(await list(reader, 20, 40))).toEqual(said.slice(5, 25))
    expect(textsOf(await list(reader, 0, 1000))).toHaveLength(20)
    expect(textsOf(await latest(reader, before))).toEqual(said.slice(0, 20))
    expect(textsOf(await latest(reader, before + 20))).toEqual(said.slice(20, 40))
    expect(textsOf(await latest(reader, before + 45))).toEqual([])
  })

  test('numbers lines without a gap, however many speak at once, and loses none', async () => {
    const talkers = await Promise.all(Array.from({ length: 30 }, () => aTalker(game)))
    const before = await lastId(talkers[0] as Person)
    const answers = await Promise.all(talkers.map((talker, index) => send(talker, aLineNumbered(index))))
    expect(answers.map(({ status }) => status)).toEqual(talkers.map(() => 200))
    const first = linesOf(await latest(talkers[0] as Person, before))
    const second = linesOf(await latest(talkers[0] as Person, before + 20))
    const ids = [...first, ...second].map(({ id }) => id)
    expect(ids).toEqual(talkers.map((_, index) => before + 1 + index))
  })

  test('a line that was not accepted takes no number', async () => {
    const talker = await aTalker(game)
    const before = await lastId(talker)
    await send(talker, 'x'.repeat(1001))
    await send(talker, '')
    expect(await lastId(talker)).toBe(before)
  })
})

describe('who may talk', () => {
  test('a traveller without a name may listen only', async () => {
    const traveller = await aTraveller(game)
    expect((await send(traveller, 'hello')).body.code).toBe('errors.forbidden')
  })

  test('from level 10', async () => {
    const young = await aTalker(game, { level: 9 })
    expect((await send(young, 'hello')).body).toMatchObject({
      code: 'errors.chat-level',
      text: 'You need level 10 to send a message!',
    })
  })

  test('not while banned, and the player is told until when', async () => {
    const banned = await aTalker(game)
    const until = game.clock.now() + 3_600_000
    await game.services.database.query(sql`UPDATE player SET state = jsonb_set(state, '{talk,ban}',
      ${JSON.stringify({ reason: 'FLOOD', until })}::jsonb) WHERE id = ${banned.id}`)
    expect((await send(banned, 'hello')).body.code).toBe('errors.chat-banned')
    expect((await game.ask(current, { as: banned.token })).body.chatBan).toEqual({ reason: 'FLOOD', until })
    game.clock.time = until
    expect((await send(banned, 'hello')).status).toBe(200)
    expect((await game.ask(current, { as: banned.token })).body.chatBan).toBeNull()
  })

  test('not too fast, and nothing twice', async () => {
    const talker = await aTalker(game)
    await send(talker, 'Selling a dragon egg, cheap')
    expect((await send(talker, 'SELLING a dragon egg - cheap!')).body.code).toBe('chat.refused.repeated')
    for (let index = 0; index < 4; index++) await send(talker, aLineNumbered(index))
    expect((await send(talker, 'one more')).body).toMatchObject({
      code: 'chat.refused.too-fast',
      params: { wait: 10 },
    })
  })
})

describe('a line', () => {
  test('answers another', async () => {
    const [one, two] = [await aTalker(game, { name: 'Asker' }), await aTalker(game)]
    await send(one, 'Where is the bridge?')
    const id = await lastId(one)
    await send(two, 'Behind you.', { replyTo: id })
    expect(linesOf(await list(one, 0, 1))[0]?.replyTo).toEqual({
      id,
      authorName: 'Asker',
      text: 'Where is the bridge?',
    })
    expect((await send(one, 'Thanks', { replyTo: 1_000_000 })).body.code).toBe('chat.refused.line-not-found')
  })

  test('is forwarded with the name of who said it first', async () => {
    const [one, two, three] = [
      await aTalker(game, { name: 'First' }),
      await aTalker(game),
      await aTalker(game),
    ]
    await send(one, 'The gate is open!')
    await game.ask(sendChat, {
      as: two.token,
      params: { room: 'MAIN' },
      body: { forward: { room: 'MAIN', id: await lastId(one) } },
    })
    await game.ask(sendChat, {
      as: three.token,
      params: { room: 'MAIN' },
      body: { forward: { room: 'MAIN', id: await lastId(one) } },
    })
    for (const line of linesOf(await list(one, 0, 2))) {
      expect(line).toMatchObject({
        text: '/forward The gate is open!',
        forwardedFrom: { id: one.id, name: 'First' },
      })
    }
  })

  test('cannot be forwarded by hand: that would put words into another mouth', async () => {
    const talker = await aTalker(game)
    expect((await send(talker, ' /forward The admin says yes')).body.code).toBe(
      'chat.refused.forward-by-hand',
    )
  })

  test.each(['\u200B', '\u00AD', '\u2060', '\u202E', '\uFE0F', '\u034F', '\u3164', '\u0301', '\u{E0061}'])(
    'cannot be forwarded by hand with letters in it that nobody sees (%j)',
    async (unseen) => {
      const talker = await aTalker(game)
      const before = await lastId(talker)
      for (const text of [`/for${unseen}ward The admin says yes`, `${unseen}/forward The admin says no`])
        expect((await send(talker, text)).body.code).toBe('chat.refused.forward-by-hand')
      expect(await lastId(talker)).toBe(before)
    },
  )

  test('of the greatest length is forwarded whole, also a second time', async () => {
    const [one, two, three] = [await aTalker(game), await aTalker(game), await aTalker(game)]
    const long = 'The gate is open! '.repeat(60).slice(0, 1000).trim()
    await send(one, long)
    for (const { token } of [two, three])
      await game.ask(sendChat, {
        as: token,
        params: { room: 'MAIN' },
        body: { forward: { room: 'MAIN', id: await lastId(one) } },
      })
    expect(linesOf(await list(one, 0, 2)).map(({ text }) => text)).toEqual([
      `/forward ${long}`,
      `/forward ${long}`,
    ])
  })

  test('that was whispered is forwarded to nobody', async () => {
    const [one, two] = [await aTalker(game), await aTalker(game)]
    const whispered = { params: { room: 'PRIVAT' }, body: { text: 'The key is under the owl', to: two.id } }
    expect((await game.ask(sendChat, { as: one.token, ...whispered })).status).toBe(200)
    const told = await game.ask(sendChat, {
      as: two.token,
      params: { room: 'MAIN' },
      body: { forward: { room: 'PRIVAT', id: 1 } },
    })
    expect(told.body.code).toBe('chat.refused.whispered')
  })

  test('repeated with its key is said once', async () => {
    const talker = await aTalker(game)
    const question = { as: talker.token, params: { room: 'MAIN' }, body: { text: 'Only once' }, key: aKey() }
    await game.ask(sendChat, question)
    const after = await lastId(talker)
    await game.ask(sendChat, question)
    expect(await lastId(talker)).toBe(after)
  })
})

describe('a whisper', () => {
  test('is heard by two and by nobody else', async () => {
    const [one, two, three] = [await aTalker(game), await aTalker(game, { name: 'Ear' }), await aTalker(game)]
    await send(one, 'Just for you', { to: two.id }, 'PRIVAT')
    for (const person of [one, two]) {
      const [line] = linesOf(await list(person, 0, 20, 'PRIVAT'))
      expect(line).toMatchObject({ id: 1, text: 'Just for you', receiver: { id: two.id, name: 'Ear' } })
    }
    expect(textsOf(await list(three, 0, 20, 'PRIVAT'))).toEqual([])
    expect(textsOf(await list(three))).not.toContain('Just for you')
  })

  test('is counted until the receiver has looked', async () => {
    const [one, two] = [await aTalker(game), await aTalker(game)]
    await send(one, 'Psst', { to: two.id }, 'PRIVAT')
    await send(one, 'Listen', { to: two.id }, 'PRIVAT')
    expect((await game.ask(current, { as: two.token })).body.unreadWhispers).toBe(2)
    await game.ask(seeChat, { as: two.token, params: { room: 'PRIVAT' }, body: { id: 2 } })
    expect((await game.ask(current, { as: two.token })).body.unreadWhispers).toBe(0)
    expect((await list(two, 0, 1, 'PRIVAT')).body.seenId).toBe(2)
  })

  test('needs somebody else to hear it', async () => {
    const one = await aTalker(game)
    expect((await send(one, 'hm', {}, 'PRIVAT')).body.code).toBe('chat.refused.to-whom')
    expect((await send(one, 'hm', { to: one.id }, 'PRIVAT')).body.code).toBe('chat.refused.to-yourself')
    expect((await send(one, 'hm', { to: 999_999_999 }, 'PRIVAT')).body.code).toBe('player.refused.not-found')
  })

  test('does not reach those who do not listen', async () => {
    const [one, two] = [await aTalker(game), await aTalker(game)]
    await game.services.database.query(sql`UPDATE player SET state = jsonb_set(state, '{talk,blacklist}',
      ${JSON.stringify([one.id])}::jsonb) WHERE id = ${two.id}`)
    expect((await send(one, 'hey', { to: two.id }, 'PRIVAT')).body.code).toBe('chat.refused.blocked')
    expect((await send(two, 'hey', { to: one.id }, 'PRIVAT')).body.code).toBe('chat.refused.blocked-by-you')
  })
})

describe('the room of a clan', () => {
  test('is closed to those without one', async () => {
    const loner = await aTalker(game)
    expect((await send(loner, 'hello', {}, 'CLAN')).body.code).toBe('chat.refused.no-clan')
    expect((await list(loner, 0, 20, 'CLAN')).body.code).toBe('chat.refused.no-clan')
  })

  test('is open to its members only', async () => {
    const [one, two, other] = [await aTalker(game), await aTalker(game), await aTalker(game)]
    for (const [{ id }, clan] of [
      [one, 5],
      [two, 5],
      [other, 6],
    ] as const) {
      await game.services.database.query(sql`UPDATE player SET clan_id = ${clan}::bigint WHERE id = ${id}`)
    }
    await send(one, 'To the raid!', {}, 'CLAN')
    expect(textsOf(await list(two, 0, 20, 'CLAN'))).toEqual(['To the raid!'])
    expect(textsOf(await list(other, 0, 20, 'CLAN'))).toEqual([])
  })
})

describe('a moderator', () => {
  test('deletes a line: nobody reads it any more, and whoever catches up learns of it', async () => {
    const [moderator, talker] = [await aTalker(game, { accessLevel: 'MODERATOR' }), await aTalker(game)]
    await send(talker, 'Something ugly')
    const id = await lastId(talker)
    await send(await aTalker(game), 'I saw that', { replyTo: id })
    const question = { as: moderator.token, params: { room: 'MAIN', id } }
    expect((await game.ask(deleteChat, question)).status).toBe(200)
    const [gone, answer] = linesOf(await latest(talker, id - 1))
    expect(gone).toMatchObject({ id, text: '', deleted: true })
    expect(answer).toMatchObject({ text: 'I saw that', replyTo: null })
    expect((await latest(talker, id)).body.deleted).toContain(id)
    expect((await game.ask(deleteChat, { ...question, key: aKey() })).body.code).toBe(
      'chat.refused.line-not-found',
    )
  })

  test('is needed for that', async () => {
    const talker = await aTalker(game)
    await send(talker, 'My own line')
    const question = { as: talker.token, params: { room: 'MAIN', id: await lastId(talker) } }
    expect((await game.ask(deleteChat, question)).body.code).toBe('errors.forbidden')
  })
})
