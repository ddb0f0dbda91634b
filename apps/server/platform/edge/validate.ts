import type { BodyOf, Call, ParamsOf, QueryOf } from '@skystair/contract/call.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** A field that somebody made up is not told back at any length. */
const longestName = 100

interface Input<C extends Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
}

/** Checks a request against its contract. Bodies must fit exactly; addresses are text, so numbers are read from it. */
export function checker<C extends Call>(call: C): (request: FastifyRequest) => Input<C> | Refusal {
  const params = part(call.params)
  const query = part(call.query)
  const body = part(call.body)
  return (request) => {
    const givenParams = readText(call.params, request.params)
    const givenQuery = readText(call.query, request.query)
    const givenBody = call.method === 'GET' ? {} : (request.body ?? {})
    if (!params.fits(givenParams)) return params.refuse(givenParams)
    if (!query.fits(givenQuery)) return query.refuse(givenQuery)
    if (!body.fits(givenBody)) return body.refuse(givenBody)
    const input = { params: givenParams, query: givenQuery, body: givenBody }
    return hasNullCharacter(input) ? refused('errors.invalid-input', { field: '' }) : (input as Input<C>)
  }
}

function part(shape: TObject) {
  const whole = Compile(shape)
  const find = wrongField(shape)
  return {
    fits: (given: unknown): boolean => whole.Check(given),
    refuse: (given: unknown): Refusal => refused('errors.invalid-input', { field: find(given) }),
  }
}

/** Fields of an address, which are all text, as what the contract says they are. Unknown ones are left out. */
function readText({ properties }: TObject, given: unknown): Record<string, unknown> {
  const fields = given as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => fields[name] !== undefined)
      .map(([name, { type }]: [string, { type?: unknown }]) => [name, asType(type, fields[name])]),
  )
}

/** Text that is not plainly a number or a truth stays text, and fails the check. */
function asType(type: unknown, text: unknown): unknown {
  if (typeof text !== 'string') return text
  if ((type === 'integer' || type === 'number') && /^-?\d{1,20}(\.\d{1,20})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

// PostgreSQL cannot store the character U+0000 in a text: such a call would end as an error of ours.
const hasNullCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\u0000') || !value.isWellFormed()
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNullCharacter)

/**
 * Which field does not fit, is missing or is too many. A full account of all that is wrong would take a hundred times
 * as long as the reading, and anybody may send a body full of it.
 */
function wrongField({ properties, required }: TObject): (given: unknown) => string {
  const isRequired = (name: string): boolean =>
    (required as readonly string[] | undefined)?.includes(name) ?? false
  const checks = new Map<string, Validator>()
  const fits = (name: string, shape: TSchema, value: unknown): boolean => {
    const check = checks.get(name) ?? Compile(shape)
    checks.set(name, check)
    return check.Check(value)
  }
  return (given) => {
    if (typeof given !== 'object' || given === null) return ''
    const fields = given as Readonly<Record<string, unknown>>
    const wrong = Object.entries(properties).find(([name, shape]) =>
      Object.hasOwn(fields, name) ? !fits(name, shape, fields[name]) : isRequired(name),
    )
    const unknown = () => Object.keys(fields).find((name) => !Object.hasOwn(properties, name))
    return (wrong?.[0] ?? unknown() ?? '').slice(0, longestName)
  }
}
