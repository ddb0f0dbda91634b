import { arena } from '@skystair/contract/arena.ts'
import type { Rival } from '@skystair/contract/arena-view.ts'
import { owner, sql } from '../platform/database/sql.ts'
import { aGladiator } from './arena.ts'
import type { Game } from './game.ts'
import type { Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'
import { enrich } from './world.ts'

/** Somebody on the ladder for some days, with a reward that waits, amethysts, and a squad saved for the defence. */
async function aVeteran(game: Game): Promise<Person> {
  const person = await aGladiator(game)
  await game.services.database.query(sql`UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(
      jsonb_set(state, '{climb,belongings,sets}', '[[1]]'), '{arena,paidDay}', ((state #>> '{arena,paidDay}')::integer - 2)::text::jsonb),
      '{arena,enteredAt}', ((state #>> '{arena,enteredAt}')::bigint - 4 * 86400000)::text::jsonb)
    WHERE id = ${owner(person.id)}`)
  await enrich(game, person.id, 'amethyst', 1_000)
  await enrich(game, person.id, 'mithril', 100)
  return person
}

/** Somebody with a rival above. */
async function aChallenger(game: Game): Promise<Person> {
  await aGladiator(game)
  return aVeteran(game)
}

async function rivalOf(game: Game, { token }: Person): Promise<number> {
  const { rivals } = (await game.ask(arena, { as: token })).body as unknown as { rivals: Rival[] }
  return rivals[0]?.id ?? 0
}

const inside: Sample = { by: aVeteran, ask: () => ({}), against: null }

export const samplesOfArena: Readonly<Record<string, Sample>> = {
  'arena.get': { by: aChallenger, ask: () => ({}), against: null },
  'arena.enter': {
    by: (game) => aTalker(game, { level: 8 }),
    ask: () => ({ body: { timeZone: 'Europe/Moscow' } }),
    other: { body: {} },
    against: null,
  },
  'arena.attack': {
    by: aChallenger,
    ask: async (game, person) => ({ body: { rivalId: await rivalOf(game, person) } }),
    other: { body: { rivalId: 999_999_999 } },
    against: (_, { id }) => ({ question: { body: { rivalId: id } }, code: 'arena.refused.rival-gone' }),
  },
  'arena.refresh': inside,
  'arena.buyFight': inside,
  'arena.defence': { ...inside, ask: () => ({ body: { set: 0 } }), other: { body: { set: null } } },
  'arena.leagues': inside,
  'arena.history': inside,
  'arena.historySeen': inside,
  'arena.takeReward': inside,
  'arena.shop': inside,
  'arena.buyGood': {
    by: aVeteran,
    ask: () => ({ params: { id: 'ticket' } }),
    other: { params: { id: 'frame-oak' } },
    against: 'the world',
  },
  'arena.wearFrame': {
    by: aVeteran,
    ask: async (game, person) => {
      await game.services.database.query(sql`UPDATE player SET version = version + 1,
        state = jsonb_set(state, '{arena,frames}', '["oak"]') WHERE id = ${owner(person.id)}`)
      return { body: { frame: 'oak' } }
    },
    other: { body: { frame: null } },
    against: null,
  },
}
