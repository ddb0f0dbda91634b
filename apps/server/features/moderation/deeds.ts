import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Ban } from '@skystair/rules/chat/talk.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { type Answers, mustTouch, type Step } from '../../platform/database/steps.ts'
import { noteRights } from '../../platform/live/rights-notes.ts'
import { type Copy, deliver, letterNumbers, mailPushes } from '../../platform/messages/deliver-letters.ts'
import type { Services } from '../../platform/services/services.ts'
import { asJudged, type Judged } from './judged.ts'

/**
 * A change of another player's row. It counts as a write of it, so that none under way slips past it; and of two
 * keepers who judge the same player at once the later one is told so, and nothing of the verdict happens.
 */
const change = (judged: Judged, set: Sql): Step =>
  mustTouch(
    'judged',
    sql`UPDATE player SET version = player.version + 1, ${set} WHERE ${asJudged(judged)}`,
    'moderation.refused.changed-since',
  )

export const silence = (judged: Judged, ban: Ban | null): Step =>
  change(judged, sql`state = jsonb_set(player.state, '{talk,ban}', ${JSON.stringify(ban)}::jsonb)`)

export const setAccess = (judged: Judged, level: AccessLevel, at: Date): readonly (Sql | Step)[] => [
  change(judged, sql`access_level = ${level}::text`),
  sql`UPDATE person SET access_level = ${level}::text WHERE person.id = ${judged.id}::bigint`,
  // A keeper with other rights begins to look anew: a visit does not come back to life with rights given back.
  sql`UPDATE session SET ended_at = ${at}::timestamptz
    WHERE session.player_id = ${owner(judged.id)} AND session.visiting IS NOT NULL AND session.ended_at IS NULL`,
  ...noteRights([judged.id], at),
]

/** Every session of the player ends. It counts as a write: a login under way with what held before comes too late. */
export const signOut = (judged: Judged, at: Date): readonly (Sql | Step)[] => [
  change(judged, sql`active_session = NULL`),
  sql`UPDATE session SET ended_at = ${at}::timestamptz
    WHERE session.player_id = ${owner(judged.id)} AND session.ended_at IS NULL`,
  ...noteRights([judged.id], at),
]

export const giveName = (judged: Judged, name: string): readonly (Sql | Step)[] => [
  change(judged, sql`name = ${name}::text`),
  sql`UPDATE person SET name = ${name}::text WHERE person.id = ${judged.id}::bigint`,
  ...(judged.name !== null && foldName(judged.name) === foldName(name)
    ? []
    : [
        sql`DELETE FROM player_name WHERE player_name.player_id = ${judged.id}::bigint`,
        sql`INSERT INTO player_name (folded, player_id) VALUES (${foldName(name)}, ${judged.id}::bigint)`,
      ]),
]

/** What a decision that is told by letters is made of. */
export function posted(services: Services, letters: readonly Copy[], now: number) {
  const receivers = [...new Set(letters.map(({ ownerId }) => ownerId))]
  return {
    send: receivers.map((to) => ({ to, sender: ofWorld('keepers'), effect: { kind: 'letter' } as const })),
    writes: letters.length === 0 ? [] : deliver(letters, new Date(now)),
    askAfter: letterNumbers(letters),
    push: (answers: Answers) => mailPushes(services, letters, now, answers),
  }
}
