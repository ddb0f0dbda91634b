import { type Hall, openBareSockets, openWire } from '../hall.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const warmUp = 500
const listeners = 2_000

/** Bytes per idle socket, in a process of its own. The first sockets only warm it up: code and pools are no sockets. */
async function bytesPerSocket(hall: Hall): Promise<number> {
  try {
    await hall.fill(warmUp)
    const before = await hall.memory()
    await hall.fill(listeners)
    return ((await hall.memory()) - before) / listeners
  } finally {
    await hall.close()
  }
}

export const liveMemory: Row = {
  name: 'live-memory',
  title: 'memory per idle authenticated STOMP socket ÷ a bare ws socket (after gc)',
  bound: { most: 2 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(listeners)
    return sideBySide(
      5,
      async () => bytesPerSocket(await openWire(url)),
      async () => bytesPerSocket(await openBareSockets()),
    )
  },
}
