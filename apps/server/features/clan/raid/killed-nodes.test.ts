import { setTimeout as pause } from 'node:timers/promises'
import { RAIDS } from '@skystair/content/raids/raids.ts'
import { ask, attackPlace, complete } from '@skystair/contract/battle.ts'
import { lootOf } from '@skystair/rules/raid/loot.ts'
import { LOOT_CURRENCIES } from '@skystair/rules/raid/raid.ts'
import { expect, test } from 'vitest'
import { owner, sql } from '../../../platform/database/sql.ts'
import { findImbalances } from '../../../testing/find-imbalances.ts'
import { aMortalGame } from '../../../testing/mortal-game.ts'
import { standAgain } from '../../../testing/mortal-node.ts'
import type { Person } from '../../../testing/people.ts'
import { aRaidingClan, bossPlace, leavePool, raidRow, setOut } from '../../../testing/raids.ts'

/** RAID_PROOF=full: a hundred members, fifty rounds. */
const isFull = process.env.RAID_PROOF === 'full'
const members = isFull ? 100 : 14
const rounds = isFull ? 50 : 6
/** A Saturday at noon. */
const { insist, withDatabase, powerFails, powerIsBack, killDatabase } = aMortalGame(
  'raid',
  Date.UTC(2026, 2, 7, 12),
)

async function killNode(): Promise<void> {
  await powerFails()
  await powerIsBack()
}

let fights = 0

/** What a member was told to have dealt, fight by fight, until the rounds or the boss are over. */
async function raid({ token: as }: Person, most: number): Promise<readonly number[]> {
  const dealt: number[] = []
  for (let round = 0; round < most; round++) {
    expect((await insist(standAgain, { as })).body).toEqual({ done: true })
    const begun = await insist(attackPlace, { as, body: { placeId: bossPlace } })
    if (begun.body.code === 'raid.refused.over') return dealt
    expect(begun.body).toMatchObject({ type: 'MULTI' })
    const fought = await insist(ask, { as, body: { toTheEnd: true } })
    dealt.push(Math.floor(Number(fought.body.dealt)))
    expect((await insist(complete, { as })).status).toBe(200)
    fights += 1
  }
  return dealt
}

async function after(count: number): Promise<void> {
  while (fights < count) await pause(5)
}

test(
  'many strike at one pool while nodes and the database are killed: it loses what they dealt, ends once and pays once',
  async () => {
    const clan = await withDatabase(async (game) => {
      const made = await aRaidingClan(game, members - 1)
      for (const member of made.members) await setOut(game, member)
      await leavePool(game, made.clanId, 2 ** 40)
      return made
    })
    const [first] = clan.members
    if (!first) throw new Error('nobody')
    const [tried = 0] = await raid(first, 1)
    // It falls when most of the rounds are over.
    const left = Math.floor(tried * members * rounds * 0.6)
    expect(left).toBeGreaterThan(0)
    await withDatabase(async (game) => {
      await game.services.database.query(sql`DELETE FROM raid_dealer WHERE clan_id = ${owner(clan.clanId)}`)
      await leavePool(game, clan.clanId, left)
    })
    fights = 0
    const raiding = Promise.all(clan.members.map((member) => raid(member, rounds)))
    const enough = Math.floor(members * rounds * 0.15)
    await Promise.race([after(enough), raiding])
    await killNode()
    await Promise.race([after(2 * enough), raiding])
    killDatabase()
    await Promise.race([after(3 * enough), raiding])
    await killNode()
    const told = (await raiding).flat()
    await withDatabase(async (game) => {
      const { database } = game.services
      const row = await raidRow(game, clan.clanId)
      expect(row).toMatchObject({ left: 0, dealt: left, fights, outcome: 'KILLED' })
      expect(told.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(left)
      expect(clan.members.map(({ id }) => id)).toContain(row.killer)

      const isPaid = async () =>
        (
          await database.query(
            sql`SELECT 1 FROM raid WHERE clan_id = ${owner(clan.clanId)} AND paid_at IS NOT NULL`,
          )
        ).length
      while ((await isPaid()) === 0) await pause(50)
      const loot = lootOf({ members, height: 10, difficulty: 'EASY' }, RAIDS)
      for (const currency of LOOT_CURRENCIES) {
        const [paid] = await database.query<{
          treasury: number
          waiting: number
          taken: number
        }>(sql`SELECT
        (SELECT coalesce(sum(amount), 0)::bigint FROM ledger WHERE owner_id = ${owner(clan.clanId)} AND reason = 'RAID'
          AND currency = ${currency}) AS treasury,
        (SELECT coalesce(sum((effect ->> 'amount')::bigint), 0)::bigint FROM inbox WHERE effect ->> 'reason' = 'RAID'
          AND effect ->> 'currency' = ${currency}) AS waiting,
        (SELECT coalesce(sum(amount), 0)::bigint FROM ledger WHERE owner_id <> ${owner(clan.clanId)} AND reason = 'RAID'
          AND currency = ${currency}) AS taken`)
        expect([currency, (paid?.treasury ?? 0) + (paid?.waiting ?? 0) + (paid?.taken ?? 0)]).toEqual([
          currency,
          loot[currency],
        ])
      }
      const twice = await database.query(sql`SELECT owner_id FROM inbox WHERE effect ->> 'reason' = 'RAID'
      GROUP BY owner_id, effect ->> 'currency' HAVING count(*) > 1`)
      expect(twice).toEqual([])
      expect(await findImbalances(database)).toEqual([])
    })
  },
  isFull ? 1_800_000 : 120_000,
)
