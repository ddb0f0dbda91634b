import { type Child, startChild } from './child.ts'
import type { BareDeedName, DeedName } from './deeds.ts'

const usualConnections = 64

/** A server over a database and somebody who plays on it. */
export interface Stand {
  /** Plays for a while; gives actions per second. */
  play(milliseconds: number): Promise<number>
  /** Round trips to the database that the server has made. */
  roundTrips(): Promise<number>
  played(): number
  close(): Promise<void>
}

export async function openStand(
  databaseUrl: string,
  players: number,
  deed: DeedName = 'switchPush',
  connections = usualConnections,
): Promise<Stand> {
  const server = await startChild('server.ts', databaseUrl)
  const client = await startChild('load.ts', deed)
  const { port } = await server.tell({})
  let played = 0
  return {
    async play(milliseconds) {
      const { done, perSecond } = await run(client, { port, players, connections, milliseconds })
      played += done
      return perSecond
    },
    roundTrips: async () => (await server.tell({})).roundTrips ?? 0,
    played: () => played,
    async close() {
      await client.end()
      await server.end()
    },
  }
}

/** The same statements, run bare by the same driver with as many connections and as many at once. */
export async function openBare(databaseUrl: string, players: number, deed: BareDeedName = 'switchPush') {
  const child = await startChild('bare.ts', databaseUrl, '20', deed)
  return {
    play: async (milliseconds: number) =>
      (await run(child, { players, connections: usualConnections, milliseconds })).perSecond,
    close: () => child.end(),
  }
}

async function run(child: Child, order: object): Promise<{ done: number; perSecond: number }> {
  const { done = 0, failed = 0, perSecond = 0 } = await child.tell(order)
  // Two actions of one player at once may collide; anything more is a failure of the bench.
  if (done === 0 || failed > done / 100) throw new Error(`${failed} of ${done + failed} actions failed`)
  return { done, perSecond }
}
