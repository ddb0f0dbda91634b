import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

/** What systems lend to callers when they do not say otherwise. */
const lentByDefault = '32768'

test('the database never stands at a port that a caller could be given while it is away', async () => {
  const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => lentByDefault)
  const lowestLent = Number.parseInt(range, 10)
  for (let tries = 0; tries < 20; tries++) expect(await freePort()).toBeLessThan(lowestLent)
})

test('a port that is found can be listened at', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  expect(server.address()).toMatchObject({ port })
  await new Promise((closed) => server.close(closed))
})
