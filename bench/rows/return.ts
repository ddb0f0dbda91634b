import { startChild } from '../child.ts'
import type { Row } from '../row.ts'
import { openWorld } from '../world.ts'

const sockets = 1_000
const lines = 5

/** Seconds from the death of the server to the moment when everybody listens again and holds every line. */
export const returning: Row = {
  name: 'return',
  title: 'seconds until 1,000 sockets that lost their server are back with every line (a plain number)',
  bound: { most: 15 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(sockets)
    let server = await startChild('mortal-node.ts', url)
    await opened.add({ close: () => server.end() })
    const crowd = await startChild('returners.ts')
    await opened.add({ close: crowd.end })
    const { port = 0 } = await server.tell({})
    await server.tell({ speaker: 1, lines })
    let said = lines
    await crowd.tell({ port, count: sockets, upTo: said })
    const seconds: number[] = []
    for (let time = 1; time <= 5; time++) {
      const began = performance.now()
      await server.tell({ die: true }).catch(() => undefined)
      server = await startChild('mortal-node.ts', url, String(port))
      // Said while they come back: some hear it, the others must ask for it.
      await server.tell({ speaker: 1 + time * lines, lines })
      said += lines
      await crowd.tell({ upTo: said })
      seconds.push((performance.now() - began) / 1000)
    }
    return seconds
  },
}
