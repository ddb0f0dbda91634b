import type { Ban } from '@skystair/rules/chat/talk.ts'
import type { LetterKind } from '@skystair/rules/mail/letter.ts'
import type { Undo } from '@skystair/rules/moderation/undo.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { restoreClanWords } from './clan-words.ts'
import { giveName, silence } from './deeds.ts'
import type { FoundCase } from './found-case.ts'
import { restoreWords } from './reported-text.ts'

interface TakenBack {
  readonly pieces: readonly (Sql | Step)[]
  /** The words it is about are there again, and whoever reads them is told. */
  readonly restores: boolean
  /** What the one it was about is told. */
  readonly letter: LetterKind | null
  /** A page that is open learns what its voice is when its wire comes back. */
  readonly drops: boolean
}

/** The opposite of what was done. */
export function takeBack(undo: Undo, found: FoundCase, now: number): TakenBack | Refusal {
  const { about, decidedAt } = found
  const words = restoreWords(found, decidedAt ?? 0)
  const nothing = { pieces: [], restores: false, letter: null, drops: false }
  // Here the words are the whole deed: if they are gone for another reason since, there is nothing to take back.
  if (undo.deed === 'ERASE' && words !== null) {
    const restored = mustTouch('restored', words.words, 'moderation.refused.changed-since')
    return { ...nothing, restores: true, pieces: [restored, ...words.copies] }
  }
  const ofClan = 'words' in undo && undo.words ? restoreClanWords(found.clan, undo.words) : []
  if (undo.deed === 'ERASE') return isRefusal(ofClan) ? ofClan : { ...nothing, pieces: ofClan }
  if (undo.deed === null || about === null) return nothing
  if (undo.deed === 'RENAME') return { ...nothing, pieces: giveName(about, undo.from), letter: 'name-back' }
  return {
    pieces: [
      silence(about, undo.ban),
      ...(words === null ? [] : [words.words, ...words.copies]),
      // The voice comes back though others have written something else since.
      ...(isRefusal(ofClan) ? [] : ofClan),
    ],
    restores: true,
    letter: isSilent(undo.ban, now) ? 'ban' : isSilent(about.ban, now) ? 'unban' : null,
    drops: true,
  }
}

const isSilent = (ban: Ban | null, now: number): boolean => ban !== null && now < ban.until
