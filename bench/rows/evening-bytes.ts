import pg from 'pg'
import { gather, playEvening } from '../evening.ts'
import type { Row } from '../row.ts'
import { openWorld } from '../world.ts'

const players = 20
/** Each on top of the ones before. */
const daysLater = [3, 37, 90, 300] as const

/** Bytes of each table with its indices, without the dead rows. */
async function sizes(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('VACUUM FULL')
  const { rows } = await client.query<{ name: string; bytes: string }>(`SELECT root.relname AS name,
      (SELECT sum(pg_total_relation_size(part.relid)) FROM pg_partition_tree(root.oid) AS part) AS bytes
    FROM pg_class AS root JOIN pg_namespace AS space ON space.oid = root.relnamespace AND space.nspname = 'public'
    WHERE root.relkind = 'p' AND NOT root.relispartition
    UNION ALL SELECT root.relname, pg_total_relation_size(root.oid)
    FROM pg_class AS root JOIN pg_namespace AS space ON space.oid = root.relnamespace AND space.nspname = 'public'
    WHERE root.relkind = 'r' AND NOT root.relispartition`)
  await client.end()
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

export const eveningBytes: Row = {
  name: 'evening-bytes',
  title:
    'kilobytes that an evening of one player (200 writes, 20 chat lines, 5 letters) leaves in the database',
  bound: { most: 500 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const url = await world.populate(1)
    const before = await sizes(url)
    const evening = await opened.add(playEvening(url, await gather(url, players)))
    const grownNow = async () =>
      [...(await sizes(url))].map(([name, bytes]) => ({
        name,
        kilobytes: (bytes - (before.get(name) ?? 0)) / players / 1024,
      }))
    const grown = await grownNow()
    const left = [grown]
    for (const days of daysLater) {
      await evening.wait(days)
      left.push(await grownNow())
    }
    console.log('left of one evening, in kilobytes of one player: at once, after 3, 40, 130 and 430 days')
    for (const { name } of grown.toSorted((one, other) => other.kilobytes - one.kilobytes)) {
      const line = left.map((sizes) => sizes.find((size) => size.name === name)?.kilobytes ?? 0)
      if (Math.max(...line) > 0.05)
        console.log(name.padEnd(20), ...line.map((kilobytes) => kilobytes.toFixed(1).padStart(8)))
    }
    return [grown.reduce((sum, { kilobytes }) => sum + kilobytes, 0)]
  },
}
