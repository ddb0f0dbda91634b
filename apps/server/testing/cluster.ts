import pg from 'pg'

/** Asks one machine of a cluster, or a plain database. */
export async function askAt(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The addresses of all machines of a Citus cluster, by that of its coordinator. */
export async function machinesOf(url: string): Promise<string[]> {
  const rows = await askAt(url, 'SELECT nodename, nodeport FROM pg_dist_node ORDER BY groupid')
  return rows.map(({ nodename, nodeport }) => {
    const machine = new URL(url)
    machine.host = `${nodename}:${nodeport}`
    return machine.href
  })
}

/** The same address with another database. */
export function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** An empty database on every machine, joined to a cluster as the given one is. */
export async function makeClusterDatabase(machines: readonly string[], name: string): Promise<string> {
  for (const machine of machines) {
    await askAt(inDatabase(machine, 'postgres'), `CREATE DATABASE ${name} TEMPLATE template0`)
    await askAt(inDatabase(machine, name), 'CREATE EXTENSION citus')
  }
  const [coordinator = '', ...workers] = machines
  const url = inDatabase(coordinator, name)
  const at = (machine: string) => {
    const { hostname, port } = new URL(machine)
    return `'${hostname}', ${port}`
  }
  await askAt(url, `SELECT citus_set_coordinator_host(${at(coordinator)})`)
  for (const worker of workers) await askAt(url, `SELECT citus_add_node(${at(worker)})`)
  return url
}

/** From now on nobody enters it: it can be copied, or dropped. */
export async function letNobodyIn(machines: readonly string[], name: string): Promise<void> {
  for (const machine of machines) {
    const admin = inDatabase(machine, 'postgres')
    await askAt(admin, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await askAt(admin, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  }
}

export async function copyOnEach(machines: readonly string[], name: string, from: string): Promise<void> {
  for (const machine of machines)
    await askAt(inDatabase(machine, 'postgres'), `CREATE DATABASE ${name} TEMPLATE ${from}`)
}

export async function dropOnEach(machines: readonly string[], name: string): Promise<void> {
  const holding: string[] = []
  for (const machine of machines) {
    const found = `SELECT FROM pg_database WHERE datname = '${name}'`
    if ((await askAt(inDatabase(machine, 'postgres'), found)).length > 0) holding.push(machine)
  }
  // The daemons of a cluster would come back while it is being dropped.
  await letNobodyIn(holding, name)
  for (const machine of holding)
    await askAt(inDatabase(machine, 'postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}
