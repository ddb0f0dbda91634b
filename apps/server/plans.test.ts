import { contract } from '@skystair/contract/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { isOnCluster } from './testing/database.ts'
import { fillWorld, many, small } from './testing/filled-world.ts'
import { aGame } from './testing/game.ts'
import { watchPlans } from './testing/plans.ts'
import { ready, sampleOf } from './testing/samples.ts'

const game = aGame()
let watched: Awaited<ReturnType<typeof watchPlans>>
beforeAll(async () => {
  await fillWorld(game)
  watched = await watchPlans(game)
})
afterAll(() => watched.close())

/** Calls that look into months of all ages, and why. */
const ofAllAges: Readonly<Record<string, string>> = {
  'chat.list': 'a line may answer another of any age',
  'chat.latest': 'a line may answer another of any age',
  'mail.block': 'the whole dialog goes',
  'moderation.decide': 'a case knows the number of its line, not its month',
  'moderation.report': 'a case knows the number of its line, not its month',
  'moderation.take': 'a case knows the number of its line, not its month',
  'moderation.undo': 'a case knows the number of its line, not its month',
  'player.deleteAccount': 'all of a player goes',
  'player.exportData': 'all of a player is shown',
}

/** A page that begins in the month before; one more month, if clocks differed when that began. */
const fewParts = 3
/** A page and some, not a table. */
const mostInVain = 1_000

/** On many machines a plan only says which are asked; what each of them does is its own plain plan. */
const planned = test.skipIf(isOnCluster())

planned('the world is full: every table that grows has many rows', async () => {
  const rows = await game.services.database.query<{ name: string }>(sql`SELECT relname AS name FROM pg_class
    JOIN pg_namespace AS space ON space.oid = relnamespace AND space.nspname = 'public'
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND reltuples < ${many} ORDER BY relname`)
  expect(rows.map(({ name }) => name)).toEqual(small)
})

planned.each(contract.map((call) => [call.id, call] as const))(
  'in a world full of players no statement of %s reads a table through',
  async (_, call) => {
    const { question } = await ready(game, sampleOf(call))
    const plans = await watched.plansOf(() => game.ask(call, question))
    const wrong = plans
      .filter(({ readThrough, inVain }) => readThrough.length > 0 || inVain > mostInVain)
      .map(({ text, readThrough, inVain }) => `${readThrough} ${inVain}: ${text.slice(0, 300)}`)
    expect(wrong).toEqual([])
    if (call.id in ofAllAges) return
    const scattered = plans
      .filter(({ parts }) =>
        ['chat_message', 'mail_message'].some((table) => (parts[table]?.length ?? 0) > fewParts),
      )
      .map(({ text, parts }) => `${JSON.stringify(parts)}: ${text.slice(0, 300)}`)
    expect(scattered).toEqual([])
  },
)
