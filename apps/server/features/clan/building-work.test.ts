import { CLANS } from '@skystair/content/clans/clans.ts'
import { listBuildings, speedUpBuilding, startBuilding } from '@skystair/contract/clan.ts'
import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { current } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import { aLeader, aMember, clanIdOf, fillTreasury, setBuilding } from '../../testing/clans.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { buildingWork } from './build.ts'

const game = aGame()
const type = 'EXPERIENCE'

/** A clan that builds the fifth level of its academy, and a deputy of it. */
async function site() {
  const leader = await aLeader(game)
  const deputy = await aMember(game, leader, 'DEPUTY_LEADER')
  const clanId = await clanIdOf(game, leader)
  await fillTreasury(game, leader)
  await game.services.database.query(
    sql`UPDATE clan SET gear = 5000, crystal = 5000, mithril = 5000 WHERE id = ${owner(clanId)}`,
  )
  await setBuilding(game, clanId, type, 4)
  await does(leader, startBuilding)
  return { leader, deputy, clanId }
}

async function does({ token }: Person, call: typeof startBuilding | typeof speedUpBuilding): Promise<void> {
  const { status } = await game.ask(call, { as: token, key: aKey(), body: { buildingType: type } })
  expect(status).toBe(200)
}

const work = () => doDueWork(game.services, [buildingWork])

const levelSeenBy = async ({ token }: Person): Promise<number | undefined> => {
  const { body } = await game.ask(listBuildings, { as: token })
  return (body.buildings as BuildingView[]).find(({ buildingType }) => buildingType === type)?.level
}

const timesTold = async ({ token }: Person): Promise<number> => {
  const { body } = await game.ask(current, { as: token })
  return (body.notifications as { kind: string }[]).filter(({ kind }) => kind === 'clan-built').length
}

test('whoever may open a level hears that it is built, and a day later it opens by itself', async () => {
  const { deputy } = await site()
  await work()
  expect(await timesTold(deputy)).toBe(0)
  game.clock.time += CLANS.buildingTime(5)
  await work()
  expect(await timesTold(deputy)).toBe(1)
  game.clock.time += CLANS.completesAfter - 1
  await work()
  expect(await levelSeenBy(deputy)).toBe(4)
  game.clock.time += 1
  await work()
  expect([await levelSeenBy(deputy), await timesTold(deputy)]).toEqual([5, 1])
})

test('of a level that was hastened they hear at once and once, and it opens by itself a day after that', async () => {
  const { leader, deputy } = await site()
  game.clock.time += 60_000
  await does(leader, speedUpBuilding)
  await work()
  expect(await timesTold(deputy)).toBe(1)
  // The hour comes at which it would have been done.
  game.clock.time += CLANS.buildingTime(5)
  await work()
  expect([await levelSeenBy(deputy), await timesTold(deputy)]).toEqual([4, 1])
  game.clock.time += CLANS.completesAfter - CLANS.buildingTime(5)
  await work()
  expect([await levelSeenBy(deputy), await timesTold(deputy)]).toEqual([5, 1])
})
