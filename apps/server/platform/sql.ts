/** A piece of SQL with its values. Pieces nest; numbers are given when the whole is written out. */
export interface Sql {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value

export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => ({ strings, values })

/** Pieces one after another, divided by a text of our own. */
export function join(pieces: readonly Sql[], divider: string): Sql {
  const strings = pieces.map((_, index) => (index === 0 ? '' : divider))
  return { strings: [...strings, ''], values: pieces }
}

/** The text with $1, $2 … and the values in that order. */
export function written(piece: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const write = ({ strings, values: parts }: Sql): string =>
    strings.reduce((text, string, index) => {
      const part = parts[index - 1]
      if (isSql(part)) return text + write(part) + string
      values.push(part)
      return `${text}$${values.length}${string}`
    })
  const text = write(piece)
  return { text, values }
}
