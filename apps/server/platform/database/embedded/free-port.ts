import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems lend to callers: there a caller, even one who looks for us while we are away, could take our port. */
const [lowest, highest] = [20_000, 32_000]
const mostTries = 50

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port was found between ${lowest} and ${highest}`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
