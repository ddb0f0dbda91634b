import { BANK_STATUSES } from '@skystair/rules/bank/bank-book.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'

/** Shapes that many calls are made of. */

/** An object with these fields and no others. */
export const Fields = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** One word of a closed list. */
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] })

/** The shape, or `null` for absent. */
export const OrNull = <Shape extends TSchema>(shape: Shape) => {
  const type = (shape as { type?: string }).type
  if (type === undefined) throw new Error('OrNull needs a shape with one type')
  const values = (shape as { enum?: readonly unknown[] }).enum
  return Type.Unsafe<Static<Shape> | null>({
    ...shape,
    type: [type, 'null'],
    ...(values === undefined ? {} : { enum: [...values, null] }),
  })
}

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** What looks like one and is none would end in the database, as a failure of ours. */
export const Uuid = Type.String({ pattern: `^${uuid}$` })
/** Where a page ended: the number it is sorted by, as it is written out, and the id of its last row. */
export const PageEnd = Type.String({
  maxLength: 80,
  pattern: `^[0-9]{1,21}([.][0-9]{1,24})?(e[+-][0-9]{1,3})?_${uuid}$`,
})
/** Where a page of what is sorted by its moment ended: the `next` of that page. */
export const MomentEnd = Type.String({ maxLength: 60, pattern: `^[0-9]{1,15}_${uuid}$` })
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Milliseconds since 1970. */
/** In milliseconds; what lies further no calendar can tell. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })

/** What frames somebody's portrait and name; null: nothing. */
export const BankStatusView = OrNull(OneOf(BANK_STATUSES))

/** So much of each currency. */
export const Amounts = Type.Array(Fields({ currency: OneOf(currencies), amount: Count }))

/** Names something of the content in an address. */
export const WordId = Fields({ id: Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' }) })

/** A name of the database of time zones, as a device tells it; one that nobody knows is refused. */
export const TimeZone = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' })

export const Done = Fields({ done: Type.Boolean() })

/** What every refusal looks like. */
export const ErrorReply = Fields({
  code: Type.String(),
  text: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
export type ErrorReply = Static<typeof ErrorReply>
