import { complete } from '@skystair/contract/battle.ts'
import { leaveClan } from '@skystair/contract/clan.ts'
import { endRaid, getRaid, raidBoard, setRaidDifficulty, startRaid } from '@skystair/contract/raid.ts'
import { mondayOf } from '@skystair/rules/shop/week.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { doDueWork, pauseAfter } from '../../../platform/due-work/do-due-work.ts'
import { type WorkKind, workKind } from '../../../platform/due-work/due-work.ts'
import { openServices } from '../../../platform/services/open-services.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../../testing/game.ts'
import {
  aRaidingClan,
  comeHome,
  fightBoss,
  halvePool,
  leavePool,
  raidRow,
  setOut,
  strikeBoss,
} from '../../../testing/raids.ts'
import { sharingWork } from './share-loot.ts'

const game = aGame()
const races = 12

test('of many who could bring the boss down at once one does, and the pool loses what it had', async () => {
  const { clanId, members } = await aRaidingClan(game, 5)
  for (const member of members) await setOut(game, member)
  for (let race = 0; race < races; race++) {
    await game.services.database.query(sql`DELETE FROM raid_dealer WHERE clan_id = ${owner(clanId)}`)
    await game.services.database.query(
      sql`UPDATE raid SET ended_at = NULL, outcome = NULL, killer_id = NULL, paid_at = NULL WHERE clan_id = ${owner(clanId)}`,
    )
    await leavePool(game, clanId, 1_000_000)
    const dealt = await Promise.all(members.map((member) => strikeBoss(game, member)))
    // Not enough for all of them, enough for more than one.
    const left = Math.floor((dealt.reduce((sum, one) => sum + one, 0) * (1 + (race % 3))) / 4)
    await leavePool(game, clanId, left)
    const homes = await Promise.all(
      members.flatMap((member) => {
        // The same deed, sent twice.
        const question = { as: member.token, key: aKey() }
        return [game.ask(complete, question), game.ask(complete, question)]
      }),
    )
    expect(homes.map(({ status }) => status)).toEqual(homes.map(() => 200))
    const row = await raidRow(game, clanId)
    expect(row).toMatchObject({ left: 0, dealt: left, fights: members.length, outcome: 'KILLED' })
    expect(members.map(({ id }) => id)).toContain(row.killer)
  }
  await Promise.all([1, 2, 3].map(() => doDueWork(game.services, [sharingWork])))
  expect(await findImbalances(game.services.database)).toEqual([])
}, 60_000)

test('all members set out at once: the boss of the week takes its place once', async () => {
  const { clanId, members } = await aRaidingClan(game, 7)
  const started = await Promise.all(
    members.map(({ token }) => game.ask(startRaid, { as: token, key: aKey() })),
  )
  expect(started.map(({ status }) => status)).toEqual(members.map(() => 200))
  const rows = await game.services.database.query(sql`SELECT 1 FROM raid WHERE clan_id = ${owner(clanId)}`)
  const works = await game.services.database.query(
    sql`SELECT 1 FROM due_work WHERE kind = 'raid-loot' AND payload ->> 'clanId' = ${String(clanId)}`,
  )
  expect([rows.length, works.length]).toEqual([1, 1])
  const homes = await Promise.all([
    ...members.map(({ token }) => game.ask(endRaid, { as: token, key: aKey(), body: { reset: true } })),
    game.ask(setRaidDifficulty, { as: members[0]?.token, key: aKey(), body: { raidDifficulty: 'HARD' } }),
  ])
  expect(homes.map(({ status }) => status)).toEqual(homes.map(() => 200))
})

/** The sharing of a clan's loot, with something that happens once after it is decided and before it is written. */
function sharingInterruptedBy(clanId: number, meanwhile: () => Promise<unknown>): WorkKind {
  let happened = false
  return workKind<{ readonly clanId: number; readonly week: number }>('raid-loot', async (context) => {
    const result = await sharingWork.perform(context)
    const isIt = !happened && context.payload.clanId === clanId
    if (isIt) happened = true
    if (isIt) await meanwhile()
    return result
  })
}

