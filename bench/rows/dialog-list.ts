import { openReader } from '../reader.ts'
import type { Row } from '../row.ts'
import { openWorld } from '../world.ts'

const dialogs = 10_000

export const dialogList: Row = {
  name: 'dialog-list',
  title: 'round trips for the list of dialogs of somebody with 10,000 of them (a plain number)',
  bound: { most: 1 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const reader = await opened.add(openReader(await world.populate(dialogs + 1)))
    await reader.change(`INSERT INTO mail_dialog (owner_id, partner_id, last_id, unread, last_at)
      SELECT 1, n, 1, 1, now() - n * interval '1 second' FROM generate_series(2, ${dialogs + 1}) AS n`)
    await reader.change(`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text)
      SELECT 1, n, 1, now(), false, 'Greetings' FROM generate_series(2, ${dialogs + 1}) AS n`)
    const trips: number[] = []
    for (let time = 0; time < 5; time++) {
      const before = reader.roundTrips()
      await reader.read('/api/mail/list')
      trips.push(reader.roundTrips() - before)
    }
    return trips
  },
}
