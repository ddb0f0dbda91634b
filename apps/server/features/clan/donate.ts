import { randomUUID } from 'node:crypto'
import { CLANS } from '@skystair/content/clans/clans.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { donate as contract } from '@skystair/contract/clan.ts'
import { type Donation, donationEvent, donationOf, treasuryWith } from '@skystair/rules/clan/donate.ts'
import { did } from '@skystair/rules/player/did.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofClan, ofPlayer, writeAccount } from '@skystair/rules/wallet/account.ts'
import { fullPurse } from '@skystair/rules/wallet/wallet.ts'
import { actionWith } from '../../platform/action/action.ts'
import { join, named, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { clanPush } from './change-clan.ts'
import { clanOfGiver } from './clan-of-giver.ts'
import { type OwnClanShown, ownClanView } from './views.ts'

/**
 * Gives to the treasury. The clan's version is left alone, so that a hundred may give in the same second: money is only
 * added. Whoever is put out meanwhile has another version of the own row, and is told that there is no clan.
 */
export const donate = actionWith<typeof contract, OwnClanShown | null>(contract, clanOfGiver, (context) => {
  const { player, extra: clan, body, now } = context
  if (clan === null) return refused('clan.refused.no-clan')
  const donation = donationOf(body.portions, CLANS)
  if (isRefusal(donation)) return donation
  const at = new Date(now)
  const reference = randomUUID()
  return {
    player: did(player, TASKS, [{ deed: 'clan-donated', amount: 1 }]),
    movements: donation.amounts.map(({ currency, amount }) => ({
      currency,
      amount: -amount,
      counterparty: ofClan(clan.id),
      reason: 'CLAN_DONATION',
    })),
    reference,
    lastWrites: [fillTreasury(clan.id, player.id, donation, at, reference)],
    push: [clanPush(clan.id)],
    reply: (saved) => ({
      player: playerView(saved, now),
      clanInfo: ownClanView({ ...clan, treasury: treasuryWith(clan.treasury, donation) }, saved, now),
    }),
  }
})

/**
 * The purse, its books and what the clan remembers of the giver, for its log and for who is worthy, in one statement: each
 * one more would be read and planned anew, and all givers wait for the purse.
 */
function fillTreasury(
  clanId: number,
  giverId: number,
  { amounts, worth }: Donation,
  at: Date,
  reference: string,
): Step {
  type Amount = Donation['amounts'][number]
  const currencies = join(
    amounts.map(({ currency }) => named(currency)),
    ', ',
  )
  const more = ({ currency, amount }: Amount): Sql =>
    sql`${named(currency)} = ${named(currency)} + ${amount}::bigint`
  const fits = ({ currency, amount }: Amount): Sql => sql`${named(currency)} <= ${fullPurse - amount}::bigint`
  const row = ({ currency, amount }: Amount): Sql =>
    sql`(${randomUUID()}::uuid, ${currency}::text, ${amount}::bigint, purse.${named(currency)})`
  const line = ({ currency, amount }: Amount): Sql =>
    sql`(${randomUUID()}::uuid, ${donationEvent[currency]}::text, ${JSON.stringify({ amount })}::jsonb)`
  return mustTouch(
    'treasury',
    sql`WITH purse AS (UPDATE clan SET ${join(amounts.map(more), ', ')}
        WHERE id = ${owner(clanId)} AND closed_at IS NULL AND ${join(amounts.map(fits), ' AND ')}
        RETURNING ${currencies}),
      given AS (INSERT INTO clan_given (clan_id, player_id, day, worth)
        VALUES (${owner(clanId)}, ${giverId}::bigint, date_trunc('day', ${at}::timestamptz, 'UTC'), ${worth}::bigint)
        ON CONFLICT (clan_id, player_id, day) DO UPDATE SET worth = clan_given.worth + excluded.worth),
      logged AS (INSERT INTO clan_log (clan_id, at, id, type, actor_id, params)
        SELECT ${owner(clanId)}, ${at}::timestamptz, told.id, told.type, ${giverId}::bigint, told.params
        FROM (VALUES ${join(amounts.map(line), ', ')}) AS told(id, type, params))
      INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
      SELECT ${owner(clanId)}, ${at}::timestamptz, booked.id, booked.currency, ${writeAccount(ofPlayer(giverId))},
        ${writeAccount(ofClan(clanId))}, booked.amount, 'CLAN_DONATION', ${reference}, booked.balance
      FROM purse, LATERAL (VALUES ${join(amounts.map(row), ', ')}) AS booked(id, currency, amount, balance)`,
    'clan.refused.treasury-full',
  )
}
