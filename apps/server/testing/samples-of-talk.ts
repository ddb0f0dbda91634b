import { sendChat } from '@skystair/contract/chat.ts'
import { sendMail } from '@skystair/contract/mail.ts'
import type { Game, Question } from './game.ts'
import { aPlayer, aTraveller, type Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

const main = { room: 'MAIN' }

/** Says something in the main room; gives its number. */
export async function aSaidLine(game: Game, { token }: Person): Promise<number> {
  await game.ask(sendChat, { as: token, params: main, body: { text: 'Who goes up?' } })
  const { body } = await game.send('GET', '/api/chat/MAIN/list?from=0&to=1', { as: token })
  return Number(body.lastId)
}

/** A room where one speaks, another answers and a third passes it on. */
async function aTalk(game: Game): Promise<void> {
  const id = await aSaidLine(game, await aTalker(game))
  for (const body of [{ text: 'I do.', replyTo: id }, { forward: { room: 'MAIN', id } }])
    await game.ask(sendChat, { as: (await aTalker(game)).token, params: main, body })
}

/** A letter of somebody in the box; gives who wrote it. */
async function aLetter(game: Game, { id }: Person): Promise<Person> {
  const writer = await aTalker(game)
  await game.ask(sendMail, { as: writer.token, params: { partner: id }, body: { text: 'How is the road?' } })
  return writer
}

const room = (query: Question['query']): Sample => ({
  ask: async (game) => {
    await aTalk(game)
    return { params: main, query: query ?? {} }
  },
  against: null,
})

const dialog = (query: Question['query']): Sample => ({
  ask: async (game, person) => ({
    params: { partner: (await aLetter(game, person)).id },
    query: query ?? {},
  }),
  against: null,
})

export const samplesOfTalk: Readonly<Record<string, Sample>> = {
  'chat.list': room({ from: 0, to: 20 }),
  'chat.latest': room({ afterId: 0 }),
  'chat.send': {
    by: aTalker,
    ask: async (game) => ({
      params: main,
      body: { text: 'The first step bites.', replyTo: await aSaidLine(game, await aTalker(game)) },
    }),
    other: { body: { text: 'So does the second.' } },
    against: null,
  },
  'chat.delete': {
    by: (game) => aTalker(game, { accessLevel: 'MODERATOR' }),
    ask: async (game, person) => ({ params: { room: 'MAIN', id: await aSaidLine(game, person) } }),
    other: { params: { room: 'MAIN', id: 1_000_000 } },
    // A line belongs to its room.
    against: 'the world',
  },
  'mail.list': {
    ask: async (game, person) => {
      await aLetter(game, person)
      return {}
    },
    against: null,
  },
  'mail.dialog': dialog({ from: 0, to: 20 }),
  'mail.latest': dialog({ afterId: 0 }),
  'mail.send': {
    by: aTalker,
    ask: async (game) => ({
      params: { partner: (await aTraveller(game)).id },
      body: { text: 'Greetings from stair 12.' },
    }),
    other: { body: { text: 'And from stair 13.' } },
    against: (_, victim) => ({
      question: { params: { partner: 0 }, query: { support: false }, body: { text: `I am ${victim.name}` } },
      code: 'mail.refused.no-answer',
    }),
  },
  'mail.see': { ask: () => ({ params: { partner: 0 } }), other: { params: { partner: 1 } }, against: null },
  'mail.take': {
    by: aPlayer,
    ask: () => ({ params: { partner: 0, id: 1 } }),
    other: { params: { partner: 0, id: 2 } },
    // The number of a letter is counted in the reader's own dialog: it never names another's.
    against: 'the world',
  },
  'mail.block': {
    ask: async (game) => ({ params: { id: (await aTraveller(game)).id } }),
    other: { params: { id: 1_000_000_000 } },
    against: 'the world',
  },
  'mail.unblock': {
    ask: () => ({ params: { id: 7 } }),
    other: { params: { id: 8 } },
    against: 'the world',
  },
  'rating.by': {
    ask: async (game) => ({
      params: { type: 'params' },
      query: { from: 1, to: 10, filter: (await aPlayer(game)).name ?? '' },
    }),
    against: null,
  },
  'rating.profile': {
    ask: async (game) => ({ params: { id: (await aTalker(game)).id } }),
    // What it shows is what everybody may know.
    against: 'the world',
  },
  'manual.get': { ask: () => ({ params: { x: 'chat' } }), against: null },
  'manual.search': { ask: () => ({ query: { search: 'bear' } }), against: null },
  'chat.see': {
    ask: () => ({ params: main, body: { id: 1 } }),
    other: { body: { id: 2 } },
    against: null,
  },
}
