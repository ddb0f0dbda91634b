import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import { CLANS } from '@skystair/content/clans/clans.ts'
import type { Call } from '@skystair/contract/call.ts'
import * as calls from '@skystair/contract/clan.ts'
import { current } from '@skystair/contract/player.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { expect, test } from 'vitest'
import { across, sql } from '../../platform/database/sql.ts'
import { beginStandingWork, doDueWork } from '../../platform/due-work/do-due-work.ts'
import { disorderInClans } from '../../testing/clan-order.ts'
import { aJoiner, fillTreasury } from '../../testing/clans.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { buildingWork } from './build.ts'
import { departedWork } from './departed.ts'
import { watchLeadersWork } from './watch-leaders.ts'

const game = aGame()
const deeds = 320
/** So many are done at the same moment. */
const atOnce = 8
const HOUR = 3_600_000
const works = [buildingWork, departedWork, watchLeadersWork]

test(`whatever 16 players do, ${deeds} times, many at once and over restarts of the server, every clan stays in order and every coin is kept`, async () => {
  const cup = cupOf(diceOf('an evening of clans'))
  const pick = <T>(list: readonly T[]): T => list[cup.between(0, list.length - 1)] as T
  const people: Person[] = []
  for (let count = 0; count < 16; count++) people.push(await aJoiner(game))
  const anybody = () => ({ playerId: pick(people).id })
  const clans = () =>
    game.services.database.query<{ id: number }>(
      sql`SELECT id FROM clan WHERE closed_at IS NULL ORDER BY id ${across('all clans')}`,
    )
  let known: readonly number[] = []
  let names = 0
  const anyClan = () => ({ clanId: known.length === 0 ? 1 : pick(known) })
  const site = () => ({ body: { buildingType: pick(Object.keys(CLAN_BUILDINGS)) } })
  const gift = () => ({ body: { portions: [{ type: 'GEARS', amount: cup.between(1, 50) }] } })
  const ways: readonly (readonly [Call, () => Question])[] = [
    [calls.createClan, () => ({ body: { name: `Evening ${++names}` } })],
    [calls.applyToClan, () => ({ body: anyClan() })],
    [calls.applyToAll, () => ({ body: {} })],
    ...Array.from({ length: 4 }, () => [calls.inviteToClan, () => ({ body: anybody() })] as const),
    ...Array.from({ length: 4 }, () => [calls.acceptInvitation, () => ({ body: anyClan() })] as const),
    [calls.rejectCandidate, () => ({ body: cup.next() < 0.5 ? anybody() : anyClan() })],
    [calls.leaveClan, () => ({})],
    [calls.resignClan, () => ({})],
    ...[...calls.PARTICIPANT_ACTIONS, ...calls.PARTICIPANT_ACTIONS, 'PROMOTE'].map(
      (type) => [calls.participantAction, () => ({ body: { ...anybody(), type } })] as const,
    ),
    ...Array.from({ length: 4 }, () => [calls.donate, gift] as const),
    [calls.startBuilding, site],
    [calls.speedUpBuilding, site],
    [calls.completeBuilding, site],
    [calls.takeFactoryGift, () => ({})],
    [calls.setTheme, () => ({ query: { number: cup.between(1, 12) } })],
  ]
  await beginStandingWork(game.services, works)
  const done = new Set<string>()
  const odd: string[] = []
  for (let count = 0; count < deeds; count += atOnce) {
    known = (await clans()).map(({ id }) => id)
    // Whoever is invited comes, so that clans live.
    const [guest] = await game.services.database.query<{ clan: number; player: number }>(
      sql`SELECT clan_id AS clan, player_id AS player FROM clan_candidate WHERE state = 'INVITED' LIMIT 1`,
    )
    const as = people.find(({ id }) => id === guest?.player)?.token
    if (as !== undefined) {
      const body = { clanId: guest?.clan }
      const { status } = await game.ask(calls.acceptInvitation, { as, body, key: aKey() })
      if (status === 200) done.add(calls.acceptInvitation.id)
    }
    const answers = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const [call, ask] = pick(ways)
        const answer = await game.ask(call, { ...ask(), as: pick(people).token, key: aKey() })
        return { call, answer }
      }),
    )
    for (const { call, answer } of answers) {
      if (answer.status === 200) done.add(call.id)
      else if (answer.status !== 422) odd.push(`${call.id}: ${answer.status} ${answer.text.slice(0, 200)}`)
    }
    game.clock.time += cup.between(0, 5) * HOUR
    if (count % 80 === 0) {
      await fillTreasury(game, pick(people)).catch(() => undefined)
      // Half of them are away for so long that others lead for them, and later instead of them.
      game.clock.time += CLANS.leaderAwayFor
      for (const { token } of people.slice(0, people.length / 2)) await game.ask(current, { as: token })
      await game.restart()
      await doDueWork(game.services, works)
      expect(await disorderInClans(game)).toEqual([])
    }
  }
  expect(odd).toEqual([])
  expect(await disorderInClans(game)).toEqual([])
  // Deeds of many kinds were really done, whoever was faster.
  expect(done.size).toBeGreaterThanOrEqual(5)
})
