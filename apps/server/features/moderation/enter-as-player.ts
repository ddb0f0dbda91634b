import { enter as enterCall, exit as exitCall } from '@skystair/contract/moderation.ts'
import { mayJudge } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { action, actionWith } from '../../platform/action/action.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { newSession } from '../../platform/people/new-session.ts'
import { type Judged, namedInAddress } from './judged.ts'

/** A session of the keeper's own that sees what the player sees: it opens every page and can change nothing. */
export const enter = actionWith<typeof enterCall, Judged | null>(
  enterCall,
  namedInAddress,
  ({ player, params: { id }, extra: judged, token, opened, device, now }) => {
    const unfit = mayJudge(player, judged)
    if (unfit || judged === null) return unfit ?? refused('player.refused.not-found')
    const at = new Date(now)
    const visit = { playerId: id, level: judged.accessLevel, begunIn: token.sessionId }
    return {
      player,
      writes: [
        newSession(opened, device, at, visit),
        logDeed({ playerId: id, actorId: player.id, deed: 'ENTER', note: '' }, at),
      ],
      reply: () => ({ id }),
    }
  },
)

/** Back to a session that is not a visit, which plays from now on. */
export const exit = action(exitCall, ({ player, visiting, opened, device, now }) => {
  if (visiting === null) return refused('moderation.refused.not-visiting')
  const at = new Date(now)
  return {
    player,
    // With that in which the visit was begun: its token was given up for that of the visit.
    endSessions: { only: visiting.begunIn },
    activeSession: opened.sessionId,
    writes: [
      newSession(opened, device, at),
      logDeed({ playerId: visiting.playerId, actorId: player.id, deed: 'EXIT', note: '' }, at),
    ],
    reply: () => ({ id: player.id }),
  }
})
