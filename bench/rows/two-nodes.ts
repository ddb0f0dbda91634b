import { startRedis } from '@skystair/server/testing/start-redis.ts'
import { startChild } from '../child.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const players = 10_000
const crowd = 64

/** One node over the common database and Redis, and those who play on it. */
async function openNode(databaseUrl: string, redisUrl: string) {
  const server = await startChild('node.ts', databaseUrl, redisUrl)
  const load = await startChild('load.ts', 'switchPush')
  const { port } = await server.tell({})
  return {
    async play(connections: number, milliseconds: number): Promise<number> {
      const order = { port, players, connections, milliseconds }
      const { perSecond = 0, failed = 0, done = 0 } = await load.tell(order)
      if (done === 0 || failed > done / 100) throw new Error(`${failed} of ${done + failed} actions failed`)
      return perSecond
    },
    async close() {
      await load.end()
      await server.end()
    },
  }
}

/**
 * Where nodes, database and crowd share two cores, a second node can win nothing. It may cost a fifth: nodes that wait
 * for each other, or do twice what one did alone, cost more.
 */
export const twoNodes: Row = {
  name: 'two-nodes',
  title:
    'actions per second of a crowd spread over two nodes, one database and Redis ÷ of the same crowd on one',
  bound: { least: 0.8 },
  async measure(opened) {
    const redis = await startRedis()
    await opened.add({ close: redis.stop })
    const world = await opened.add(openWorld())
    const url = await world.populate(players)
    const left = await opened.add(openNode(url, redis.url))
    const right = await opened.add(openNode(url, redis.url))
    const onBoth = async (milliseconds: number) => {
      const [one, other] = await Promise.all([
        left.play(crowd / 2, milliseconds),
        right.play(crowd / 2, milliseconds),
      ])
      return one + other
    }
    const onOne = (milliseconds: number) => left.play(crowd, milliseconds)
    await onBoth(3000)
    await onOne(3000)
    return sideBySide(
      9,
      () => onBoth(2000),
      () => onOne(2000),
    )
  },
}
