import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import { enter as enterCall, exit as exitCall } from '@skystair/contract/moderation.ts'
import { mayJudge } from '@skystair/rules/moderation/keeper.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { action, actionBeside } from '../../platform/action.ts'
import { type Handler, open } from '../../platform/handler.ts'
import { logDeed } from '../../platform/keeper-log.ts'
import { hashSecret, newToken } from '../../platform/session.ts'
import { sql } from '../../platform/sql.ts'
import { type Judged, namedInAddress } from './judged.ts'

/** A repeated call hands the same token out again: it is made from the key and never stored. */
const handingOut = <C extends Call>(handler: Handler<C>, ownerOf: (reply: ReplyOf<C>) => number) =>
  open(handler.call, async (services, incoming) => {
    const answer = await handler.handle(services, incoming)
    if (isRefusal(answer) || !answer.replayed) return answer
    const owner = ownerOf(answer.reply)
    return { ...answer, token: newToken(owner, services.config.sessionSecret, handler.call.id, incoming.key) }
  })

/** A session of the player with the keeper's mark: it opens every page and can change nothing. */
export const enter = handingOut(
  actionBeside<typeof enterCall, Judged | null>(
    enterCall,
    namedInAddress,
    ({ player, params: { id }, beside: judged, key, device, now, services }) => {
      const unfit = mayJudge(player, judged)
      if (unfit) return unfit
      const token = newToken(id, services.config.sessionSecret, enterCall.id, key)
      const at = new Date(now)
      return {
        player,
        also: [
          sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at, entered_by)
            SELECT ${id}::bigint, ${token.sessionId}, ${hashSecret(token.secret)}, ${device}, ${at}::timestamptz,
              to_timestamp(0), saved.id FROM saved ON CONFLICT DO NOTHING`,
          logDeed({ playerId: id, actorId: player.id, deed: 'ENTER', note: '' }, at),
        ],
        reply: () => ({ id }),
        token,
      }
    },
  ),
  ({ id }) => id,
)

/** Back to a session of the keeper's own, which plays from now on. */
export const exit = handingOut(
  action(exitCall, ({ player, token: visit, visitor, key, device, now, services }) => {
    if (visitor === null) return refused('moderation.refused.not-visiting')
    const token = newToken(visitor, services.config.sessionSecret, exitCall.id, key)
    const at = new Date(now)
    return {
      player,
      endSessions: { only: visit.sessionId },
      also: [
        sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at)
          SELECT ${visitor}::bigint, ${token.sessionId}, ${hashSecret(token.secret)}, ${device}, ${at}::timestamptz,
            ${at}::timestamptz FROM saved ON CONFLICT DO NOTHING`,
        sql`UPDATE player SET version = player.version + 1, active_session = ${token.sessionId}
          FROM saved AS cause WHERE player.id = ${visitor}::bigint AND player.deleted_at IS NULL`,
        logDeed({ playerId: player.id, actorId: visitor, deed: 'EXIT', note: '' }, at),
      ],
      reply: () => ({ id: visitor }),
      token,
    }
  }),
  ({ id }) => id,
)
