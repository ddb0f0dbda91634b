import { openStand } from '../load.ts'
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
    const ratios: number[] = []
    for (let time = 0; time < 5; time++) {
      const before = await world.commits(url)
      const stand = await openStand(url, players)
      await stand.play(1500)
      const made = await stand.roundTrips()
      await stand.close()
      const seen = (await world.commits(url)) - before
      ratios.push(Math.max(made, seen) / stand.played())
    }
    return ratios
  },
}
