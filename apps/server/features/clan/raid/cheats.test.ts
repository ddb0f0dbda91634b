import { attackPlace, complete, giveUpBattle } from '@skystair/contract/battle.ts'
import { leaveClan, participantAction } from '@skystair/contract/clan.ts'
import { chooseSquad } from '@skystair/contract/heroes.ts'
import { current } from '@skystair/contract/player.ts'
import { endRaid, getRaid, startRaid } from '@skystair/contract/raid.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { beforeEach, expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { joinClan } from '../../../testing/clans.ts'
import { aGame, aKey } from '../../../testing/game.ts'
import type { Person } from '../../../testing/people.ts'
import {
  aRaidingClan,
  bossPlace,
  comeHome,
  fightBoss,
  leavePool,
  raidRow,
  setOut,
  standBeforeBoss,
  strikeBoss,
} from '../../../testing/raids.ts'

const game = aGame()
const hour = 3_600_000
const day = 24 * hour

beforeEach(() => {
  game.clock.time = mondayOf(weekOf(game.clock.time) + 1) + day + hour
})

const attackAt = ({ token }: Person, placeId: string) =>
  game.ask(attackPlace, { as: token, key: aKey(), body: { placeId } })
const goHome = ({ token }: Person) => game.ask(endRaid, { as: token, key: aKey(), body: { reset: false } })
const kick = ({ token }: Person, { id }: Person) =>
  game.ask(participantAction, { as: token, key: aKey(), body: { playerId: id, type: 'KICK' } })

test('the strong who are left out of the squad while the boss takes its measure do not make it weaker', async () => {
  const { leader } = await aRaidingClan(game)
  const pool = async () => (await game.ask(getRaid, { as: leader.token })).body.pool
  const honest = await pool()
  const [row] = await game.services.database.query<{ heroes: { id: number }[] }>(
    sql`SELECT state #> '{climb,heroes}' AS heroes FROM player WHERE id = ${owner(leader.id)}`,
  )
  const heroIds = row?.heroes.slice(0, 1).map(({ id }) => id)
  expect((await game.ask(chooseSquad, { as: leader.token, key: aKey(), body: { heroIds } })).status).toBe(200)
  expect(await pool()).toBe(honest)
})

test('whoever was put out of a clan on its raid road does not fight the boss of another on the first day there', async () => {
  const before = await aRaidingClan(game, 1)
  const after = await aRaidingClan(game)
  const [, turncoat = before.leader] = before.members
  await setOut(game, after.leader)
  await setOut(game, turncoat)
  await leavePool(game, before.clanId, 1_000_000)
  await fightBoss(game, turncoat)
  await kick(before.leader, turncoat)
  game.clock.time += day + hour
  await joinClan(game, after.leader, after.clanId, turncoat)
  await standBeforeBoss(game, turncoat)
  expect((await attackAt(turncoat, bossPlace)).body.code).toBe('raid.refused.first-day')
  game.clock.time += day
  expect((await attackAt(turncoat, bossPlace)).status).toBe(200)
})

test('whoever leaves or is put out in the middle of a fight ends it once, for the clan it was begun for', async () => {
  const { leader, members, clanId } = await aRaidingClan(game, 2)
  const [, leaver = leader, kicked = leader] = members
  for (const one of [leaver, kicked]) await setOut(game, one)
  await leavePool(game, clanId, 1_000_000)
  const dealt = (await strikeBoss(game, leaver)) + (await strikeBoss(game, kicked))
  await game.ask(leaveClan, { as: leaver.token, key: aKey() })
  await kick(leader, kicked)
  for (const one of [leaver, kicked]) {
    expect((await goHome(one)).body.code).toBe('battle.refused.fighting')
    expect((await comeHome(game, one)).status).toBe(200)
    expect((await comeHome(game, one)).body.code).toBe('battle.refused.no-battle')
    await standBeforeBoss(game, one)
    expect((await attackAt(one, bossPlace)).body.code).toBe('raid.refused.over')
    expect((await goHome(one)).status).toBe(200)
    expect((await setOut(game, one)).body.code).toBe('clan.refused.no-clan')
    expect((await game.ask(current, { as: one.token })).body).toMatchObject({ worldType: 'main', stair: 10 })
  }
  expect(await raidRow(game, clanId)).toMatchObject({ left: 1_000_000 - dealt, dealt, fights: 2 })
})

test('a fight is ended by one of many calls, and a key of somebody else is nobody’s', async () => {
  const { leader, members, clanId } = await aRaidingClan(game, 1)
  const [, other = leader] = members
  const key = aKey()
  const started = [
    await game.ask(startRaid, { as: leader.token, key }),
    await game.ask(startRaid, { as: other.token, key }),
  ]
  expect(started.map(({ body }) => body.player)).toMatchObject([{ id: leader.id }, { id: other.id }])
  await leavePool(game, clanId, 1_000_000)
  const dealt = await strikeBoss(game, leader)
  const ended = await Promise.all(
    [complete, giveUpBattle, complete, giveUpBattle].map((call) =>
      game.ask(call, { as: leader.token, key: aKey() }),
    ),
  )
  expect(ended.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await raidRow(game, clanId)).toMatchObject({ left: 1_000_000 - dealt, dealt, fights: 1 })
})

test('places of another world, of no world and beyond the next boss are not fought', async () => {
  const { leader } = await aRaidingClan(game)
  expect((await attackAt(leader, bossPlace)).body.code).toBe('road.refused.unknown')
  await setOut(game, leader)
  for (const placeId of ['main-11-0', 'snow-1-0', 'raid-015-0', 'raid-15-00', 'raid--15-0', 'raid-1e1-0'])
    expect([placeId, (await attackAt(leader, placeId)).body.code]).toEqual([placeId, 'road.refused.unknown'])
  for (const placeId of [bossPlace, 'raid-20-0'])
    expect([placeId, (await attackAt(leader, placeId)).body.code]).toEqual([placeId, 'road.refused.premiss'])
})
