import type { Undo } from '@skystair/rules/moderation/undo.ts'
import type { Sql } from '../../platform/sql.ts'
import { mustTouch, type Step } from '../../platform/steps.ts'
import { giveName, silence } from './deeds.ts'
import type { FoundCase } from './found-case.ts'
import { restoreWords } from './words.ts'

/** The opposite of what was done. */
export function takeBack(undo: Undo, found: FoundCase): readonly (Sql | Step)[] {
  const { about, decidedAt } = found
  const words = restoreWords(found, decidedAt ?? 0)
  // Here the words are the whole deed: if they are gone for another reason since, there is nothing to take back.
  if (undo.deed === 'ERASE')
    return words.map((write) => mustTouch('restored', write, 'moderation.refused.changed-since'))
  if (undo.deed === null || about === null) return []
  return undo.deed === 'RENAME' ? giveName(about, undo.from) : [silence(about, undo.ban), ...words]
}
