import { attackPlace, giveUpBattle } from '@skystair/contract/battle.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { getRaid, raidBoard } from '@skystair/contract/raid.ts'
import { strikePool } from '@skystair/rules/raid/pool.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { doDueWork } from '../../../platform/due-work/do-due-work.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
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
import { sharingWork } from './share-loot.ts'

const game = aGame()
const look = async ({ token }: Person) => (await game.ask(getRaid, { as: token })).body

test('the pool loses what the rule says, also where a fight is stronger than it', async () => {
  const { leader, clanId } = await aRaidingClan(game)
  await setOut(game, leader)
  for (const left of [1_000_000, 500_000, 7]) {
    await leavePool(game, clanId, left)
    const before = await raidRow(game, clanId)
    const said = strikePool({ left, endedAt: null }, await fightBoss(game, leader))
    const after = await raidRow(game, clanId)
    expect({
      left: after.left,
      accepted: after.dealt - before.dealt,
      kills: after.killer === leader.id,
    }).toEqual(said)
  }
})

test('whoever comes home is told what of the fight went off the pool, and only one of the last blow', async () => {
  const { members, clanId } = await aRaidingClan(game, 1)
  const [quick, slow] = members
  if (!quick || !slow) throw new Error('nobody')
  for (const member of members) await setOut(game, member)
  await leavePool(game, clanId, 1_000_000)
  for (const member of members) await strikeBoss(game, member)
  expect((await look(quick)).own).toMatchObject({ last: null })
  await leavePool(game, clanId, 5)
  for (const member of members) await comeHome(game, member)
  expect((await look(quick)).own).toMatchObject({ last: { dealt: 5, killed: true } })
  expect((await look(slow)).own).toMatchObject({ last: { dealt: 0, killed: false } })
})

test('the boss of a raid that has begun stays who it was, whoever would come by the calendar', async () => {
  const { leader, clanId } = await aRaidingClan(game)
  await setOut(game, leader)
  const { imageId } = (await look(leader)).boss as { imageId: string }
  const other = imageId === 'lich' ? 'iron-dragon' : 'lich'
  await game.services.database.query(sql`UPDATE raid SET boss = ${other} WHERE clan_id = ${owner(clanId)}`)
  expect((await look(leader)).boss).toMatchObject({ imageId: other })
  expect((await game.ask(raidBoard, { as: leader.token })).body.boss).toMatchObject({ imageId: other })
  await standBeforeBoss(game, leader)
  const begun = await game.ask(attackPlace, { as: leader.token, key: aKey(), body: { placeId: bossPlace } })
  expect(begun.body.creatures).toContainEqual(expect.objectContaining({ imageId: other, side: 'enemy' }))
})

test('a fight that is called off by new rules is seen by nobody any more', async () => {
  const { leader } = await aRaidingClan(game)
  await setOut(game, leader)
  await strikeBoss(game, leader)
  await game.services.database.query(sql`UPDATE battle SET state = state || '{"rulesVersion": 0, "status": "IN_PROGRESS"}'::jsonb
    WHERE player_id = ${owner(leader.id)}`)
  expect(await look(leader)).toMatchObject({ fightingCount: 1 })
  expect((await game.ask(giveUpBattle, { as: leader.token, key: aKey() })).status).toBe(200)
  expect(await look(leader)).toMatchObject({ fightingCount: 0, own: { fights: 0 } })
})

test('the loot of one who has left the game for ever leaves the books balanced, and the board can be read', async () => {
  const { leader, members, clanId } = await aRaidingClan(game, 1)
  const gone = members[1] ?? leader
  for (const member of members) await setOut(game, member)
  await leavePool(game, clanId, 1_000_000)
  await fightBoss(game, gone)
  const left = await game.ask(deleteAccount, { as: gone.token, key: aKey(), body: { password: null } })
  expect(left.status).toBe(204)
  await leavePool(game, clanId, 5)
  await fightBoss(game, leader)
  await doDueWork(game.services, [sharingWork])
  const board = (await game.ask(raidBoard, { as: leader.token })).body
  expect(board).toMatchObject({ outcome: 'KILLED' })
  expect(await findImbalances(game.services.database)).toEqual([])
})
