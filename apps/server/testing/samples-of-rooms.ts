import * as chat from '@skystair/contract/chat.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aSaidLine } from './samples-of-talk.ts'
import { aTalker } from './talk.ts'

const clan = 9

async function aClansman(game: Game, { accessLevel = 'PLAYER' as 'PLAYER' | 'MODERATOR' } = {}) {
  const talker = await aTalker(game, { accessLevel })
  await game.services.database.query(sql`UPDATE player SET clan_id = ${clan} WHERE id = ${talker.id}`)
  return talker
}

async function say(game: Game, { token }: Person, room: ChatRoom, body: object): Promise<void> {
  const { status, text } = await game.ask(chat.sendChat, { as: token, params: { room }, body })
  if (status !== 200) throw new Error(`nothing is said: ${text}`)
}

async function lastIn(game: Game, { token }: Person, room: ChatRoom): Promise<number> {
  const question = { as: token, params: { room }, query: { from: 0, to: 1 } }
  return Number((await game.ask(chat.listChat, question)).body.lastId)
}

/** One of the clan speaks, another answers, and a third passes on what was said in the main room. */
async function aTalkInTheClan(game: Game): Promise<number> {
  const speaker = await aClansman(game)
  await say(game, speaker, 'CLAN', { text: 'Who guards the gate?' })
  const replyTo = await lastIn(game, speaker, 'CLAN')
  await say(game, await aClansman(game), 'CLAN', { text: 'I do.', replyTo })
  const forward = { room: 'MAIN', id: await aSaidLine(game, await aTalker(game)) }
  await say(game, await aClansman(game), 'CLAN', { forward })
  return replyTo
}

/** Somebody whispers, is whispered to, and passes on what was said in the main room. */
async function aWhisper(game: Game, person: Person): Promise<number> {
  const friend = await aTalker(game)
  await say(game, friend, 'PRIVAT', { text: 'Do not tell the bear.', to: person.id })
  await say(game, person, 'PRIVAT', { text: 'Which bear?', to: friend.id })
  const forward = { room: 'MAIN', id: await aSaidLine(game, await aTalker(game)) }
  await say(game, friend, 'PRIVAT', { forward, to: person.id })
  return lastIn(game, person, 'PRIVAT')
}

const closed = [
  { room: 'CLAN', by: (game: Game) => aClansman(game), talk: aTalkInTheClan },
  { room: 'PRIVAT', by: (game: Game) => aTalker(game), talk: aWhisper },
] as const

/** The calls of the chat once more, in the rooms that not everybody hears: each has an owner of its own kind. */
export const samplesOfRooms: readonly (readonly [title: string, call: string, sample: Sample])[] = [
  ...closed.flatMap(({ room, by, talk }) => {
    const after = (ask: (id: number) => object): Sample => ({
      by,
      ask: async (game, person) => ({ params: { room }, ...ask(await talk(game, person)) }),
      against: null,
    })
    return [
      [`chat.list in ${room}`, 'chat.list', after(() => ({ query: { from: 0, to: 20 } }))],
      [`chat.latest in ${room}`, 'chat.latest', after(() => ({ query: { afterId: 0 } }))],
      [`chat.see in ${room}`, 'chat.see', after((id) => ({ body: { id } }))],
    ] as const
  }),
  [
    'chat.send in CLAN',
    'chat.send',
    {
      by: (game) => aClansman(game),
      ask: async (game) => ({
        params: { room: 'CLAN' },
        body: { text: 'Not alone.', replyTo: await aTalkInTheClan(game) },
      }),
      against: null,
    },
  ],
  [
    'chat.send in PRIVAT',
    'chat.send',
    {
      by: aTalker,
      ask: async (game) => ({
        params: { room: 'PRIVAT' },
        body: {
          forward: { room: 'MAIN', id: await aSaidLine(game, await aTalker(game)) },
          to: (await aTalker(game)).id,
        },
      }),
      against: null,
    },
  ],
  [
    'chat.delete in CLAN',
    'chat.delete',
    {
      by: (game) => aClansman(game, { accessLevel: 'MODERATOR' }),
      ask: async (game) => ({ params: { room: 'CLAN', id: await aTalkInTheClan(game) } }),
      against: null,
    },
  ],
]
