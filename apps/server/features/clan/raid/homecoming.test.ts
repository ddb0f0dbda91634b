import { leaveClan } from '@skystair/contract/clan.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { doDueWork } from '../../../platform/due-work/do-due-work.ts'
import { tidyTable } from '../../../platform/housekeeping/tidy-table.ts'
import { joinClan } from '../../../testing/clans.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../../testing/game.ts'
import { goodPassword, type Person } from '../../../testing/people.ts'
import { aRaidingClan, fightBoss, leavePool, leaveRoad, putOut, setOut } from '../../../testing/raids.ts'
import { change } from '../../../testing/world.ts'
import { sharingWork } from './share-loot.ts'

const game = aGame()
const hour = 3_600_000
const day = 24 * hour

describe('each stair of the raid road', () => {
  const experienceOf = async (clanId: number) => {
    const [clan] = await game.services.database.query<{ experience: number }>(
      sql`SELECT experience FROM clan WHERE id = ${owner(clanId)}`,
    )
    return clan?.experience
  }
  const climbStair = async (person: Person, clanId: number) => {
    await setOut(game, person)
    await leavePool(game, clanId, 1_000_000)
    await fightBoss(game, person)
  }

  test('is experience for the clan, told when the raider comes home', async () => {
    const { leader, clanId } = await aRaidingClan(game)
    await climbStair(leader, clanId)
    await leaveRoad(game, leader, true)
    expect(await experienceOf(clanId)).toBe(1)
  })

  test('that was climbed before leaving the clan is told to it, and to no clan that comes after', async () => {
    const { leader, members, clanId } = await aRaidingClan(game, 1)
    const [, leaver = leader] = members
    await climbStair(leaver, clanId)
    await game.ask(leaveClan, { as: leaver.token, key: aKey() })
    expect(await experienceOf(clanId)).toBe(1)
  })

  test('that was climbed before being put out is told to the clan and by the difficulty it was climbed for', async () => {
    const before = await aRaidingClan(game, 1)
    const [, kicked = before.leader] = before.members
    await game.services.database.query(
      sql`UPDATE clan SET state = jsonb_set(state, '{difficulty}', '"HARD"') WHERE id = ${owner(before.clanId)}`,
    )
    await climbStair(kicked, before.clanId)
    await putOut(game, before.leader, kicked)
    const after = await aRaidingClan(game)
    await leaveRoad(game, kicked, true)
    const today = game.clock.time
    game.clock.time += day + hour
    await joinClan(game, after.leader, after.clanId, kicked)
    game.clock.time += 2 * day
    await setOut(game, kicked)
    expect([await experienceOf(before.clanId), await experienceOf(after.clanId)]).toEqual([4, 0])
    game.clock.time = today
  })
})

test('whoever sets out wounded comes home as wounded, but for what time has healed', async () => {
  const { leader } = await aRaidingClan(game)
  const wounds = async () => {
    const [row] = await game.services.database.query<{ wounds: number[] }>(
      sql`SELECT jsonb_path_query_array(state, '$.climb.heroes[*].wounds') AS wounds FROM player WHERE id = ${owner(leader.id)}`,
    )
    return row?.wounds.reduce((sum, each) => sum + each, 0) ?? 0
  }
  await change(game, leader.id, (climb) => ({
    ...climb,
    heroes: climb.heroes.map((hero) => ({ ...hero, wounds: 5, healedAt: game.clock.time })),
  }))
  const before = await wounds()
  await setOut(game, leader)
  expect(await wounds()).toBe(0)
  await leaveRoad(game, leader, false)
  expect(await wounds()).toBe(before)
  await setOut(game, leader)
  game.clock.time += 2 * 60_000
  await leaveRoad(game, leader, true)
  expect(await wounds()).toBeLessThan(before)
})

test('a share for a dealer who has left the game for ever does not wait for ever, and no coin is lost from the books', async () => {
  const { leader, members, clanId } = await aRaidingClan(game, 1)
  const [, gone = leader] = members
  for (const one of members) await setOut(game, one)
  await leavePool(game, clanId, 1_000_000)
  await fightBoss(game, gone)
  await game.ask(deleteAccount, { as: gone.token, key: aKey(), body: { password: goodPassword } })
  await leavePool(game, clanId, 5)
  await fightBoss(game, leader)
  await doDueWork(game.services, [sharingWork])
  const waiting = () =>
    game.services.database.query(sql`SELECT FROM inbox WHERE owner_id = ${owner(gone.id)}`)
  expect(await waiting()).not.toEqual([])
  await tidyTable(game.services, 'inbox')
  expect(await waiting()).toEqual([])
  expect(await findImbalances(game.services.database)).toEqual([])
})
