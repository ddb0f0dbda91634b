import type { Push } from '../../platform/live/announce.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { erase, eraseWritten, giveName, silence } from './deeds.ts'
import type { FoundCase } from './found-case.ts'

const decided = sql`also_0`

/** The opposite of what was done. Lines come back for whoever looks anew: no push says so. */
export function takeBack(
  { about, undo, subject, kind }: FoundCase,
  at: Date,
): { pieces: readonly Sql[]; push: Push[] } {
  if (undo === null || about === null) return { pieces: [], push: [] }
  const line =
    (kind === 'TOPIC' || kind === 'COMMENT') && subject.id
      ? [eraseWritten(kind, subject.id, null, decided)]
      : subject.room && subject.id && !subject.room.startsWith('private-')
        ? [erase(subject.room, subject.id, null, at, decided)]
        : []
  if (undo.deed === 'BAN' || undo.deed === 'UNBAN')
    return { pieces: [silence(about.id, undo.ban ?? null, decided), ...line], push: [] }
  if (undo.deed === 'ERASE') return { pieces: line, push: [] }
  if (undo.deed === 'RENAME' && undo.from)
    return { pieces: giveName(about.id, about.name, undo.from, decided), push: [] }
  return { pieces: [], push: [] }
}
