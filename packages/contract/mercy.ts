import { MERCIES } from '@skystair/rules/mercy/mercy.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Amounts, Count, Fields, OneOf } from './shapes.ts'

export const judge = call('mercy.judge', 'POST /api/mercy/{mercy}', {
  summary: 'Spare or loot a guardian that gave up. One word, once; said nothing, it slips away by itself.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ mercy: OneOf(MERCIES) }),
  /** The battle that it gave up in, as `atMercy` of the player names it. */
  body: Fields({ battleId: Type.String({ maxLength: 60 }) }),
  reply: Fields({ player: PlayerView, good: Count, evil: Count, amounts: Amounts }),
})
