import { type Child, startChild } from './child.ts'

/** A line of the chat, a fight with a boss told to all, or one fight of each clan told to its members. */
export type Spoken = 'line' | 'raid' | 'raids'

/** A server with many who listen to it. */
export interface Hall {
  /** Says something so many times to everybody, or tells of a raid, or each clan of its own; gives deliveries per second. */
  speak(times: number, what?: Spoken): Promise<number>
  /** Bytes of the server's memory. */
  memory(): Promise<number>
  /** With clans: each of them hears that of the own clan too. */
  fill(listeners: number, clans?: number): Promise<void>
  /** The port of the server. */
  port(): Promise<number>
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
  let among = 0
  const port = async () => (await server.tell({})).port ?? Number.NaN
  const allAreThere = ({ sockets }: Record<string, number>) => {
    if (sockets !== count) throw new Error(`${sockets} of ${count} sockets are open`)
  }
  return {
    port,
    async fill(more, clans = 0) {
      await listeners.tell({ port: await port(), count: more, stomp, clans })
      count += more
      among = clans
      allAreThere(await server.tell({}))
    },
    async speak(times, what = 'line') {
      const started = performance.now()
      await Promise.all([listeners.tell({}), server.tell({ times, what, clans: among }).then(allAreThere)])
      return ((times + 1) * count) / ((performance.now() - started) / 1000)
    },
    memory: async () => (await server.tell({ memory: true })).bytes ?? Number.NaN,
    async close() {
      await listeners.end()
      await server.end()
    },
  }
}
