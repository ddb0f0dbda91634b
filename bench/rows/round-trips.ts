import { countTrips } from '../count-trips.ts'
import type { Row } from '../row.ts'
import { openWorld } from '../world.ts'

const players = 10_000

export const roundTrips: Row = {
  name: 'round-trips',
  title: 'round trips to the database per action (by the server and by PostgreSQL itself; the larger)',
  bound: { most: 2 },
  async measure(opened) {
    // PostgreSQL's own work would be counted as ours.
    const world = await opened.add(openWorld({ autovacuum: 'off' }))
    const url = await world.populate(players)
    return countTrips({ world, url, players, deed: 'switchPush' })
  },
}
