import { countTrips } from '../count-trips.ts'
import { longBattle } from '../deeds.ts'
import { openBare, openStand } from '../load.ts'
import { type Row, sideBySide } from '../row.ts'
import { beginBattles, openWorld } from '../world.ts'

const players = 4096

export const hits: Row = {
  name: 'hits',
  title: 'hits per second in battles of six against six ÷ the same SQL run bare by the same driver',
  bound: { least: 0.45 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const battle = longBattle()
    // Bare writes would put the battles back to their first blow: each side has its own.
    const ours = await world.populate(players, { name: 'fought', battle })
    const theirs = await world.populate(players, { name: 'bare', battle })
    const bare = await opened.add(openBare(theirs, players, 'hit'))
    const stand = await opened.add(openStand(ours, players, 'hit'))
    await stand.play(5000)
    await bare.play(2000)
    return sideBySide(
      9,
      () => stand.play(2000),
      () => bare.play(2000),
    )
  },
}

export const hitRoundTrips: Row = {
  name: 'hit-trips',
  title: 'round trips to the database per hit (by the server and by PostgreSQL itself; the larger)',
  bound: { most: 2 },
  async measure(opened) {
    // PostgreSQL's own work would be counted as ours.
    const world = await opened.add(openWorld({ autovacuum: 'off' }))
    const battle = longBattle()
    const url = await world.populate(players, { battle })
    return countTrips({ world, url, players, deed: 'hit', prepare: () => beginBattles(url, battle) })
  },
}
