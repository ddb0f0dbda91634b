import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// A busy machine is slow, not wrong: only what hangs may run out of time.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }
// Files that share a worker share what they import: most of the time would go into importing it anew.
const together = { isolate: false }
const checked = { setupFiles: ['scripts/leave-no-trace.mjs'] }
const browserPatience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/** What takes long begins first, so that no worker is left alone with it at the end. */
const long = [
  'server/kill',
  'server/ownership',
  'server/idempotency',
  'server/spending',
  'server/market',
  'server/plans',
  'database/embedded-postgres',
  'server/many-clients',
  'server/fuzz',
  'server/races',
  'server/ledger',
  'battle/killed',
  'clan/races',
  'scripts/one-entry',
  'raid/killed-nodes',
  'server/many-payments',
  'arena/permutation',
  'server/secrets',
  'gallery/gallery',
  'journeys/first-stairs',
  'journeys/account',
  'journeys/platforms',
  'journeys/battle',
  'journeys/portal',
  'journeys/heroes',
  'journeys/calendar',
  'gallery/behaviour',
  'gallery/music',
  'gallery/kit-size',
  'journeys/arena',
  'journeys/clan',
  'journeys/raid',
  'journeys/moved',
  'journeys/peace',
  'journeys/people',
  'journeys/hostile',
  'journeys/bank',
  'journeys/trouble',
  'journeys/chests',
  'journeys/cards',
  'journeys/wheel',
  'journeys/direct',
  'journeys/road',
  'journeys/story',
]

const turnOf = ({ moduleId }: TestSpecification): number => {
  const turn = long.findIndex((name) => moduleId.includes(`${name}.test.`))
  return turn < 0 ? long.length : turn
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages,art,tools,bench}/**/*.test.ts'],
          ...patience,
          ...together,
          ...checked,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.mjs'],
          globalSetup: ['apps/server/testing/start-postgres.ts'],
          ...patience,
          ...together,
          ...checked,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          ...patience,
          ...together,
          ...checked,
        },
      },
      {
        test: {
          name: 'gallery',
          include: ['e2e/gallery/**/*.test.ts'],
          globalSetup: ['e2e/testing/launch.ts', 'e2e/gallery/start-gallery.ts'],
          ...browserPatience,
          ...checked,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          globalSetup: ['e2e/testing/launch.ts', 'e2e/testing/start-world.ts'],
          ...browserPatience,
          ...checked,
          ...together,
        },
      },
    ],
  },
})
