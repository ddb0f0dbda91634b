import { sendGift } from '@skystair/contract/gifts.ts'
import { sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'
import { enrich } from './world.ts'

/** Somebody old and rich enough to give. */
export async function aGiver(game: Game): Promise<Person & { readonly name: string }> {
  const giver = await aTalker(game, { level: 15 })
  await enrich(game, giver.id, 'gold', 20_000)
  return giver
}

/** A gift that lies with somebody; gives its number. */
export async function aGift(game: Game, receiver: Person): Promise<string> {
  const giver = await aGiver(game)
  await game.ask(sendGift, {
    as: giver.token,
    body: { to: receiver.id, item: 'tea', wish: 'Drink it hot.' },
  })
  const [row] = await game.services.database.query<{ id: string }>(
    sql`SELECT id FROM gift WHERE player_id = ${receiver.id} AND from_id = ${giver.id}`,
  )
  if (!row) throw new Error('no gift')
  return row.id
}

const noGift = '00000000-0000-4000-8000-000000000000'
const draft = {
  topic: 'ROAD',
  titleRu: 'Весть',
  titleEn: 'Word',
  textRu: 'Дорога сухая.',
  textEn: 'Dry road.',
}
const anAdmin = (game: Game) => aTalker(game, { accessLevel: 'ADMIN' })

const newestNews = async (game: Game): Promise<number> => {
  const id = Math.floor(Math.random() * 1e12) + 1
  await game.services.database.query(sql`INSERT INTO news (id, at, title_ru, title_en, text_ru, text_en)
    VALUES (${id}, ${new Date(game.clock.now())}, 'а', 'a', 'б', 'b')`)
  return id
}

export const samplesOfGifts: Readonly<Record<string, Sample>> = {
  'gifts.kinds': { ask: () => ({}), against: null },
  'gifts.list': {
    ask: async (game, person) => {
      await aGift(game, person)
      return {}
    },
    against: null,
  },
  'gifts.send': {
    by: aGiver,
    ask: async (game) => ({ body: { to: (await aTalker(game)).id, item: 'apple', wish: 'Be well!' } }),
    other: { body: { to: 1_000, item: 'apple', wish: 'Be well!' } },
    against: 'the world',
  },
  'gifts.take': {
    ask: async (game, person) => ({ params: { id: await aGift(game, person) } }),
    other: { params: { id: noGift } },
    against: async (game, victim) => ({
      question: { params: { id: await aGift(game, victim) } },
      code: 'gifts.refused.not-found',
    }),
  },
  'gifts.thank': {
    ask: async (game, person) => ({ params: { id: await aGift(game, person) } }),
    other: { params: { id: noGift } },
    against: async (game, victim) => ({
      question: { params: { id: await aGift(game, victim) } },
      code: 'gifts.refused.not-found',
    }),
  },
  'news.list': { ask: () => ({}), against: null },
  'news.drafts': { by: anAdmin, ask: () => ({}), against: null },
  'news.write': {
    by: anAdmin,
    ask: () => ({ body: draft }),
    other: { body: { ...draft, titleEn: 'Another word' } },
    against: null,
  },
  'news.edit': {
    by: anAdmin,
    ask: async (game) => ({ params: { id: await newestNews(game) }, body: draft }),
    other: { body: { ...draft, titleEn: 'Another word' } },
    against: 'the world',
  },
  'news.remove': {
    by: anAdmin,
    ask: async (game) => ({ params: { id: await newestNews(game) } }),
    other: { params: { id: 1_000_000_000_000_000 } },
    against: 'the world',
  },
}
