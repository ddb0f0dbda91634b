import { writeComment, writeTopic } from '@skystair/contract/forum.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

const draft = { theme: 'TALK', flag: 'GUEST', title: 'By the fire', text: 'Who has seen the **bear**?' }

/** A topic of somebody; gives its number. */
export async function aTopic(game: Game, author: Person, changes: object = {}): Promise<string> {
  const { body } = await game.ask(writeTopic, { as: author.token, body: { ...draft, ...changes } })
  return String(body.id)
}

/** The first comment of a topic of one's own. */
async function aComment(game: Game, author: Person): Promise<string> {
  const id = await aTopic(game, author)
  await game.ask(writeComment, { as: author.token, params: { id }, body: { text: 'I have.' } })
  return id
}

const ofOther = async (game: Game) => ({ id: await aTopic(game, await aTalker(game)) })
const noTopic = '00000000-0000-4000-8000-000000000000'

export const samplesOfForum: Readonly<Record<string, Sample>> = {
  'forum.topics': {
    ask: async (game) => {
      await ofOther(game)
      return {}
    },
    against: null,
  },
  'forum.topic': {
    ask: async (game) => {
      const params = await ofOther(game)
      await game.ask(writeComment, { as: (await aTalker(game)).token, params, body: { text: 'I have.' } })
      return { params }
    },
    against: 'the world',
  },
  'forum.write': {
    by: aTalker,
    ask: () => ({ body: draft }),
    other: { body: { ...draft, title: 'By the river' } },
    against: null,
  },
  'forum.edit': {
    by: aTalker,
    ask: async (game, person) => ({ params: { id: await aTopic(game, person) }, body: draft }),
    other: { body: { ...draft, title: 'By the river' } },
    against: async (game) => ({
      question: { params: await ofOther(game), body: draft },
      code: 'forum.refused.not-yours',
    }),
  },
  'forum.remove': {
    by: aTalker,
    ask: async (game, person) => ({ params: { id: await aTopic(game, person) } }),
    other: { params: { id: noTopic } },
    against: async (game) => ({
      question: { params: await ofOther(game) },
      code: 'forum.refused.not-yours',
    }),
  },
  'forum.pin': {
    by: (game) => aTalker(game, { accessLevel: 'MODERATOR' }),
    ask: async (game) => ({ params: await ofOther(game), body: { pinned: true } }),
    other: { body: { pinned: false } },
    against: 'the world',
  },
  'forum.rate': {
    by: aTalker,
    ask: async (game) => ({ params: await ofOther(game), body: { vote: 1 } }),
    other: { body: { vote: -1 } },
    against: 'the world',
  },
  'forum.comment': {
    by: aTalker,
    ask: async (game) => ({ params: await ofOther(game), body: { text: 'I have.' } }),
    other: { body: { text: 'I have not.' } },
    against: 'the world',
  },
  'forum.editComment': {
    by: aTalker,
    ask: async (game, person) => ({
      params: { id: await aComment(game, person), number: 1 },
      body: { text: 'I have, twice.' },
    }),
    other: { body: { text: 'I have, thrice.' } },
    against: async (game) => ({
      question: {
        params: { id: await aComment(game, await aTalker(game)), number: 1 },
        body: { text: 'Ha' },
      },
      code: 'forum.refused.not-yours',
    }),
  },
  'forum.removeComment': {
    by: aTalker,
    ask: async (game, person) => ({ params: { id: await aComment(game, person), number: 1 } }),
    other: { params: { id: noTopic, number: 1 } },
    against: async (game) => ({
      question: { params: { id: await aComment(game, await aTalker(game)), number: 1 } },
      code: 'forum.refused.not-yours',
    }),
  },
  'forum.see': {
    ask: async (game) => ({ params: await ofOther(game), body: { number: 1 } }),
    other: { body: { number: 2 } },
    against: 'the world',
  },
}
