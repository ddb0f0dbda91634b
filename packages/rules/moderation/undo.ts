import { type Ban, isSameBan } from '../chat/talk.ts'
import type { ClanWords } from '../clan/clan.ts'
import { type Refusal, refused } from '../refusal.ts'

/** What a clan said of itself before a decision took it away. */
export type ErasedWords = Readonly<Partial<Record<ClanWords, string>>>

/** What a decision has done to the one it was about, and what was there before it. */
export type Undo =
  | { readonly deed: null }
  | { readonly deed: 'ERASE'; readonly words?: ErasedWords }
  /** `ban`: as it was before. Decisions of old do not say what they gave. */
  | {
      readonly deed: 'BAN' | 'UNBAN'
      readonly ban: Ban | null
      readonly given?: Ban | null
      readonly words?: ErasedWords
    }
  | { readonly deed: 'RENAME'; readonly from: string; readonly to: string }

interface Judged {
  readonly name: string | null
  readonly ban: Ban | null
}

/** Only what is still as the decision left it can be taken back: whatever came later was not decided by it. */
export function isStanding(undo: Undo, judged: Judged | null): Refusal | null {
  const changed = refused('moderation.refused.changed-since')
  if (undo.deed === null) return null
  if (judged === null) return changed
  if (undo.deed === 'ERASE') return null
  const stands = undo.deed === 'RENAME' ? judged.name === undo.to : isSameBan(judged.ban, undo.given)
  return stands ? null : changed
}
