import type { Call } from '@skystair/contract/call.ts'
import { contract } from '@skystair/contract/contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { type Answer, aGame } from './testing/game.ts'
import { aTraveller } from './testing/people.ts'
import { ready, sampleOf } from './testing/samples.ts'

const game = aGame()
const runs = 25

/** As much of a schema as the contract uses. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly maxItems?: number
}

const strangeText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "'; DROP TABLE player; --",
  '{{name}} $t(errors.internal)',
  '<script>',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  'x'.repeat(5000),
)
const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  fc.constantFrom(null, -1, 0.5, 1e308, -0, 2 ** 53, true, [], {}, [[[]]], ['in_abyss', null]),
  fc.constant({ constructor: { prototype: { admin: true } }, length: 1e9, toString: 1 }),
)

/** Values that fit the schema. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [type, ...others] = Array.isArray(schema.type) ? schema.type : [schema.type]
  const value = fittingType(type, schema)
  return others.includes('null') ? fc.option(value) : value
}

function fittingType(type: string | undefined, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum: min = 0, maximum: max = 1e15 } = schema
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min, max })
  if (type === 'number') return fc.double({ min, max, noNaN: true })
  if (type === 'string' && schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern))
  if (type === 'string')
    return fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 50, 50) })
  if (type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: schema.maxItems ?? 5 })
  if (type === 'object') return fittingObject(schema)
  return strangeValue
}

const fittingObject = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fitting(field)])), {
    requiredKeys: [...required],
  })

/** Mostly right: one field strange, missing or too many. */
const almostFitting = (schema: Schema): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fittingObject(schema),
      fc.constantFrom(...Object.keys(schema.properties ?? {}), 'unheardOf', '__proto__', 'constructor'),
      strangeValue,
    )
    .map(([whole, name, value]) => Object.fromEntries([...Object.entries(whole), [name, value]]))

const questionOf = (schema: Schema) =>
  fc.oneof({ weight: 2, arbitrary: fittingObject(schema) }, { weight: 1, arbitrary: almostFitting(schema) })

// A lone surrogate cannot be written into an address at all.
const inAddress = (value: unknown): string =>
  encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value)
      .toWellFormed()
      .slice(0, 300),
  )

function expectHonest(answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  if (answer.status < 400) return
  const { code, text, params } = answer.body
  expect([code, typeof text, typeof params]).toEqual([expect.any(String), 'string', 'object'])
  expect([code, text]).not.toEqual([code, '???'])
  expect(text).not.toMatch(/^$|\{\{|undefined/)
}

test.each(contract.map((call) => [call.id, call] as const))(
  '%s answers anything it is asked, without a failure of ours',
  async (_, call) => {
    const { id, token } = await aTraveller(game)
    const level = call.who === 'anyone' || call.who === 'TRIAL' ? 'PLAYER' : call.who
    await game.services.database.query(sql`UPDATE player SET access_level = ${level} WHERE id = ${id}`)
    const question = fc.record({
      params: questionOf(call.params as Schema),
      query: questionOf(call.query as Schema),
      body: questionOf(call.body as Schema),
      known: fc.boolean(),
      russian: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(question, async ({ params, query, body, known, russian }) => {
        const path = call.path.replace(
          /\{(\w+)\}/g,
          (_match, name: string) => inAddress(params[name]) || '%20',
        )
        const search = Object.entries(query).map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
        const answer = await game.send(call.method, `${path}?${search.join('&')}`, {
          as: known ? token : undefined,
          body: call.method === 'GET' ? undefined : JSON.stringify(body),
          headers: {
            'accept-language': russian ? 'ru' : 'en',
            ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
        })
        expectHonest(answer)
      }),
      { numRuns: runs, seed: 439 },
    )
  },
)

/** Words that every plain object knows, though nobody has put them there. */
const bornWith = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
const parts = ['params', 'query', 'body'] as const

/** Where a call takes free text: as a field or in a list. */
const textsOf = (call: Call) =>
  parts.flatMap((part) =>
    Object.entries((call[part] as Schema).properties ?? {}).flatMap(([name, field]) => {
      const { type, enum: choices } = field.type === 'array' ? (field.items ?? {}) : field
      const isText = [type].flat().includes('string') && !choices
      return isText ? [{ part, name, listed: field.type === 'array' }] : []
    }),
  )

test.each(contract.filter((call) => textsOf(call).length > 0).map((call) => [call.id, call] as const))(
  '%s does not take a word that every object knows for a name of ours',
  async (_, call) => {
    const { question } = await ready(game, sampleOf(call))
    for (const { part, name, listed } of textsOf(call)) {
      for (const word of bornWith) {
        const given = { ...(question[part] as object), [name]: listed ? [word] : word }
        expectHonest(await game.ask(call, { ...question, [part]: given }))
      }
    }
  },
)
