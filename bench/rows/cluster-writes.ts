import { migrate } from '@skystair/server/platform/database/migrate.ts'
import { dropOnEach, inDatabase, machinesOf, makeClusterDatabase } from '@skystair/server/testing/cluster.ts'
import { openStand } from '../load.ts'
import { type Row, sideBySide } from '../row.ts'
import { fill, openWorld } from '../world.ts'

const players = 4096
const name = 'bench_players'

export const clusterWrites: Row = {
  name: 'cluster-writes',
  title: 'write actions per second on a Citus cluster ÷ on one PostgreSQL, both on this machine',
  bound: { least: 0.35 },
  needs: 'CLUSTER_URL',
  async measure(opened) {
    const machines = await machinesOf(process.env.CLUSTER_URL ?? '')
    await dropOnEach(machines, name)
    await makeClusterDatabase(machines, name)
    opened.add({ close: () => dropOnEach(machines, name) })
    const cluster = inDatabase(machines[0] ?? '', name)
    await migrate({ databaseUrl: cluster })
    await fill(cluster, players)
    const world = await opened.add(openWorld())
    const alone = await world.populate(players)
    const many = await opened.add(openStand(cluster, players))
    const one = await opened.add(openStand(alone, players))
    await many.play(5000)
    await one.play(5000)
    return sideBySide(
      7,
      () => many.play(3000),
      () => one.play(3000),
    )
  },
}
