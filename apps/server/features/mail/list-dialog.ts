import type { ReplyOf } from '@skystair/contract/call.ts'
import { latestDialog as latestCall, listDialog as listCall } from '@skystair/contract/mail.ts'
import { theStair } from '@skystair/rules/mail/letter.ts'
import { messagePageSize } from '@skystair/rules/page-sizes.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { type Letters, lineView, selectLetters } from './stored-letters.ts'

export const listDialog = readWith<typeof listCall, Letters>(
  listCall,
  {
    select: ({ params, query: { from, to } }, callerId, now) =>
      selectLetters(params.partner, callerId, now, (lastId) => ({
        first: sql`${lastId} - ${Math.min(to, from + messagePageSize)}::bigint + 1`,
        last: sql`${lastId} - ${from}::bigint`,
      })),
  },
  ({ player, params, extra }) => answer(player, params.partner, extra),
)

export const latestDialog = readWith<typeof latestCall, Letters>(
  latestCall,
  {
    select: ({ params, query: { afterId } }, callerId, now) =>
      selectLetters(params.partner, callerId, now, () => ({
        first: sql`${afterId}::bigint + 1`,
        last: sql`${afterId + messagePageSize}::bigint`,
      })),
  },
  ({ player, params, extra }) => answer(player, params.partner, extra),
)

function answer(
  { talk }: Player,
  id: number,
  { partner, messages, dialog: { lastId } }: Letters,
): ReplyOf<typeof listCall> | Refusal {
  if (partner === null && id !== theStair) return refused('player.refused.not-found')
  return {
    partner: partner ?? {
      id: theStair,
      name: null,
      gender: null,
      level: null,
      league: null,
      bankStatus: null,
    },
    blocked: talk.blacklist.includes(id),
    messages: (messages ?? []).map(lineView),
    lastId,
  }
}
