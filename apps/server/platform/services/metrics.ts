import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import type { WorkCounts } from '../due-work/count-due-work.ts'
import type { MetricHistory } from './metric-history.ts'

/** What an operator can watch. */
export interface Metrics {
  called(call: string, status: number, seconds: number): void
  clientMark(mark: string): void
  /** What became of a word from outside. */
  heard(sender: string, how: string): void
  clientError(): void
  text(): Promise<string>
}

export function openMetrics(
  roundTrips: () => number,
  countWork: () => Promise<WorkCounts>,
  metricHistory: MetricHistory,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const calls = new Histogram({
    name: 'skystair_call_seconds',
    help: 'Time to answer a call, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  const marks = new Counter({
    name: 'skystair_client_marks_total',
    help: 'Load marks that clients have reached',
    labelNames: ['mark'],
    registers,
  })
  const errors = new Counter({
    name: 'skystair_client_errors_total',
    help: 'Errors that clients have reported',
    registers,
  })
  const words = new Counter({
    name: 'skystair_words_total',
    help: 'Words from outside, by sender and what became of them',
    labelNames: ['sender', 'heard'],
    registers,
  })
  new Gauge({
    name: 'skystair_database_round_trips',
    help: 'Round trips to the database since the start',
    registers,
    collect() {
      this.set(roundTrips())
    },
  })
  new Gauge({
    name: 'skystair_due_work',
    help: 'Work by the clock: due now, late by more than a minute, failed for good, with a trouble to look at',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      // Without a database there is nothing to count, and all else is worth seeing the more.
      const counts = await countWork().catch(() => ({}))
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
    },
  })
  return {
    called(call, status, seconds) {
      calls.observe({ call, status }, seconds)
      metricHistory.note('calls')
      if (status >= 500) metricHistory.note('errors')
      if (call === 'security.registerTrial' && status === 200) metricHistory.note('registrations')
    },
    clientMark: (mark) => marks.inc({ mark }),
    heard: (sender, heard) => words.inc({ sender, heard }),
    clientError() {
      errors.inc()
      metricHistory.note('errors')
    },
    text: () => registry.metrics(),
  }
}
