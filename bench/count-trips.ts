import type { DeedName } from './deeds.ts'
import { openStand } from './load.ts'
import type { World } from './world.ts'

interface Counted {
  readonly world: World
  readonly url: string
  readonly players: number
  readonly deed: DeedName
  /** What has to be so before each time of playing. */
  readonly prepare?: () => Promise<void>
}

const times = 5
const playedMs = 1500

/** Round trips to the database per deed, counted by the server and by PostgreSQL itself; the larger. */
export async function countTrips({ world, url, players, deed, prepare }: Counted): Promise<number[]> {
  const ratios: number[] = []
  for (let time = 0; time < times; time++) {
    await prepare?.()
    // Opening a server is no deed: what it costs is seen on one that nobody plays on.
    const opening = await visit(playNothing)
    const { made, seen, played } = await visit((stand) => stand.play(playedMs))
    ratios.push(Math.max(made, seen - opening.seen) / played)
  }
  return ratios

  async function visit(play: (stand: Awaited<ReturnType<typeof openStand>>) => Promise<unknown>) {
    const before = await world.commits(url)
    const stand = await openStand(url, players, deed)
    await play(stand)
    const made = await stand.roundTrips()
    await stand.close()
    return { made, seen: (await world.commits(url)) - before, played: stand.played() }
  }
}

const playNothing = async (): Promise<void> => undefined
