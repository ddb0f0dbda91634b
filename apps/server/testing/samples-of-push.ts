import { aPhone, subscribeAs, subscription } from './push.ts'
import type { Sample } from './sample.ts'

const [phone, other] = [aPhone(), aPhone()]

export const samplesOfPush: Readonly<Record<string, Sample>> = {
  'push.look': { ask: () => ({}), against: null },
  'push.subscribe': {
    ask: () => ({ body: subscription(phone) }),
    other: { body: subscription(other) },
    against: null,
  },
  'push.unsubscribe': {
    ask: async (game, person) => {
      await subscribeAs(game, person, phone)
      return { body: { endpoint: phone.endpoint } }
    },
    other: { body: { endpoint: other.endpoint } },
    against: null,
  },
  'push.choose': {
    ask: () => ({ body: { kinds: ['chest-open'], quiet: { from: 21, to: 8 } } }),
    other: { body: { kinds: [], quiet: null } },
    against: null,
  },
}
