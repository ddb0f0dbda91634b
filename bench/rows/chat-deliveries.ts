import { openBareSockets, openChat } from '../hall.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const listeners = 1_000
const times = 60

/** What a player says in the chat reaches a thousand others; it lies in the database before anybody hears it. */
export const chatDeliveries: Row = {
  name: 'chat-deliveries',
  title: 'chat deliveries per second to 1,000 listeners, each line stored first ÷ a bare ws loop',
  bound: { least: 0.7 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const chat = await opened.add(openChat(await world.populate(listeners)))
    const bare = await opened.add(openBareSockets())
    await chat.fill(listeners)
    await bare.fill(listeners)
    await chat.speak(times)
    await bare.speak(times)
    return sideBySide(
      7,
      () => chat.speak(times),
      () => bare.speak(times),
    )
  },
}
