import { payDebt, take } from '@skystair/contract/bank.ts'
import type { Call } from '@skystair/contract/call.ts'
import {
  acceptPlatformGift,
  acceptPromo,
  share,
  takeBonus,
  takeOkDay,
  takeVideo,
} from '@skystair/contract/referral.ts'
import { sql } from '../platform/database/sql.ts'
import { writeReference } from '../platform/payments/reference.ts'
import type { Game, Question } from './game.ts'
import type { Person } from './people.ts'
import type { Spending } from './spending.ts'

/** Everybody's own payment and ticket for a film. */
const ownNumber = ({ id }: Person) => `00000000-0000-4000-a000-${String(id).padStart(12, '0')}`
const code = 'RACING-TEA'

/** A payment that waits, a debt, what a friend has brought, a film seen, a gift on the road: for each of them. */
export async function stockBank(game: Game, people: readonly Person[]): Promise<void> {
  const { database } = game.services
  const ids = people.map(({ id }) => id)
  const at = new Date(game.clock.now() - 60_000)
  const own = sql`('00000000-0000-4000-a000-' || lpad(own.id::text, 12, '0'))::uuid`
  const each = sql`unnest(${ids}::bigint[]) AS own(id)`
  await database.query(sql`INSERT INTO payment (player_id, id, payer_id, provider, product, emeralds, money, amount, state, stair,
      started_at, granted_at)
    SELECT own.id, ${own}, own.id, 'test', 'emeralds-60', 60, 'RUB', 5900, 'GEMS_GRANTED', 1, ${at}::timestamptz, ${at}::timestamptz
    FROM ${each}`)
  await database.query(sql`INSERT INTO bank_book (player_id, version, debt, state) SELECT own.id, 1, 7,
    '{"bought":[],"points":[],"hasBought":true,"towardsTicket":0,"pointsOwed":0}' FROM ${each}`)
  await database.query(sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at)
    SELECT own.id, 'brought', 'share', 1, 11, ${at}::timestamptz FROM ${each}`)
  await database.query(sql`INSERT INTO claim (player_id, kind, period, count, ticket, at)
    SELECT own.id, 'video', 1, 0, ${own}, ${at}::timestamptz FROM ${each}`)
  await database.query(sql`INSERT INTO promo_code (code, emeralds, remaining, until, made_by, made_at)
    VALUES (${code}, 5, 1000000, ${new Date(game.clock.now() + 86_400_000)}::timestamptz, 1, ${at}::timestamptz)
    ON CONFLICT DO NOTHING`)
  await database.query(sql`UPDATE player SET state = state || '{"userSource":"OK","giftNews":["GEMS_30"]}'
    WHERE id = ANY(${ids}::bigint[])`)
}

const alone = (name: string, call: Call, ask: (person: Person) => Question = () => ({})): Spending => ({
  name,
  call,
  when: 'camp',
  alone: true,
  ask,
})

export const spendingsOfBank: readonly Spending[] = [
  {
    name: 'emeralds that were paid for',
    call: take,
    when: 'camp',
    ask: (person) => ({ params: { id: writeReference({ receiverId: person.id, id: ownNumber(person) }) } }),
  },
  { name: 'a debt', call: payDebt, when: 'camp', ask: () => ({}) },
  alone('what friends have brought', takeBonus),
  alone('a shared link', share),
  alone('a promo code', acceptPromo, () => ({ query: { code } })),
  alone('a gift with a ribbon', acceptPromo),
  alone('a gift of the platform', acceptPlatformGift, () => ({ params: { platform: 'social' } })),
  alone('the day on the platform', takeOkDay),
  alone('a film', takeVideo, (person) => ({ body: { ticket: ownNumber(person) } })),
]

const enters = 'who one is, not what one has'
const asked = 'what was asked for, not what one has'
const others = 'what somebody else has, by way of the bank'

export const bankMovesNothing: Readonly<Record<string, string>> = {
  'bank.start': asked,
  'bank.messengerInvoice': asked,
  'bank.reportMissing': asked,
  'bank.grantPayment': others,
  'bank.refundPayment': others,
  'referral.makePromo': others,
  'referral.giveGiftNews': others,
  'referral.startVideo': asked,
  'integration.messenger': enters,
  'integration.portal': enters,
  'integration.games1': enters,
  'integration.games2': enters,
  'integration.store': enters,
  'integration.elsewhere': enters,
  'integration.join': enters,
  'integration.part': enters,
}
