import { authenticateMessenger, join } from '@skystair/contract/platforms.ts'
import type { Game, Question } from './game.ts'
import { aPlayer, type Person } from './people.ts'
import {
  deviceProof,
  games2Proof,
  photoProof,
  telegramProof,
  vkProof,
  yandexProof,
} from './platform-proofs.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'

let users = 1_000
/** Somebody whom no platform has sent before. */
const aUser = (): string => {
  users += 1
  return String(users)
}

const characterAndCompanion = 'FEMALE_WITH_MAN_COMPANION_1'

/** Coming in: the proof is the body's, and whoever has none of one's own gets in nowhere. */
const arrival = (proofOf: (game: Game) => object, rest: Question = {}): Sample => ({
  ask: (game) => ({ ...rest, body: { characterAndCompanion, ...proofOf(game) }, as: undefined }),
  other: {
    body: { characterAndCompanion, proof: 'another', id: '1', username: 'x', uid: '1', currency: '' },
  },
  against: null,
})

/** A platform's player, and the proof of being one. */
async function telegramPlayer(game: Game): Promise<string> {
  const proof = telegramProof(aUser(), game.clock.now())
  const { status } = await game.ask(authenticateMessenger, { body: { characterAndCompanion, proof } })
  if (status !== 200) throw new Error('no player of the messenger')
  return proof
}

const messenger = { platform: 'messenger' }

export const samplesOfPlatforms: Readonly<Record<string, Sample>> = {
  'integration.messenger': arrival(({ clock }) => ({ proof: telegramProof(aUser(), clock.now()) })),
  'integration.portal': arrival(({ clock }) => ({ proof: yandexProof({ uniqueID: aUser() }, clock.now()) })),
  'integration.games1': arrival(({ clock }) => ({ proof: vkProof(aUser(), clock.now()) })),
  'integration.games2': arrival(({ clock }) => ({
    id: '1',
    username: 'x',
    token: games2Proof(aUser(), clock.now()),
  })),
  'integration.store': arrival(({ clock }) => ({
    uid: '1',
    currency: 'USD',
    proof: deviceProof(clock.now()),
  })),
  'integration.elsewhere': arrival(({ clock }) => ({ proof: photoProof(aUser(), clock.now()) }), {
    params: { platform: 'photo' },
  }),
  'integration.whose': {
    ask: async (game) => ({ params: messenger, body: { proof: await telegramPlayer(game) } }),
    against: null,
  },
  'integration.join': {
    by: aPlayer,
    ask: async (game) => ({ params: messenger, body: { proof: await telegramPlayer(game) } }),
    other: { body: { proof: 'another' } },
    against: 'the world',
  },
  'integration.part': {
    by: aPlayer,
    ask: async (game, person: Person) => {
      const proof = await telegramPlayer(game)
      await game.ask(join, { as: person.token, params: messenger, body: { proof } })
      return { params: messenger, body: { proof } }
    },
    other: { body: { proof: 'another' } },
    against: 'the world',
  },
  'integration.list': {
    by: (game) => aTalker(game, { accessLevel: 'ADMIN' }),
    ask: () => ({}),
    against: null,
  },
  'integration.portalPurchase': {
    ask: ({ clock }) => ({ body: { signature: yandexProof([], clock.now()) } }),
    against: null,
  },
}
