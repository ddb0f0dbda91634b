import { GROWING } from '@skystair/content/beginning.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { beginPart as contract } from '@skystair/contract/console.ts'
import { mayJudge, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { beginPart as rule } from '@skystair/rules/player/begin-part.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { type PlayerRow, playerOf, updatePlayer } from '../../platform/action/players.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { isShowcase } from '../../platform/services/config.ts'

/** The account by which the tale is tried; a real player's way is nobody's to change. */
const TRIED = 'hero'

export const beginPart = actionWith<typeof contract, PlayerRow | null>(
  contract,
  {
    select: ({ params: { id } }) =>
      sql`SELECT to_jsonb(other) FROM player AS other WHERE other.id = ${owner(id)} AND other.deleted_at IS NULL`,
  },
  ({ player, params: { id }, body: { part, note }, extra: row, now, services }) => {
    if (!isShowcase(services.config)) return refused('console.refused.not-for-trying')
    const tried = row && playerOf(row)
    const unfit = mayJudge(player, tried)
    if (unfit || row === null || tried === null) return unfit ?? refused('player.refused.not-found')
    if (tried.name !== TRIED) return refused('console.refused.not-for-trying')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const begun = rule({ tale: TALE, tasks: GROWING.tasks, kindOf: GROWING.kindOf }, tried, part)
    if (isRefusal(begun)) return begun
    const at = new Date(now)
    const detail = { part, from: tried.stair }
    return {
      player,
      writes: [
        // It counts as a write of the row: whoever plays it at this moment is not overwritten unseen.
        mustTouch(
          'tried',
          updatePlayer(begun, row.version, { deletedAt: null, activeSession: null }),
          'moderation.refused.changed-since',
        ),
        logDeed({ playerId: id, actorId: player.id, deed: 'BEGIN_PART', note, detail }, at),
      ],
      drop: [id],
      reply: () => ({ done: true }),
    }
  },
)
