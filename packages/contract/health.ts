import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Fields, OneOf, WordId } from './shapes.ts'

export const healthOptions = call('health.healthOptions', 'GET /api/player/health/options', {
  summary: 'Ways to be well again at once, and what they cost.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    options: Type.Array(
      Fields({
        id: Type.String(),
        share: Type.Number(),
        price: Type.Array(Fields({ currency: OneOf(currencies), amount: Count })),
      }),
    ),
  }),
})

export const restoreHealth = call('health.restoreHealth', 'POST /api/player/health/{id}/restore', {
  summary: 'Heal the whole squad in one of those ways.',
  who: 'TRIAL',
  changes: true,
  params: WordId,
  reply: PlayerView,
})
