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
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Milliseconds since 1970. */
export const Moment = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** So much of each currency. */
export const Amounts = Type.Array(Fields({ currency: OneOf(currencies), amount: Count }))

export const Done = Fields({ done: Type.Boolean() })

/** What every refusal looks like. */
export const ErrorReply = Fields({
  code: Type.String(),
  text: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
export type ErrorReply = Static<typeof ErrorReply>
