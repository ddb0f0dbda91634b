import {
  decideCase as decideCall,
  takeCase as takeCall,
  undoCase as undoCall,
} from '@skystair/contract/moderation.ts'
import { casesOf, mayDecide, mayTake } from '@skystair/rules/moderation/case.ts'
import { mayJudge, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionBeside } from '../../platform/action.ts'
import { logDeed } from '../../platform/keeper-log.ts'
import { deliver } from '../../platform/letters.ts'
import { sql } from '../../platform/sql.ts'
import { mailPushes } from './deeds.ts'
import { type FoundCase, selectCase } from './found-case.ts'
import { takeBack } from './take-back.ts'
import { verdict } from './verdict.ts'

const named = { select: ({ params: { id } }: { params: { id: string } }) => selectCase(id) }

export const takeCase = actionBeside<typeof takeCall, FoundCase | null>(
  takeCall,
  named,
  ({ player, params: { id }, beside: found, now }) => {
    const unfit = mayTake(player, found, now)
    if (unfit) return unfit
    return {
      player,
      also: [
        sql`UPDATE appeal SET taken_by = saved.id, taken_at = ${new Date(now)}::timestamptz FROM saved
          WHERE appeal.id = ${id}::uuid AND appeal.decision IS NULL`,
      ],
      reply: () => ({ done: true }),
    }
  },
)

/** Of two who judge at once one is later: the deed hangs on the mark that the case is still open. */
export const decideCase = actionBeside<typeof decideCall, FoundCase | null>(
  decideCall,
  named,
  ({ player, params: { id }, body, beside: found, now, services }) => {
    const unfit = mayDecide(player, found, body.decision, now)
    if (unfit || found === null) return unfit ?? refused('moderation.refused.case-not-found')
    const deed = verdict(player, found, body, now)
    if (isRefusal(deed)) return deed
    const at = new Date(now)
    const open = sql`also_0`
    const letters = deed.letters
    return {
      player,
      send: [...new Set(letters.map(({ ownerId }) => ownerId))].map((to) => ({
        to,
        effect: { kind: 'letter' },
      })),
      also: [
        sql`UPDATE appeal SET decision = ${body.decision}::text, decided_by = saved.id, decided_at = ${at}::timestamptz,
            note = ${body.note}::text, undo = ${JSON.stringify(deed.undo)}::jsonb
          FROM saved WHERE appeal.id = ${id}::uuid AND appeal.decision IS NULL RETURNING appeal.id`,
        ...(letters.length === 0 ? [] : deliver(1, letters, at, open)),
        ...deed.pieces,
        logDeed(
          {
            playerId: found.about?.id ?? found.fromId,
            actorId: player.id,
            deed: deed.deed,
            note: body.note,
            detail: { case: id, kind: found.kind, ...deed.undo },
          },
          at,
          open,
        ),
      ],
      conflicts: { player_name_pkey: 'security.refused.name-taken' },
      ...(letters.length === 0 ? {} : { told: sql`SELECT jsonb_object_agg(owner_id, id) FROM also_1` }),
      push: (told) => [...deed.push, ...mailPushes(services, letters, now, told)],
      drop: body.decision === 'BANNED' && found.about ? [found.about.id] : [],
      reply: () => ({ done: true }),
    }
  },
)

export const undoCase = actionBeside<typeof undoCall, FoundCase | null>(
  undoCall,
  named,
  ({ player, params: { id }, body: { note }, beside: found, now }) => {
    if (found === null || !casesOf(player.accessLevel).includes(found.kind))
      return refused('moderation.refused.case-not-found')
    if (found.decision === null) return refused('moderation.refused.not-decided')
    if (found.decision === 'ANSWERED') return refused('moderation.refused.answered')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const unfit = found.undo?.deed && found.about ? mayJudge(player, found.about) : null
    if (unfit) return unfit
    const at = new Date(now)
    const { pieces, push } = takeBack(found, at)
    return {
      player,
      also: [
        sql`UPDATE appeal SET decision = NULL, decided_by = NULL, decided_at = NULL, undo = NULL, taken_by = NULL
          FROM saved WHERE appeal.id = ${id}::uuid AND appeal.decision IS NOT NULL RETURNING appeal.id`,
        ...pieces,
        logDeed(
          {
            playerId: found.about?.id ?? found.fromId,
            actorId: player.id,
            deed: 'UNDO',
            note,
            detail: { case: id, decision: found.decision, ...found.undo },
          },
          at,
          sql`also_0`,
        ),
      ],
      conflicts: { player_name_pkey: 'security.refused.name-taken' },
      push,
      reply: () => ({ done: true }),
    }
  },
)
