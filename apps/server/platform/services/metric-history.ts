import type { MetricName } from '@skystair/contract/console.ts'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

const flushEvery = 60_000
/** One row of a figure covers so much time. */
export const metricStep = 5 * 60_000

/** What an operator watches over the day: counted in the process, written now and then, never on the way of a call. */
export interface MetricHistory {
  note(name: MetricName): void
  flush(): Promise<void>
  close(): Promise<void>
}

export function openMetricHistory(
  database: Database,
  now: () => number,
  online: () => number,
  report: (error: Error) => void,
): MetricHistory {
  let counted = new Map<MetricName, number>()
  let lastLook = 0
  let busy = Promise.resolve()

  async function write(): Promise<void> {
    const step = Math.floor(now() / metricStep) * metricStep
    // Who is there is looked at once in a step, or it would be counted again with every writing.
    if (step > lastLook) {
      counted.set('online', online())
      lastLook = step
    }
    const some = [...counted]
    counted = new Map()
    if (some.length === 0) return
    await database.query(sql`INSERT INTO metric_history (name, at, value)
      SELECT noted.name, ${new Date(step)}::timestamptz, noted.value
      FROM unnest(${some.map(([name]) => name)}::text[], ${some.map(([, value]) => value)}::bigint[]) AS noted(name, value)
      ON CONFLICT (name, at) DO UPDATE SET value = metric_history.value + excluded.value`)
  }
  const flush = () => {
    busy = busy.then(write).catch(report)
    return busy
  }
  const timer = setInterval(flush, flushEvery).unref()
  return {
    note: (name) => void counted.set(name, (counted.get(name) ?? 0) + 1),
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
