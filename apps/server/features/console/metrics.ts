import { metrics as contract, type MetricPoint, metricNames } from '@skystair/contract/console.ts'
import { casesOf } from '@skystair/rules/moderation/keepers-rights.ts'
import { read } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'

const day = 24 * 60 * 60 * 1000
/** A point of the chart covers so much time. */
const step = 30 * 60 * 1000

interface Row {
  readonly name: string
  readonly at: Date
  readonly value: number
}

export const metrics = read(
  contract,
  async ({ player, now, services: { database, ranks, metricHistory: noted } }) => {
    await noted.flush()
    const rows = await database.query<Row>(
      sql`SELECT name, at, value FROM metric_history WHERE at > ${new Date(now - day)}::timestamptz`,
    )
    const [open] = await database.query<{ count: number }>(sql`SELECT count(*) AS count FROM moderation_case
    WHERE decision IS NULL AND kind = ANY(${casesOf(player.accessLevel)}::text[])`)
    const { online, level } = await ranks.now()
    return {
      online,
      players: level.ids.length,
      waitingCases: open?.count ?? 0,
      lines: metricNames.map((name) => ({
        name,
        points: pointsOf(
          rows.filter((row) => row.name === name),
          now,
          name === 'online',
        ),
      })),
    }
  },
)

/** Sums over each step of the day; of who was there, the most at once. */
function pointsOf(rows: readonly Row[], now: number, isLevel: boolean): MetricPoint[] {
  const last = Math.floor(now / step) * step
  return Array.from({ length: day / step }, (_, index) => {
    const at = last - (day / step - 1 - index) * step
    const values = rows
      .filter((row) => row.at.getTime() >= at && row.at.getTime() < at + step)
      .map(({ value }) => value)
    return { at, value: isLevel ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0) }
  })
}
