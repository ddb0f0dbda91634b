import { fileURLToPath } from 'node:url'
import { CHEST_FINDS } from '@skystair/content/chest-finds.data.ts'
import { writeToken } from '@skystair/server/platform/people/session.ts'
import pg from 'pg'
import { build } from 'vite'
import { startChild } from './child.ts'
import { openWorld, tokenOf } from './world.ts'

export interface Site {
  readonly address: string
  /** The cookie of somebody who already plays. */
  readonly cookie: { name: string; value: string; url: string }
  close(): Promise<void>
}

/** Who else lives there, and how. */
interface Neighbours {
  readonly players: number
  settle(databaseUrl: string): Promise<void>
}

/**
 * The client as it is built for players, served by the real server over a database of one player, who has come so far
 * and has found so many artifacts, and of neighbours if there are any.
 */
export async function openSite(
  stair = 0,
  artifacts = 0,
  neighbours: Neighbours | null = null,
): Promise<Site> {
  const configFile = fileURLToPath(new URL('../apps/web/vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'error' })
  const world = await openWorld()
  const databaseUrl = await world.populate(neighbours?.players ?? 1)
  if (stair > 0) await climbTo(databaseUrl, stair)
  if (artifacts > 0) await packArtifacts(databaseUrl, stair, artifacts)
  await neighbours?.settle(databaseUrl)
  const server = await startChild('server.ts', databaseUrl)
  const { port } = await server.tell({})
  const address = `http://localhost:${port}`
  return {
    address,
    cookie: { name: 'skystair', value: writeToken(tokenOf(1)), url: address },
    async close() {
      await server.end()
      await world.close()
    },
  }
}

/** As if the guardians up to a stair had been beaten, and nothing more to be told. */
async function climbTo(databaseUrl: string, stair: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const road = '{climb,travels,roads,main'
  await client.query(
    `UPDATE player SET stair = $1::bigint, best_victory_stair = $1::bigint, state =
       jsonb_set(jsonb_set(state, '${road},top}', to_jsonb($1::bigint)), '${road},coordinate}', to_jsonb($1::bigint * 100))`,
    [stair],
  )
  await client.end()
}

/** A backpack with something of everything in it. */
async function packArtifacts(databaseUrl: string, stair: number, count: number): Promise<void> {
  const found = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    kind: CHEST_FINDS[place % CHEST_FINDS.length],
    stair: 1 + (place % stair),
    level: 0,
    locked: false,
    heroId: null,
  }))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `UPDATE player SET state = jsonb_set(jsonb_set(state, '{climb,belongings,artifacts}', $1), '{climb,belongings,lastArtifact}', $2)`,
    [JSON.stringify(found), String(count)],
  )
  await client.end()
}
