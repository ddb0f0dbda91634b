import { deleteChat, listChat, sendChat } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { broadcastChannel, clanChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { exportData } from '@skystair/contract/player.ts'
import { mostPassings } from '@skystair/rules/chat/pass-on.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { channelOf } from '../../platform/people/channel.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { Wire } from '../../testing/wire.ts'

const game = aGame()
const note = 'seen with my own eyes'
let address = ''
beforeAll(async () => {
  address = await game.listen()
})

const send = (who: Person, room: ChatRoom, body: object) =>
  game.ask(sendChat, { as: who.token, params: { room }, body })
const lines = async (who: Person, room: ChatRoom, to = 20) => {
  const { body } = await game.ask(listChat, { as: who.token, params: { room }, query: { from: 0, to } })
  return body.messages as unknown as ChatLine[]
}
const lastId = async (who: Person, room: ChatRoom) => (await lines(who, room, 1))[0]?.id ?? 0

/** A line is said, passed on in the square, to a clan and in a whisper, and passed on once more from the clan. */
async function passedOn() {
  const [author, teller, listener, keeper] = [
    await aTalker(game),
    await aTalker(game),
    await aTalker(game),
    await aTalker(game, { accessLevel: 'MODERATOR' }),
  ]
  for (const { id } of [teller, listener])
    await game.services.database.query(sql`UPDATE player SET clan_id = 9 WHERE id = ${id}`)
  const words = `Geese, all of you ${author.id}`
  await send(author, 'MAIN', { text: words })
  const first = await lastId(author, 'MAIN')
  const forward = { room: 'MAIN', id: first }
  game.clock.time += 60_000
  await send(listener, 'MAIN', { forward })
  game.clock.time += 60_000
  await send(teller, 'CLAN', { forward })
  game.clock.time += 60_000
  await send(teller, 'PRIVAT', { forward, to: listener.id })
  game.clock.time += 60_000
  const again = await send(listener, 'MAIN', { forward: { room: 'CLAN', id: await lastId(teller, 'CLAN') } })
  expect(again.status).toBe(200)
  const readable = async () => {
    const rooms: readonly (readonly [Person, ChatRoom])[] = [
      [author, 'MAIN'],
      [listener, 'CLAN'],
      [listener, 'PRIVAT'],
      [teller, 'PRIVAT'],
    ]
    const read = await Promise.all(rooms.map(([who, room]) => lines(who, room)))
    return read.flat().filter(({ text }) => text.includes(words)).length
  }
  return { author, teller, listener, keeper, first, readable }
}

async function aCase({ author, listener, first }: Awaited<ReturnType<typeof passedOn>>): Promise<string> {
  const body = { kind: 'CHAT', playerId: author.id, room: 'MAIN', id: String(first), text: '' }
  await game.ask(calls.report, { as: listener.token, body })
  const [found] = await game.services.database.query<{ id: string }>(
    sql`SELECT id FROM moderation_case WHERE about_id = ${author.id} ORDER BY at DESC LIMIT 1`,
  )
  return found?.id ?? ''
}

test('words that a keeper takes out of a room are gone wherever they were passed on', async () => {
  const talk = await passedOn()
  expect(await talk.readable()).toBe(6)
  const question = { as: talk.keeper.token, params: { room: 'MAIN', id: talk.first } }
  expect((await game.ask(deleteChat, question)).status).toBe(200)
  expect(await talk.readable()).toBe(0)
})

test('words that a verdict carries away are gone wherever they were passed on, and back when it is taken back', async () => {
  const talk = await passedOn()
  const question = { as: talk.keeper.token, params: { id: await aCase(talk) } }
  const decided = await game.ask(calls.decideCase, { ...question, body: { decision: 'ERASED', note } })
  expect([decided.status, await talk.readable()]).toEqual([200, 0])
  const undone = await game.ask(calls.undoCase, { ...question, body: { note } })
  expect([undone.status, await talk.readable()]).toEqual([200, 6])
})

test('whoever has a copy on the page is told that it is gone', async () => {
  const talk = await passedOn()
  const { id, token } = talk.listener
  const wire = new Wire(address)
  await wire.connect(token)
  const own = personalChannel(channelOf(game.services.config.sessionSecret, id))
  for (const channel of [own, clanChannel(9), broadcastChannel]) await wire.listen(channel, channel)
  const question = { as: talk.keeper.token, params: { room: 'MAIN', id: talk.first } }
  await game.ask(deleteChat, question)
  wire.say('SUBSCRIBE', { id: 'again', destination: broadcastChannel, receipt: 'done' })
  const heard: string[] = []
  for (let frame = await wire.next(); frame.command === 'MESSAGE'; frame = await wire.next())
    heard.push(`${JSON.parse(frame.body).notificationType} ${JSON.parse(frame.body).room}`)
  wire.leave()
  expect(heard.sort()).toEqual([
    'CHAT_MESSAGE_DELETE CLAN',
    'CHAT_MESSAGE_DELETE MAIN',
    'CHAT_MESSAGE_DELETE MAIN',
    'CHAT_MESSAGE_DELETE MAIN',
    'CHAT_MESSAGE_DELETE PRIVAT',
  ])
})

test('passed on while a keeper takes them away, words are gone all the same', async () => {
  const keeper = await aTalker(game, { accessLevel: 'MODERATOR' })
  for (let round = 0; round < 12; round++) {
    const [author, teller] = [await aTalker(game), await aTalker(game)]
    const words = `Quick words ${author.id}`
    await send(author, 'MAIN', { text: words })
    const id = await lastId(author, 'MAIN')
    const [gone] = await Promise.all([
      game.ask(deleteChat, { as: keeper.token, params: { room: 'MAIN', id } }),
      send(teller, 'MAIN', { forward: { room: 'MAIN', id } }),
    ])
    expect(gone.status).toBe(200)
    expect((await lines(author, 'MAIN')).filter(({ text }) => text.includes(words))).toEqual([])
  }
})

test('words are passed on from mouth to mouth only so often', async () => {
  const author = await aTalker(game)
  await send(author, 'MAIN', { text: `A tale ${author.id}` })
  for (let step = 0; step <= mostPassings; step++) {
    const forward = { room: 'MAIN', id: await lastId(author, 'MAIN') }
    const { status, body } = await send(await aTalker(game), 'MAIN', { forward })
    if (step < mostPassings) expect(status).toBe(200)
    else expect(body.code).toBe('chat.refused.passed-on')
  }
})

test('where words were passed on to is nobody’s business: an export does not tell', async () => {
  const { author } = await passedOn()
  const { text } = await game.ask(exportData, { as: author.token })
  expect(text).toContain(`Geese, all of you ${author.id}`)
  expect(text).not.toMatch(/copies|copy_of|private-/)
})
