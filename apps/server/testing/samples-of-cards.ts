import { owner, sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import type { Sample } from './sample.ts'

export const surrendered = { battleId: 'a-won-battle', creature: 'wolf', stair: 6 }

/** A guardian has given up before somebody. */
export const giveUpBefore = (game: Game, { id }: Person, waiting = surrendered) =>
  game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{mercy,waiting}', ${JSON.stringify(waiting)}::jsonb)
    WHERE id = ${owner(id)}`)

/** Somebody before whom a guardian has given up. */
export async function aVictor(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await giveUpBefore(game, person)
  return person
}

const { battleId } = surrendered

export const samplesOfCards: Readonly<Record<string, Sample>> = {
  'cards.table': { ask: () => ({}), against: null },
  'cards.turn': { ask: () => ({ params: { place: 1 } }), other: { params: { place: 2 } }, against: null },
  'mercy.judge': {
    by: aVictor,
    ask: () => ({ params: { mercy: 'SPARE' }, body: { battleId } }),
    other: { params: { mercy: 'LOOT' }, body: { battleId } },
    against: async (game, victim) => {
      const theirs = { ...surrendered, battleId: 'a-battle-of-the-victim' }
      await giveUpBefore(game, victim, theirs)
      return {
        question: { params: { mercy: 'LOOT' }, body: { battleId: theirs.battleId } },
        code: 'mercy.refused.gone',
      }
    },
  },
}
