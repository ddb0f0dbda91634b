import { contract } from '@skystair/contract/contract.ts'
import { describe, expect, test } from 'vitest'
import { aGame } from './testing/game.ts'
import { specifiedCalls } from './testing/specified.data.ts'

const game = aGame()

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly requestBody?: unknown
}

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('the contract', () => {
  test('has every call of the specification, by the same method and path', () => {
    const offered = contract.map(addressOf)
    expect(specifiedCalls.filter((address) => !offered.includes(address))).toEqual([])
  })

  test('gives each call a name and an address of its own', () => {
    expect(new Set(contract.map(({ id }) => id)).size).toBe(contract.length)
    expect(new Set(contract.map(addressOf)).size).toBe(contract.length)
  })
})

describe('the description of the calls', () => {
  test('lists every call of the contract and nothing else', async () => {
    const { status, body } = await game.send('GET', '/api/openapi.json')
    const paths = body.paths as Record<string, Record<string, Operation>>
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    )
    expect(status).toBe(200)
    expect(listed.sort()).toEqual(contract.map((call) => `${call.id} ${addressOf(call)}`).sort())
  })

  test('says what each call takes and what it is for', async () => {
    const { body } = await game.send('GET', '/api/openapi.json')
    const paths = body.paths as Record<string, Record<string, Operation>>
    for (const call of contract) {
      const operation = paths[call.path]?.[call.method.toLowerCase()]
      expect(operation?.summary).toBe(call.summary)
      if (call.method === 'POST')
        expect([call.id, operation?.requestBody]).toEqual([call.id, expect.anything()])
    }
  })

  test('is a page to read', async () => {
    const page = await game.send('GET', '/api/docs/')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.text).toContain('swagger-ui')
  })
})
