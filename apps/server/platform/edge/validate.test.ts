import { contract } from '@skystair/contract/contract.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { checker } from './validate.ts'

const largestBody = 128 * 1024
const tenTimes = 10

const isList = (shape: unknown): boolean => [(shape as { type?: unknown }).type].flat().includes('array')
const listsOfBodies = contract.flatMap((call) =>
  Object.entries(call.body.properties).flatMap(([field, shape]) => (isList(shape) ? [{ call, field }] : [])),
)

describe('a body as full as may be of what does not fit', () => {
  test.each(
    listsOfBodies.flatMap(({ call, field }) =>
      ['1', '0', '""', '{}', 'null'].map((item) => ({ id: call.id, call, field, item })),
    ),
  )('is refused as quickly as it is read: $id with a list of $item', ({ call, field, item }) => {
    const list = Array.from({ length: largestBody / (item.length + 1) - field.length }, () => item)
    const body = JSON.parse(`{"${field}":[${list.join(',')}]}`)
    const check = checker(call)
    const begun = process.cpuUsage()
    for (let time = 0; time < tenTimes; time++) {
      expect(check({ params: {}, query: {}, body } as FastifyRequest)).toSatisfy(isRefusal)
    }
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(500)
  })
})
