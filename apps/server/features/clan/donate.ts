import { randomUUID } from 'node:crypto'
import { CLANS } from '@skystair/content/clans/clans.ts'
import { donate as contract } from '@skystair/contract/clan.ts'
import { donationEvent, donationOf } from '@skystair/rules/clan/donate.ts'
import { told } from '@skystair/rules/clan/log.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofClan, ofPlayer } from '@skystair/rules/wallet/account.ts'
import { type Movement, mirrored } from '@skystair/rules/wallet/movement.ts'
import { fullPurse } from '@skystair/rules/wallet/wallet.ts'
import { actionWith } from '../../platform/action/action.ts'
import { join, named, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { clanOf, clanPush } from './change-clan.ts'
import { type FoundClan, ownClan } from './load-clan.ts'
import { myClanView } from './views.ts'
import { bookTreasury, logEvents } from './write-clan.ts'

/**
 * Gives to the treasury. The clan's version is left alone, so that a hundred may give in the same second: money is only
 * added. Whoever is put out meanwhile has another version of the own row, and is told that there is no clan.
 */
export const donate = actionWith<typeof contract, FoundClan | null>(contract, ownClan, (context) => {
  const { player, body, now } = context
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  const donation = donationOf(body.portions, CLANS)
  if (isRefusal(donation)) return donation
  const at = new Date(now)
  const reference = randomUUID()
  const movements: readonly Movement[] = donation.amounts.map(({ currency, amount }) => ({
    currency,
    amount: -amount,
    counterparty: ofClan(clan.id),
    reason: 'CLAN_DONATION',
  }))
  const own = ofPlayer(player.id)
  const treasury = { ...clan.treasury }
  for (const { currency, amount } of donation.amounts) treasury[currency] += amount
  return {
    player,
    movements,
    reference,
    writes: [
      sql`INSERT INTO clan_given (clan_id, player_id, day, worth)
        VALUES (${owner(clan.id)}, ${player.id}::bigint, date_trunc('day', ${at}::timestamptz, 'UTC'), ${donation.worth}::bigint)
        ON CONFLICT (clan_id, player_id, day) DO UPDATE SET worth = clan_given.worth + excluded.worth`,
      ...logEvents(
        clan.id,
        donation.amounts.map(({ currency, amount }) =>
          told(donationEvent[currency], player.id, null, { amount }),
        ),
        at,
      ),
      // The clan's row is what all givers wait for: it is held as shortly as can be.
      fillTreasury(clan.id, donation.amounts),
      ...bookTreasury(
        clan.id,
        movements.map((movement) => mirrored(movement, own)),
        at,
        reference,
      ),
    ],
    push: [clanPush(clan.id)],
    reply: (saved) => ({
      player: playerView(saved, now),
      clanInfo: myClanView({ ...clan, treasury }, saved, now),
    }),
  }
})

function fillTreasury(
  clanId: number,
  amounts: readonly { readonly currency: string; readonly amount: number }[],
): Step {
  const filled = (each: { readonly currency: string; readonly amount: number }): Sql =>
    sql`${named(each.currency)} = ${named(each.currency)} + ${each.amount}::bigint`
  const fits = (each: { readonly currency: string; readonly amount: number }): Sql =>
    sql`${named(each.currency)} <= ${fullPurse - each.amount}::bigint`
  return mustTouch(
    'treasury',
    sql`UPDATE clan SET ${join(amounts.map(filled), ', ')}
      WHERE id = ${owner(clanId)} AND closed_at IS NULL AND ${join(amounts.map(fits), ' AND ')}`,
    'clan.refused.treasury-full',
  )
}
