import { lower as lowerCall, raise as raiseCall } from '@skystair/contract/moderation.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { DeedKind } from '@skystair/rules/moderation/deed.ts'
import { lowered, raised, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { setAccess } from './deeds.ts'
import { type Judged, namedInAddress } from './judged.ts'

type Call = typeof raiseCall | typeof lowerCall
type Step = (keeper: Player, judged: Judged) => AccessLevel | Refusal

/** The new rights hold from the very next call; the page learns of them when its wire comes back. */
const step = (call: Call, deed: DeedKind, next: Step) =>
  actionWith<Call, Judged | null>(
    call,
    namedInAddress,
    ({ player, params: { id }, body: { note }, extra: judged, now }) => {
      if (judged === null) return refused('player.refused.not-found')
      const level = next(player, judged)
      if (isRefusal(level)) return level
      const unexplained = reasonMissing(note)
      if (unexplained) return unexplained
      const detail = { from: judged.accessLevel, to: level }
      return {
        player,
        writes: [
          ...setAccess(judged, level, new Date(now)),
          logDeed({ playerId: id, actorId: player.id, deed, note, detail }, new Date(now)),
        ],
        drop: [id],
        reply: () => ({ done: true }),
      }
    },
  )

export const raise = step(raiseCall, 'RAISE', raised)
export const lower = step(lowerCall, 'LOWER', lowered)
