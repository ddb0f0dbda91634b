import { complete } from '@skystair/contract/battle.ts'
import { endRaid, setRaidDifficulty, startRaid } from '@skystair/contract/raid.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { doDueWork } from '../../../platform/due-work/do-due-work.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../../testing/game.ts'
import { aRaidingClan, leavePool, raidRow, setOut, strikeBoss } from '../../../testing/raids.ts'
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
