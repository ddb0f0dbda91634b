import {
  decideCase as decideCall,
  takeCase as takeCall,
  undoCase as undoCall,
} from '@skystair/contract/moderation.ts'
import { mayJudge, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { mayDecide, mayTake, mayUndo } from '@skystair/rules/moderation/keepers-rights.ts'
import { isStanding } from '@skystair/rules/moderation/undo.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { letterOfTheStair } from '../../platform/messages/deliver-letters.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { posted } from './deeds.ts'
import { changeCase, type FoundCase, readCase, selectCase } from './found-case.ts'
import { wordPushes } from './reported-text.ts'
import { takeBack } from './take-back.ts'
import { verdict } from './verdict.ts'

const named = {
  select: ({ params: { id } }: { params: { id: string } }) => selectCase(id),
  read: readCase,
}

export const takeCase = actionWith<typeof takeCall, FoundCase | null>(
  takeCall,
  named,
  ({ player, extra: found, now }) => {
    const unfit = mayTake(player, found, now)
    if (unfit || found === null) return unfit ?? refused('moderation.refused.case-not-found')
    return {
      player,
      writes: [
        changeCase(found, sql`taken_by = ${player.id}::bigint, taken_at = ${new Date(now)}::timestamptz`),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const decideCase = actionWith<typeof decideCall, FoundCase | null>(
  decideCall,
  named,
  ({ player, params: { id }, body, extra: found, now, services }) => {
    const unfit = mayDecide(player, found, body.decision, now)
    if (unfit || found === null) return unfit ?? refused('moderation.refused.case-not-found')
    const deed = verdict(player, found, body, now)
    if (isRefusal(deed)) return deed
    const at = new Date(now)
    const post = posted(services, deed.letters, now)
    return {
      player,
      ...post,
      writes: [
        ...post.writes,
        changeCase(
          found,
          sql`decision = ${body.decision}::text, decided_by = ${player.id}::bigint, decided_at = ${at}::timestamptz,
            note = ${body.note}::text, undo = ${JSON.stringify(deed.undo)}::jsonb`,
        ),
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
        ),
      ],
      conflicts: { player_name_pkey: 'security.refused.name-taken' },
      push: (answers) => [
        ...(deed.erases ? wordPushes(services, found, 'CHAT_MESSAGE_DELETE') : []),
        ...post.push(answers),
      ],
      drop: body.decision === 'BANNED' && found.about ? [found.about.id] : [],
      reply: () => ({ done: true }),
    }
  },
)

export const undoCase = actionWith<typeof undoCall, FoundCase | null>(
  undoCall,
  named,
  ({ player, params: { id }, body: { note }, extra: found, now, services }) => {
    const unfit = mayUndo(player, found)
    if (unfit || found === null) return unfit ?? refused('moderation.refused.case-not-found')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const undo = found.undo ?? { deed: null }
    const outranked = undo.deed !== null && found.about ? mayJudge(player, found.about) : null
    const refusal = outranked ?? isStanding(undo, found.about)
    if (refusal) return refusal
    const at = new Date(now)
    const back = takeBack(undo, found, now)
    if (isRefusal(back)) return back
    const letters = found.about && back.letter ? [letterOfTheStair(found.about.id, back.letter)] : []
    const post = posted(services, letters, now)
    return {
      player,
      ...post,
      writes: [
        ...post.writes,
        changeCase(
          found,
          sql`decision = NULL, decided_by = NULL, decided_at = NULL, undo = NULL, taken_by = NULL`,
        ),
        ...back.pieces,
        logDeed(
          {
            playerId: found.about?.id ?? found.fromId,
            actorId: player.id,
            deed: 'UNDO',
            note,
            detail: { case: id, decision: found.decision, ...undo },
          },
          at,
        ),
      ],
      conflicts: { player_name_pkey: 'security.refused.name-taken' },
      push: (answers) => [
        ...(back.restores ? wordPushes(services, found, 'CHAT_MESSAGE_RETURN') : []),
        ...post.push(answers),
      ],
      drop: back.drops && found.about ? [found.about.id] : [],
      reply: () => ({ done: true }),
    }
  },
)
