import type { Sample } from './sample.ts'
import { aSpinner, aWinner } from './wheel.ts'

export const samplesOfWheel: Readonly<Record<string, Sample>> = {
  'wheel.status': { by: (game) => aWinner(game, 'hero'), ask: () => ({}), against: null },
  'wheel.spin': { by: (game) => aSpinner(game), ask: () => ({}), against: null },
  'wheel.takeReward': {
    by: (game) => aWinner(game, 'gold'),
    ask: () => ({}),
    other: { query: { optionalCreatureId: 'nobody-at-all' } },
    against: 'the world',
  },
}
