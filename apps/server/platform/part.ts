import type { Sql } from './sql.ts'

/** A write beside the player's own row, with a name by which its siblings can ask what it returned. */
export interface Part {
  readonly name: string
  readonly write: Sql
  /** It touches a row, or nothing of the whole statement happens. */
  readonly must: boolean
  /** What the caller hears then; null: the use case decides anew, on what is there now. */
  readonly refusal: string | null
}

export const part = (name: string, write: Sql): Part => ({ name, write, must: false, refusal: null })

/**
 * A write that would leave the deed half done if somebody else was faster and it found no row.
 * It ends with RETURNING: what it returns shows that it touched something.
 */
export const mustTouch = (name: string, write: Sql, refusal: string | null = null): Part => ({
  name,
  write,
  must: true,
  refusal,
})

const isPart = (piece: Sql | Part): piece is Part => 'write' in piece

/** The pieces with a name for each: those that nobody asks for are only numbered. */
export const partsOf = (pieces: readonly (Sql | Part)[]): readonly Part[] =>
  pieces.map((piece, index) => (isPart(piece) ? piece : part(`part_${index}`, piece)))
