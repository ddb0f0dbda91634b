import { RAIDS } from '@skystair/content/raids/raids.ts'
import { TREASURY_CURRENCIES } from '@skystair/rules/clan/clan.ts'
import { donationEvent } from '@skystair/rules/clan/donate.ts'
import { told } from '@skystair/rules/clan/log.ts'
import { bossExperience } from '@skystair/rules/raid/experience.ts'
import { lootLeftBy, type SharedLoot, shareLoot } from '@skystair/rules/raid/loot.ts'
import { LOOT_CURRENCIES, type Loot, type LootCurrency, type Raid } from '@skystair/rules/raid/raid.ts'
import { endsAt } from '@skystair/rules/raid/week.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { fullPurse } from '@skystair/rules/wallet/wallet.ts'
import type { Parcel } from '../../../platform/action/parcels.ts'
import { join, named, owner, type Sql, sql } from '../../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../../platform/database/steps.ts'
import { workKind } from '../../../platform/due-work/due-work.ts'
import { clanNews, clanPush, fromClan } from '../change-clan.ts'
import { type FoundClan, findClan } from '../load-clan.ts'
import { bookTreasury, experienced, logEvents } from '../write-clan.ts'
import { type FoundRaid, findRaid } from './load-raid.ts'

interface Which {
  readonly clanId: number
  readonly week: number
}

/** The boss fell, or the week is over: everybody gets a share, once. Comes too early: whoever ends it calls again. */
export const sharingWork = workKind<Which>('raid-loot', async ({ payload, now, services: { database } }) => {
  const { clanId, week } = payload
  const { raid, dealers } = await findRaid(database, clanId, week)
  if (raid === null || raid.paidAt !== null) return {}
  if (raid.endedAt === null && now < endsAt(week)) return {}
  const clan = await findClan(database, clanId, now)
  const ended: Raid = raid.endedAt === null ? { ...raid, endedAt: endsAt(week), outcome: 'TIME' } : raid
  const shared = shareLoot(lootLeftBy(ended, RAIDS), dealers, RAIDS)
  return {
    writes: [
      ...settle(ended, raid, shared, new Date(now)),
      ...(clan === null ? [] : fillTreasury(clan, ended, shared.treasury, new Date(now))),
    ],
    send: parcelsOf(ended, shared, now),
    push: [clanPush(clanId)],
  }
})

/** Decided on what the pool had left: had a fight ended meanwhile, it is decided anew. */
const settle = (
  ended: Raid,
  before: FoundRaid,
  { treasury, members }: SharedLoot,
  at: Date,
): readonly (Sql | Step)[] => [
  mustTouch(
    'raid',
    sql`UPDATE raid SET ended_at = ${new Date(ended.endedAt ?? at)}::timestamptz, outcome = ${ended.outcome},
        paid_at = ${at}::timestamptz, treasury = ${JSON.stringify(treasury)}::jsonb
      WHERE clan_id = ${owner(ended.clanId)} AND week = ${ended.week}::integer AND paid_at IS NULL
        AND pool_left = ${before.left}::bigint`,
  ),
  sql`UPDATE raid_dealer SET loot = part.loot
    FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb) AS part("playerId" bigint, loot jsonb)
    WHERE raid_dealer.clan_id = ${owner(ended.clanId)} AND raid_dealer.week = ${ended.week}::integer
      AND raid_dealer.player_id = part."playerId"`,
]

const amountsIn = (loot: Loot): readonly { readonly currency: LootCurrency; readonly amount: number }[] =>
  LOOT_CURRENCIES.map((currency) => ({ currency, amount: loot[currency] })).filter(({ amount }) => amount > 0)

/** The version is left alone, as with gifts: money and experience are only added. */
function fillTreasury(clan: FoundClan, raid: Raid, treasury: Loot, at: Date): readonly Sql[] {
  const amounts = amountsIn(treasury).map(({ currency, amount }) => ({
    currency,
    amount: Math.min(amount, fullPurse - clan.treasury[currency]),
  }))
  const gained = raid.outcome === 'KILLED' ? bossExperience(raid.difficulty, RAIDS) : 0
  const filled = TREASURY_CURRENCIES.map((currency) => {
    const amount = amounts.find((one) => one.currency === currency)?.amount ?? 0
    return sql`${named(currency)} = ${named(currency)} + ${amount}::bigint`
  })
  return [
    sql`UPDATE clan SET ${experienced(gained)}, ${join(filled, ', ')}
      WHERE id = ${owner(clan.id)} AND closed_at IS NULL`,
    ...bookTreasury(
      clan.id,
      amounts.map(({ currency, amount }) => ({
        currency,
        amount,
        counterparty: ofWorld('raid'),
        reason: 'RAID',
      })),
      at,
    ),
    ...logEvents(
      clan.id,
      amounts.map(({ currency, amount }) =>
        told(donationEvent[currency], null, null, { amount, raid: raid.boss }),
      ),
      at,
    ),
  ]
}

/** Also to whoever has left the clan since. */
const parcelsOf = ({ clanId, outcome }: Raid, { members }: SharedLoot, now: number): readonly Parcel[] =>
  members.flatMap(({ playerId, loot }) => [
    ...amountsIn(loot).map(({ currency, amount }) =>
      fromClan(clanId, playerId, { kind: 'money', currency, amount, reason: 'RAID', from: 'raid' }),
    ),
    clanNews(clanId, playerId, outcome === 'KILLED' ? 'raid-won' : 'raid-over', {}, now),
  ])
