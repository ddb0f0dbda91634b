import { afterEach, beforeEach, expect, test } from 'vitest'
import { measureApart } from './measure-apart.ts'
import { listen } from './testing/listen.ts'

let ear: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  ear = await listen()
})
afterEach(() => ear.close())

const oddRows = () => new URL(`./testing/odd-rows.ts?port=${ear.port}`, import.meta.url).href
const nobodyStops = new AbortController().signal

test('a row that is measured gives its numbers', async () => {
  expect(await measureApart(oddRows(), 'keeps-its-bound', nobodyStops)).toEqual({ ratios: [3, 1, 2] })
})

test.each([
  ['throws-at-once', 'threw: no such deed'],
  ['throws-later', 'threw: the load\nhas | ended'],
  ['dies', 'threw: its process died (SIGKILL)'],
  ['measures-nothing', 'threw: no numbers were measured: none at all'],
  ['measures-no-number', 'threw: no numbers were measured: 1, NaN, 1'],
  ['is-not-there', 'threw: there is no row is-not-there'],
])('a row that %s says so and harms nobody else', async (name, trouble) => {
  expect(await measureApart(oddRows(), name, nobodyStops)).toEqual({ trouble })
})

test('an error beside the measuring is told as one of the row, and what the row opened is closed', async () => {
  const outcome = await measureApart(oddRows(), 'throws-beside', nobodyStops)
  expect(outcome).toEqual({ trouble: 'threw: nobody listens' })
  await ear.hears('opened', 'closed')
  await ear.hearsNobody()
})

test('a row that waits for ever is ended: it closes what it opened, and what it forgot is killed', async () => {
  const stop = new AbortController()
  const measuring = measureApart(oddRows(), 'waits-for-ever', stop.signal)
  await ear.hears('opened', 'holder')
  stop.abort('hung')
  expect(await measuring).toEqual({ trouble: 'hung' })
  await ear.hears('closed')
  await ear.hearsNobody()
})

test('a row that loops for ever is killed, with all that it has started', async () => {
  const stop = new AbortController()
  const measuring = measureApart(oddRows(), 'loops-for-ever', stop.signal, 100)
  await ear.hears('opened', 'holder')
  stop.abort('hung')
  expect(await measuring).toEqual({ trouble: 'hung' })
  await ear.hearsNobody()
})

test('a row that is stopped before it begins does not begin', async () => {
  expect(await measureApart(oddRows(), 'waits-for-ever', AbortSignal.abort('stopped'))).toEqual({
    trouble: 'stopped',
  })
  await ear.hearsNobody()
})
