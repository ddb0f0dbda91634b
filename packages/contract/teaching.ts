import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Fields } from './shapes.ts'

export const learn = call('teaching.learn', 'POST /api/education/{id}/learn', {
  summary: 'A first-time hint was shown or skipped: it never comes again.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Type.String({ maxLength: 40, pattern: '^[a-z-]+$' }) }),
  reply: PlayerView,
})
