import { setTimeout as pause } from 'node:timers/promises'
import { askAt, inDatabase } from '@skystair/server/testing/cluster.ts'

/** Statements that a cluster has carried out, by how many shards each of them was about. */
export interface Statements {
  readonly ofOneShard: number
  readonly ofMany: number
}

/** From now on every machine counts, and writes into its log what is about more than one shard. */
export async function beginCounting(machines: readonly string[], name: string): Promise<void> {
  for (const machine of machines)
    for (const setting of [
      "citus.multi_task_query_log_level = 'log'",
      "citus.enable_stat_counters = 'on'",
      "track_functions = 'pl'",
    ])
      await askAt(inDatabase(machine, 'postgres'), `ALTER DATABASE ${name} SET ${setting}`)
}

/**
 * As the machines themselves count (citus_stat_counters): on the coordinator what comes from the game, on the machine
 * of an owner every statement of a deed. The call that carries a deed there is no statement of its own.
 */
export async function statementsOf(machines: readonly string[], name: string): Promise<Statements> {
  await allGone(machines, name)
  let [ofOneShard, ofMany] = [0, 0]
  for (const [place, machine] of machines.entries()) {
    const [counted] = await askAt(
      inDatabase(machine, name),
      `SELECT query_execution_single_shard AS one, query_execution_multi_shard AS many,
        (SELECT coalesce(sum(calls), 0) FROM pg_stat_user_functions WHERE funcname IN ('write_steps', 'ask_all')) AS carried
      FROM citus_stat_counters WHERE name = current_database()`,
    )
    ofOneShard += Number(counted?.one) - (place === 0 ? 0 : Number(counted?.carried))
    ofMany += Number(counted?.many)
  }
  return { ofOneShard, ofMany }
}

/** A connection reports what it has counted only when it ends: wait for that. The cluster's own daemons stay. */
async function allGone(machines: readonly string[], name: string): Promise<void> {
  const listed = `SELECT pid, application_name AS application, backend_type AS kind FROM pg_stat_activity
    WHERE datname = '${name}'`
  for (;;) {
    const open = (
      await Promise.all(machines.map((machine) => askAt(inDatabase(machine, 'postgres'), listed)))
    ).flat()
    const daemons = new Set(open.filter(({ kind }) => kind !== 'client backend').map(({ pid }) => pid))
    // A connection between machines is named by the process that has opened it.
    const openedBy = (application: unknown) => Number(/(\d{1,10})$/.exec(String(application))?.[1])
    if (
      open.every(({ kind, application }) => kind !== 'client backend' || daemons.has(openedBy(application)))
    )
      return
    await pause(50)
  }
}
