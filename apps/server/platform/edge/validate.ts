import type { BodyOf, Call, ParamsOf, QueryOf } from '@skystair/contract/call.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'

/** A field that somebody made up is not told back at any length. */
const longestName = 100

interface Input<C extends Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
}

/** Checks a request against its contract. Bodies must fit exactly; addresses are text, so numbers are read from it. */
export function checker<C extends Call>(call: C): (request: FastifyRequest) => Input<C> | Refusal {
  const params = Compile(call.params)
  const query = Compile(call.query)
  const body = Compile(call.body)
  return (request) => {
    const givenParams = readText(call.params, request.params)
    const givenQuery = readText(call.query, request.query)
    const givenBody = call.method === 'GET' ? {} : (request.body ?? {})
    if (!params.Check(givenParams)) return invalid(params.Errors(givenParams))
    if (!query.Check(givenQuery)) return invalid(query.Errors(givenQuery))
    if (!body.Check(givenBody)) return invalid(body.Errors(givenBody))
    const input = { params: givenParams, query: givenQuery, body: givenBody }
    return hasNullCharacter(input) ? refused('errors.invalid-input', { field: '' }) : (input as Input<C>)
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

/** Which field does not fit, is missing or is too many. */
function invalid(errors: readonly { instancePath: string; params: object }[]): Refusal {
  const wrong = errors.find(({ instancePath }) => instancePath !== '')?.instancePath.slice(1)
  const [named = ''] = errors.flatMap(({ params }) => [
    ...('requiredProperties' in params ? (params.requiredProperties as string[]) : []),
    ...('additionalProperties' in params ? (params.additionalProperties as string[]) : []),
  ])
  return refused('errors.invalid-input', { field: (wrong ?? named).slice(0, longestName) })
}
