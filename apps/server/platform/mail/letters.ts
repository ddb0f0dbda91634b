import { randomUUID } from 'node:crypto'
import type { Sql } from '../database/sql.ts'
import { schedule } from '../due-work/due-work.ts'

/** What a letter is about. No secret is in it: whoever sends it makes one. */
export type LetterOrder =
  /** Somebody has forgotten a password; who, is looked up by whoever sends it. */
  | { readonly about: 'PASSWORD'; readonly named: string }
  | { readonly about: 'CONFIRM' | 'CHANGED'; readonly playerId: number }

export const letterWork = { kind: 'letter' } as const

/** The letter leaves with the deed, and only with it. */
export const orderLetter = (order: LetterOrder, now: number, id: string = randomUUID()): Sql =>
  schedule<LetterOrder>(letterWork, { id, dueAt: now, payload: order })
