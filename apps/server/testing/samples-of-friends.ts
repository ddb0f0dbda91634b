import { addFriend } from '@skystair/contract/friends.ts'
import { aKey } from './game.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

const nobody = { body: { playerId: 7 } }

export const samplesOfFriends: Readonly<Record<string, Sample>> = {
  'friends.list': { ask: () => ({}), against: null },
  'friends.add': {
    ask: async (game) => ({ body: { playerId: (await aTalker(game)).id } }),
    other: nobody,
    against: 'the world',
  },
  'friends.remove': {
    ask: async (game, person) => {
      const body = { playerId: (await aTalker(game)).id }
      await game.ask(addFriend, { as: person.token, key: aKey(), body })
      return { body }
    },
    other: nobody,
    against: 'the world',
  },
}
