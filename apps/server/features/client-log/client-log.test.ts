import { addLog, devLog, gameStarted, loadMarks, unload } from '@skystair/contract/client-log.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type LimitRules, usualLimits } from '../../platform/edge/limits.ts'
import { aGame } from '../../testing/game.ts'
import { aTraveller } from '../../testing/people.ts'
import { RawLine } from '../../testing/raw-line.ts'

const mostBytes = 20_000
const game = aGame({
  limits: {
    ...(Object.fromEntries(
      Object.keys(usualLimits).map((name) => [name, { points: 1_000_000, seconds: 1 }]),
    ) as unknown as LimitRules),
    writtenDown: { points: mostBytes, seconds: 7200 },
  },
})

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['long reports of errors', '10.4.0.1', addLog, { body: { message: '"'.repeat(4000), domain: 'x' } }],
  ['reports in letters of many bytes', '10.4.0.2', addLog, { body: { message: '☃'.repeat(4000) } }],
  ['empty reports', '10.4.0.3', addLog, { body: { message: '' } }],
  ['notes of developers', '10.4.0.4', devLog, { query: { message: 'я'.repeat(1000) } }],
  ['starts', '10.4.0.5', gameStarted, { query: { memory: 1 } }],
  ['leavings', '10.4.0.6', unload, { query: { loadedPct: 1 } }],
])('one address fills only so much of the log with %s, and others go on', async (_, from, call, question) => {
  const { log } = game.services
  const written: unknown[] = []
  for (const level of ['warn', 'debug'] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void written.push(line))
  let last = 200
  for (let n = 0; n < 150; n++) last = (await game.ask(call, { ...question, from })).status
  expect(last).toBe(429)
  expect(written.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(JSON.stringify(written))).toBeLessThanOrEqual(mostBytes)
  expect((await game.ask(call, { ...question, from: from.replace('10.4', '10.5') })).status).toBe(200)
})

const mostBytesOfMark = 260
let address: string
beforeAll(async () => {
  address = await game.listen()
})

test.each(loadMarks)(
  'that a client is at the mark %s, as some tell every five seconds, costs no look into the database and few bytes',
  async (mark) => {
    const { token } = await aTraveller(game)
    const line = await new RawLine(address).open()
    const before = game.services.database.roundTrips()
    line.say(`GET /api/load/log/${mark} HTTP/1.1`, 'Host: game', `Authorization: ${token}`, '', '')
    const answer = await line.answered()
    line.leave()
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(game.services.database.roundTrips() - before).toBe(0)
    expect(answer.length).toBeLessThan(mostBytesOfMark)
  },
)
