import { type Child, startChild } from './child.ts'

/** A server with many who listen to it. */
export interface Hall {
  /** Says something so many times to everybody, or tells of a raid; gives deliveries per second. */
  speak(times: number, raid?: boolean): Promise<number>
  /** Bytes of the server's memory. */
  memory(): Promise<number>
  fill(listeners: number): Promise<void>
  close(): Promise<void>
}

/** The live wire of the game, over a database with a player for each listener. */
export const openWire = async (databaseUrl: string): Promise<Hall> =>
  hallOf(await startChild('node.ts', databaseUrl), true)

/** The same, where players talk and every line is stored before it is heard. */
export const openChat = async (databaseUrl: string): Promise<Hall> =>
  hallOf(await startChild('chat-node.ts', databaseUrl), true)

/** Bare websockets. */
export const openBareSockets = async (): Promise<Hall> => hallOf(await startChild('bare-sockets.ts'), false)

async function hallOf(server: Child, stomp: boolean): Promise<Hall> {
  const listeners = await startChild('listeners.ts')
  let count = 0
  const allAreThere = ({ sockets }: Record<string, number>) => {
    if (sockets !== count) throw new Error(`${sockets} of ${count} sockets are open`)
  }
  return {
    async fill(more) {
      const { port } = await server.tell({})
      await listeners.tell({ port, count: more, stomp })
      count += more
      allAreThere(await server.tell({}))
    },
    async speak(times, raid = false) {
      const started = performance.now()
      await Promise.all([listeners.tell({}), server.tell({ times, raid }).then(allAreThere)])
      return ((times + 1) * count) / ((performance.now() - started) / 1000)
    },
    memory: async () => (await server.tell({ memory: true })).bytes ?? Number.NaN,
    async close() {
      await listeners.end()
      await server.end()
    },
  }
}
