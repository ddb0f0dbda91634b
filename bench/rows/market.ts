import { countTrips } from '../count-trips.ts'
import { openStand } from '../load.ts'
import { type Row, sideBySide } from '../row.ts'
import { enrichAll, openWorld, stockMarket } from '../world.ts'

const players = 1000
const few = 1000
const many = 1_000_000

export const marketPage: Row = {
  name: 'market-page',
  title: 'time for a page of the market with 1,000,000 listings ÷ with 1,000',
  bound: { most: 1.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const stocked = async (listings: number) => {
      const url = await world.populate(players, { name: `market_${listings}` })
      await stockMarket(url, listings)
      return opened.add(openStand(url, players, 'browseMarket'))
    }
    const [small, large] = [await stocked(few), await stocked(many)]
    await small.play(3000)
    await large.play(3000)
    return sideBySide(
      9,
      async () => 1 / (await large.play(1500)),
      async () => 1 / (await small.play(1500)),
    )
  },
}

export const purchaseTrips: Row = {
  name: 'purchase-trips',
  title: 'round trips to the database per purchase (by the server and by PostgreSQL itself; the larger)',
  bound: { most: 2 },
  async measure(opened) {
    // PostgreSQL's own work would be counted as ours.
    const world = await opened.add(openWorld({ autovacuum: 'off' }))
    const url = await world.populate(players)
    await enrichAll(url)
    return countTrips({ world, url, players, deed: 'buyBooster' })
  },
}
