import { openBareSockets, openWire } from '../hall.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const listeners = 1_000
const times = 100

export const liveDeliveries: Row = {
  name: 'live-deliveries',
  title: 'STOMP deliveries per second to 1,000 sockets ÷ a bare ws loop that encodes once',
  bound: { least: 0.7 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const wire = await opened.add(openWire(await world.populate(listeners)))
    const bare = await opened.add(openBareSockets())
    await wire.fill(listeners)
    await bare.fill(listeners)
    await wire.speak(times)
    await bare.speak(times)
    return sideBySide(
      7,
      () => wire.speak(times),
      () => bare.speak(times),
    )
  },
}
