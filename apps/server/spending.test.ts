import { switchPush } from '@skystair/contract/player.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { beforeAll, expect, test } from 'vitest'
import { findImbalances } from './platform/ledger.ts'
import { columnOf } from './platform/players.ts'
import { join, sql } from './platform/sql.ts'
import { copiesOf } from './testing/copies.ts'
import { aGame, aKey } from './testing/game.ts'
import { raw } from './testing/owned.ts'
import type { Person } from './testing/people.ts'
import { aSpender, type Spending, spendings } from './testing/spendings.ts'

const game = aGame()
const pairs = spendings.flatMap((one, index) =>
  spendings.slice(index).map((two) => [`${one.name} and ${two.name}`, one, two] as const),
)
/** Races of each pair: on the whole many more than five hundred. */
const rounds = 8
const spenders: Person[] = []

beforeAll(async () => {
  const original = await aSpender(game)
  // Whatever waits in the inbox is booked by the first deed.
  await game.ask(switchPush, { as: original.token, key: aKey() })
  spenders.push(...(await copiesOf(game, original, pairs.length * (rounds + 2))))
}, 60_000)

const spend = ({ token }: Person, { call, name: _, ...question }: Spending) =>
  game.ask(call, { ...question, as: token, key: aKey() })

/** What two spendings have left of each: money, heroes, things and all that grows. */
async function left(people: readonly Person[]): Promise<readonly string[]> {
  const ids = people.map(({ id }) => id)
  const balances = join(
    currencies.map((currency) => raw(columnOf(currency))),
    ', ',
  )
  const rows = await game.services.database.query<{ id: number; kept: string }>(sql`SELECT id,
      jsonb_build_array(${balances}, state#>'{climb,heroes}', state#>'{climb,camp}',
        (SELECT count(*) FROM market_listing WHERE seller_id = player.id))::text AS kept
    FROM player WHERE id = ANY(${ids}::bigint[])`)
  return ids.map((wanted) => rows.find(({ id }) => id === wanted)?.kept ?? '')
}

test.each(pairs)('%s at once end as if one had come after the other', async (_, one, two) => {
  const [first, second, ...racers] = spenders.splice(0, rounds + 2)
  if (!first || !second) throw new Error('too few spenders')
  await spend(first, one)
  await spend(first, two)
  await spend(second, two)
  await spend(second, one)
  const ends = await left([first, second])
  const answers = await Promise.all(racers.flatMap((racer) => [spend(racer, one), spend(racer, two)]))
  expect(answers.map(({ status }) => status).filter((status) => ![200, 422].includes(status))).toEqual([])
  for (const end of await left(racers)) expect(ends).toContain(end)
})

test('and every coin of it is in the books', async () => {
  expect(await findImbalances(game.services.database)).toEqual([])
})