/** What was decided on something that has changed is tried again after a pause. */
async function shareTwice(sharing: WorkKind): Promise<void> {
  await doDueWork(game.services, [sharing])
  game.clock.time += pauseAfter(1)
  await doDueWork(game.services, [sharing])
}

test('a clan that closes while loot is shared leaves balanced books', async () => {
  const { clanId, leader } = await aRaidingClan(game)
  await setOut(game, leader)
  await leavePool(game, clanId, 1)
  await fightBoss(game, leader)
  const left: number[] = []
  await shareTwice(
    sharingInterruptedBy(clanId, async () => {
      left.push((await game.ask(leaveClan, { as: leader.token, key: aKey() })).status)
    }),
  )
  expect(left).toEqual([200])
  const paid = await game.services.database.query(
    sql`SELECT 1 FROM raid WHERE clan_id = ${owner(clanId)} AND paid_at IS NOT NULL`,
  )
  expect(paid).toHaveLength(1)
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('a blow that ends while the loot of Sunday is shared is paid for', async () => {
  const { clanId, week, members } = await aRaidingClan(game, 1)
  const [quick, slow] = members
  if (!quick || !slow) throw new Error('nobody')
  for (const member of members) await setOut(game, member)
  await leavePool(game, clanId, 1_000_000)
  await fightBoss(game, quick)
  const dealt = await strikeBoss(game, slow)
  const today = game.clock.time
  const sunday = mondayOf(week + 1) - 1
  game.clock.time = mondayOf(week + 1)
  await shareTwice(
    sharingInterruptedBy(clanId, async () => {
      // Its node is a little behind the one that shares.
      const now = game.clock.time
      game.clock.time = sunday
      await comeHome(game, slow)
      game.clock.time = now
    }),
  )
  game.clock.time = today
  const dealers = await game.services.database.query<{
    player_id: number
    dealt: number
    loot: object | null
  }>(sql`SELECT player_id, dealt, loot FROM raid_dealer WHERE clan_id = ${owner(clanId)} ORDER BY player_id`)
  expect(dealers.find(({ player_id }) => player_id === slow.id)).toMatchObject({
    dealt,
    loot: expect.anything(),
  })
  const [row] = await game.services.database.query<{ taken: number; paid: boolean }>(
    sql`SELECT (pool - pool_left)::integer AS taken, paid_at IS NOT NULL AS paid FROM raid WHERE clan_id = ${owner(clanId)}`,
  )
  expect(row).toEqual({ taken: dealers.reduce((sum, one) => sum + one.dealt, 0), paid: true })
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('whoever looks and the work of two nodes come to a week that is over at once: it is paid once', async () => {
  const today = game.clock.time
  const { database, config } = game.services
  const secondNode = openServices(config, game.databaseUrl, { clock: game.clock })
  const { clanId, members, week } = await aRaidingClan(game, 2)
  for (const member of members) await setOut(game, member)
  await leavePool(game, clanId, 1_000_000)
  for (const member of members) await fightBoss(game, member)
  await halvePool(game, clanId)
  game.clock.time = mondayOf(week + 1)
  await Promise.all([
    ...members.map(({ token }) => game.ask(getRaid, { as: token })),
    doDueWork(game.services, [sharingWork]),
    doDueWork(secondNode.services, [sharingWork]),
    ...members.map(({ token }) => game.ask(raidBoard, { as: token, query: { week } })),
  ])
  const parcels = await database.query<{ crystal: number }>(
    sql`SELECT count(*)::integer AS crystal FROM inbox WHERE sender = ${`clan:${clanId}`}
      AND effect ->> 'kind' = 'money' AND effect ->> 'currency' = 'crystal' GROUP BY owner_id`,
  )
  expect(parcels).toEqual(members.map(() => ({ crystal: 1 })))
  expect(await findImbalances(database)).toEqual([])
  await secondNode.close()
  game.clock.time = today
})
