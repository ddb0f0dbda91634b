import { infoCurrent } from '@skystair/contract/player.ts'
import { gameWork } from '@skystair/server/game-work.ts'
import { migrate } from '@skystair/server/platform/database/migrate.ts'
import { doDueWork } from '@skystair/server/platform/due-work/do-due-work.ts'
import { usualLiveRules } from '@skystair/server/platform/live/live-rules.ts'
import { findSession } from '@skystair/server/platform/live/living-sessions.ts'
import { SessionWatch } from '@skystair/server/platform/live/session-watch.ts'
import { readToken } from '@skystair/server/platform/people/session.ts'
import { askAt, dropOnEach, machinesOf, makeClusterDatabase } from '@skystair/server/testing/cluster.ts'
import { gather, type Moment, playEvening } from '../evening.ts'
import type { Row } from '../row.ts'
import { beginCounting, statementsOf } from '../shards.ts'
import { visitNowAndThen } from '../visits.ts'

const name = 'bench_evening'
/** Few for a node: what it asks about all of them at once it asks no more often for more. */
const players = 20
/** About an hour, with all that comes to mind and is refused. */
const course = { writes: 40, chatLines: 4, letters: 1 }
const looksForWorkEvery = 5_000

/** What a node asks by itself: whether there is work by the clock, and whether those on the live wire are still there. */
function nodeByItself() {
  let asked: { work: number; live: number } | null = null
  let watch: SessionWatch | null = null
  return async ({ people, services }: Moment): Promise<void> => {
    const now = services.clock.now()
    asked ??= { work: now, live: now }
    watch ??= new SessionWatch(services.database, usualLiveRules, () => asked?.live ?? now)
    const seated = people.flatMap(({ token }) => readToken(token) ?? [])
    for (; asked.work + looksForWorkEvery <= now; asked.work += looksForWorkEvery)
      await doDueWork({ ...services, clock: { now: () => asked?.work ?? now } }, gameWork)
    for (; asked.live + usualLiveRules.checkEvery <= now; asked.live += usualLiveRules.checkEvery)
      await watch.look(() => seated.map((session) => ({ ...session, begunIn: null, visiting: null })))
    await services.lastSeen.flush()
  }
}

/** The first that a page does: it asks who plays, and opens the live wire. */
async function comeIn({ place, people, services, ask }: Moment): Promise<void> {
  const as = people[place]?.token
  await ask(infoCurrent, { as, query: { init: true } })
  const token = readToken(as)
  if (token) await findSession(services.database, token)
}

export const oneShard: Row = {
  name: 'one-shard',
  title: 'share of the statements of a simulated evening that touch one shard of a Citus cluster',
  bound: { least: 0.95 },
  needs: 'CLUSTER_URL',
  async measure(opened) {
    const machines = await machinesOf(process.env.CLUSTER_URL ?? '')
    await dropOnEach(machines, name)
    const url = await makeClusterDatabase(machines, name)
    opened.add({ close: () => dropOnEach(machines, name) })
    await migrate({ databaseUrl: url })
    const people = await gather(url, players)
    await askAt(url, 'UPDATE player SET gold = 1000000, crystal = 1000000, mithril = 1000000')
    await beginCounting(machines, name)
    const before = await statementsOf(machines, name)
    const byItself = nodeByItself()
    const between = async (moment: Moment) => {
      // They all play at the same time: what the node does by itself it does once for all of them.
      if (moment.place === 0) await byItself(moment)
      if (moment.deed === 1) await comeIn(moment)
      await visitNowAndThen(moment)
    }
    const evening = await playEvening(url, people, { ...course, between })
    await evening.close()
    const after = await statementsOf(machines, name)
    const [one, many] = [after.ofOneShard - before.ofOneShard, after.ofMany - before.ofMany]
    console.log(`${one} statements touched one shard, ${many} more than one`)
    return [one / (one + many)]
  },
}
