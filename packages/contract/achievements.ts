import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Amounts, Count, Done, Fields, OrNull, WordId } from './shapes.ts'

const Title = Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' })

export const listAchievements = call('achievements.list', 'GET /api/achievement/list', {
  summary: 'The shelf of deeds: how far each is, which stand on it, and the title that is worn.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    achievements: Type.Array(
      Fields({
        id: Type.String(),
        progress: Count,
        total: Count,
        taken: Type.Boolean(),
        reward: Amounts,
        leadsTo: Type.String(),
      }),
    ),
    title: OrNull(Type.String()),
    /** How many rewards wait to be taken. */
    waiting: Count,
  }),
})

export const takeAchievement = call('achievements.take', 'POST /api/achievement/{id}/reward/take', {
  summary: 'Put a deed on the shelf and take its reward.',
  who: 'TRIAL',
  changes: true,
  params: WordId,
  reply: Fields({ player: PlayerView, reward: Amounts }),
})

export const wearTitle = call('achievements.wear', 'POST /api/achievement/title/set', {
  summary: 'Wear the title of a deed from the shelf, or none.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ title: OrNull(Title) }),
  reply: Done,
})
