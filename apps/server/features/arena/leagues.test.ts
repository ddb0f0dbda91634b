import { ARENA } from '@skystair/content/arena/arena.ts'
import { takeArenaReward } from '@skystair/contract/arena.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { profile } from '@skystair/contract/rating.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { beforeAll, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import {
  aGladiator,
  deed,
  fight,
  ladderOf,
  leagueOnCard,
  lengthen,
  makeRivals,
  makeStrong,
  standing,
} from '../../testing/arena.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { departedWork } from './departed.ts'

const game = aGame()
const day = 86_400_000
const places = 100
/** The last place of the league above the last one. */
const line = 73

let leaver: Person
let above: Person
let below: Person
beforeAll(async () => {
  await lengthen(game, line - 3)
  leaver = await aGladiator(game)
  await lengthen(game, 1)
  above = await aGladiator(game)
  below = await aGladiator(game)
  await lengthen(game, places - line - 1)
  await makeStrong(game, below)
  await makeStrong(game, above, 1)
  await game.services.database.query(
    sql`UPDATE person SET league = ${leagueAt(line, places)} WHERE id = ${above.id}`,
  )
})

/** Both stand where they stood before. */
async function putBack(): Promise<void> {
  await game.services.database.query(sql`UPDATE arena_place SET holder = CASE position
    WHEN ${line} THEN ${above.id}::bigint ELSE ${below.id}::bigint END WHERE position IN (${line}, ${line + 1})`)
}

test('the gift of a league is paid once, and told; the one who is beaten falls a league in the eyes of others', async () => {
  await makeRivals(game, below, above)
  const first = (await fight(game, below, above)).body
  const gift = ARENA.leagues[leagueAt(line, places) - 1]?.gift
  expect(first.gift).toEqual(expect.arrayContaining([{ currency: 'amethyst', amount: gift?.amethyst }]))
  expect(first.amethyst).toBe(ARENA.win.amethysts + (gift?.amethyst ?? 0))
  expect([await leagueOnCard(game, below), await leagueOnCard(game, above)]).toEqual([8, 9])
  await putBack()
  await makeRivals(game, below, above)
  const second = (await fight(game, below, above)).body
  expect(second.gift).toEqual([])
  expect(second.amethyst).toBe(Number(first.amethyst) + ARENA.win.amethysts)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('a cup is what a season that ended high gives: the same ones are seen by oneself and by others', async () => {
  const ends = [2, 5, 3].map((league, index) => ({
    season: `2025-0${index + 1}`,
    position: 9,
    places,
    league,
  }))
  await game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, '{arena,seasons}', ${JSON.stringify(ends)}::jsonb) WHERE id = ${owner(above.id)}`)
  const won = [{ season: '2025-03' }, { season: '2025-01' }]
  expect((await standing(game, above)).cups).toMatchObject(won)
  const { arena } = (await game.ask(profile, { as: below.token, params: { id: above.id } }))
    .body as unknown as {
    arena: { cups: object[] }
  }
  expect(arena.cups).toMatchObject(won)
  expect(arena.cups).toHaveLength(2)
})

test('whoever takes a reward is told the league of today', async () => {
  await putBack()
  await game.services.database.query(sql`UPDATE person SET league = 9 WHERE id = ${above.id}`)
  game.clock.time += 2 * day
  const { body } = await deed(game, takeArenaReward, above)
  expect(body.player).toMatchObject({ league: 8 })
  expect(await leagueOnCard(game, above)).toBe(8)
})

test('whoever takes the place of one who left is seen in the league of that place', async () => {
  const last = await aGladiator(game)
  const ladder = await ladderOf(game)
  expect(await leagueOnCard(game, last)).toBe(9)
  await deed(game, deleteAccount, leaver, { body: { password: null } })
  await doDueWork(game.services, [departedWork])
  expect((await standing(game, last)).position).toBe(ladder.indexOf(leaver.id) + 1)
  expect([await leagueOnCard(game, last), await leagueOnCard(game, leaver)]).toEqual([8, null])
})
