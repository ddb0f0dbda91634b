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

export const isSql = (value: unknown): value is Sql => Piece.is(value)

/** A part of what an earlier question of the same round trip was answered. */
class Learnt {
  readonly question: Piece
  readonly field: string
  constructor(question: Piece, field: string) {
    this.question = question
    this.field = field
  }
}

export type { Learnt }

export const isLearnt = (value: unknown): value is Learnt => value instanceof Learnt

/** Stands for the question that every load begins with, about the row of the caller: for `learnt`. */
export const theCaller: Sql = new Piece([''], [])

/** The id of the player, or the clan, whose rows a statement is about. */
class Owner {
  readonly id: number | Learnt
  constructor(id: number | Learnt) {
    this.id = id
  }
}

/** Why a statement is about more than rows of one owner, and in which tables: in all others it names its one. */
const acrossOwners = {
  // The lines lie with their room; the caller only knows which it is.
  'a room of a clan': [],
  'all clans': ['clan'],
  'all payments': ['payment', 'payment_story'],
  'clans that one asks': ['clan_candidate'],
  'devices that are told': ['push_device', 'push_moment', 'push_wish', 'player', 'session'],
  'friends of one who leaves': ['friend'],
  'gifts of a giver': ['gift'],
  'letters of the demo world': ['mail_dialog', 'mail_message'],
  'payments of a payer': ['payment'],
  'people of a clan': ['player', 'session'],
  'rivals in the arena': ['player'],
  'members of the demo world': ['session'],
  'the audit of all purses': ['player', 'clan', 'ledger', 'ledger_opening'],
  'the order of all players': ['player'],
  'the order of an event': ['event_standing'],
  'the player a case is about': ['player', 'keeper_log'],
  'who is online': ['session'],
  'wishes of a giver who leaves': ['gift'],
} as const

type Reason = keyof typeof acrossOwners

class Across {
  readonly why: Reason
  constructor(why: Reason) {
    this.why = why
  }
}

export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => new Piece(strings, values)

/**
 * Every statement about rows that somebody owns names the owner by this value, and nobody else:
 * then it is one task on one machine of many.
 */
export const owner = (id: number | Learnt): Sql => new Piece(['', '::bigint'], [new Owner(id)])

/** Only for questions of one `askAll`, about one that is asked before: a field of the object it was answered with. */
export const learnt = (question: Sql, field: string): Learnt => new Learnt(question, field)

/** Stands in a statement that is about rows of many, wherever it stands. */
export const across = (why: Reason): Sql => new Piece(['', ''], [new Across(why)])

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

export interface Written {
  readonly text: string
  readonly values: unknown[]
  /** Whose rows it is about; null: nobody's. */
  readonly owner: number | Learnt | null
  /** Why it is about more than that. */
  readonly across: readonly Reason[]
}

/** For the guard in the tests: whose rows a statement is about, and in which tables it is about those of many. */
export const aboutInWords = ({ owner, across }: Written): string =>
  [...(owner === null || isLearnt(owner) ? [] : [owner]), ...across.flatMap((why) => acrossOwners[why])].join(
    ' ',
  )

/** The text with $1, $2 … and the values in that order. */
export const written = (piece: Sql): Written => writeOut(piece, ownString, (number) => `$${number}`)

/** The text with %1$L, %2$L …, which the `format` of PostgreSQL quotes, and the values in that order. */
export const quoted = (piece: Sql): Written =>
  writeOut(
    piece,
    (string) => string.replaceAll('%', '%%'),
    (number) => `%${number}$L`,
  )

/** Whether a statement is about rows of this owner and of nobody else. */
export function isAbout(piece: Sql, id: number): boolean {
  const { owner, across, values } = written(piece)
  // What leans on another question has to be asked after it.
  return owner === id && across.length === 0 && !values.some(isLearnt)
}

const ownString = (string: string): string => string

function writeOut(
  piece: Sql,
  textOf: (string: string) => string,
  placeOf: (number: number) => string,
): Written {
  const values: unknown[] = []
  let owned: Written['owner'] = null
  let ownersPlace: number | null = null
  const across: Reason[] = []
  const put = (value: unknown): string => {
    if (Piece.is(value)) return write(value)
    if (value instanceof Across) {
      across.push(value.why)
      return ''
    }
    if (value instanceof Owner) return putOwner(value.id)
    values.push(value)
    return placeOf(values.length)
  }
  // Named in many places, sent once: what has to be learnt first is looked for once.
  const putOwner = (id: number | Learnt): string => {
    if (owned !== null && owned !== id) throw new Error('a statement is about one owner')
    owned = id
    ownersPlace ??= values.push(id)
    return placeOf(ownersPlace)
  }
  const write = ({ strings, values: parts }: Sql): string =>
    strings.map((string, index) => (index === 0 ? '' : put(parts[index - 1])) + textOf(string)).join('')
  const text = write(piece)
  return { text, values, owner: owned, across }
}
