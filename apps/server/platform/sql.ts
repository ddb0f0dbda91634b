/**
 * A piece of SQL with its values. Pieces nest; numbers are given when the whole is written out.
 * A class: nothing that came as JSON can ever pass for a piece of our own text.
 */
class Piece {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  readonly #own = true

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }

  static is(value: unknown): value is Piece {
    return typeof value === 'object' && value !== null && #own in value
  }
}
export type Sql = Piece

export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => new Piece(strings, values)

/** A text out of our own code or content, as it is: never anything of a caller. */
export const ownText = (text: string): Sql => new Piece([text], [])

/** The name of a table, a column or a part of a statement: a word of our own code, never of a caller. */
export function named(name: string): Sql {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is no name`)
  return ownText(name)
}

/** Pieces one after another, divided by a text of our own. */
export function join(pieces: readonly Sql[], divider: string): Sql {
  const strings = pieces.map((_, index) => (index === 0 ? '' : divider))
  return new Piece([...strings, ''], pieces)
}

/** The text with $1, $2 … and the values in that order. */
export function written(piece: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const write = ({ strings, values: parts }: Sql): string =>
    strings.reduce((text, string, index) => {
      const part = parts[index - 1]
      if (Piece.is(part)) return text + write(part) + string
      values.push(part)
      return `${text}$${values.length}${string}`
    })
  const text = write(piece)
  return { text, values }
}
