import { aPlayer } from './people.ts'
import { aReachable, linkSent } from './recovery.ts'
import type { Sample } from './sample.ts'

const noLink = `1.${'A'.repeat(43)}`
const passwordNew = 'eleven sleepy badgers'

export const samplesOfRecovery: Readonly<Record<string, Sample>> = {
  'recovery.contact': { by: aPlayer, ask: () => ({}), against: null },
  'recovery.sendConfirmation': { by: aPlayer, ask: () => ({}), against: null },
  'recovery.confirm': {
    by: aPlayer,
    ask: async (game, person) => ({
      body: { link: await linkSent(game, person, { about: 'CONFIRM', playerId: person.id }) },
    }),
    other: { body: { link: noLink } },
    against: async () => ({ question: { body: { link: noLink } }, code: 'recovery.refused.link' }),
  },
  'recovery.ask': {
    ask: () => ({ body: { nameOrMail: 'Nobody In Particular' } }),
    other: { body: { nameOrMail: 'nobody@example.org' } },
    against: null,
  },
  'recovery.use': {
    by: aReachable,
    ask: async (game, person) => ({
      body: {
        link: await linkSent(game, person, { about: 'PASSWORD', named: person.name ?? '' }),
        passwordNew,
      },
    }),
    other: { body: { link: noLink, passwordNew } },
    against: async () => ({
      question: { body: { link: noLink, passwordNew } },
      code: 'recovery.refused.link',
    }),
  },
}
