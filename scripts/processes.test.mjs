import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureUntil } from './processes.mjs'

const { execPath: node } = process

/** Who knocks here is ready. */
const door = createServer()
beforeAll(() => once(door.listen(0, 'localhost'), 'listening'))
afterAll(() => door.close())
const port = () => /** @type {import('node:net').AddressInfo} */ (door.address()).port
const knock = () =>
  `require('node:net').connect(${port()}, 'localhost').on('connect', function () { this.destroy() });`

/** Ends as soon as somebody knocks. */
function whenReady() {
  const ready = new AbortController()
  door.once('connection', () => ready.abort())
  return ready.signal
}

test('a program that comes to its end in time is only listened to', async () => {
  const { code, output, outlived } = await captureUntil(new AbortController().signal, node, ['-p', '6 * 7'])
  expect([code, output.trim(), outlived]).toEqual([0, '42', false])
})

test('a program that outlives its time is asked to end, and may still say what it was doing', async () => {
  const idle = `process.on('SIGTERM', () => { console.log('was waiting'); process.exit(3) })
    setInterval(() => {}, 1000)
    ${knock()}`
  const { code, output, outlived } = await captureUntil(whenReady(), node, ['-e', idle])
  expect([code, output.trim(), outlived]).toEqual([3, 'was waiting', true])
})

test('what a program has started ends with it, however deaf both are', async () => {
  const deaf = `process.on('SIGTERM', () => {});`
  const child = `${deaf} const server = require('node:net').createServer()
    server.listen(0, 'localhost', () => { console.log(server.address().port); ${knock()} })`
  const parent = `${deaf} require('node:child_process')
    .spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`
  const { output, outlived } = await captureUntil(whenReady(), node, ['-e', parent], {}, 500)
  expect(outlived).toBe(true)
  expect(Number(output)).toBeGreaterThan(0)
  await expect.poll(() => answers(Number(output))).toBe(false)
})

/**
 * @param {number} at
 * @returns {Promise<boolean>}
 */
const answers = (at) =>
  new Promise((resolve) => {
    const socket = connect(at, 'localhost')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
