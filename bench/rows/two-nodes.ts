import { startRedis } from '@skystair/server/testing/start-redis.ts'
import { startChild } from '../child.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const players = 10_000
const connections = 32

/** One node over the common database and Redis, with a crowd of its own that plays on it. */
async function openNode(databaseUrl: string, redisUrl: string) {
  const server = await startChild('node.ts', databaseUrl, redisUrl)
  const load = await startChild('load.ts')
  const { port } = await server.tell({})
  return {
    async play(milliseconds: number): Promise<number> {
      const {
        perSecond = 0,
        failed = 0,
        done = 0,
      } = await load.tell({ port, players, connections, milliseconds })
      if (failed > done / 100) throw new Error(`${failed} of ${done + failed} actions failed`)
      return perSecond
    },
    async close() {
      await load.end()
      await server.end()
    },
  }
}

export const twoNodes: Row = {
  name: 'two-nodes',
  title: 'actions per second of two nodes over one database and Redis ÷ one node (reported)',
  bound: { least: 0 },
  async measure() {
    const redis = await startRedis()
    const world = await openWorld()
    const url = await world.populate(players)
    const left = await openNode(url, redis.url)
    const right = await openNode(url, redis.url)
    const both = async (milliseconds: number) => {
      const [one, other] = await Promise.all([left.play(milliseconds), right.play(milliseconds)])
      return one + other
    }
    try {
      await both(3_000)
      return await sideBySide(
        5,
        () => both(2_500),
        () => left.play(2_500),
      )
    } finally {
      await left.close()
      await right.close()
      await world.close()
      await redis.stop()
    }
  },
}
