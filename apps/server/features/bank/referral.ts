import { BANK } from '@skystair/content/bank/bank.data.ts'
import { REFERRAL } from '@skystair/content/bank/referral.data.ts'
import { myCode as codeCall, share as shareCall, takeBonus as takeCall } from '@skystair/contract/referral.ts'
import { statusOf } from '@skystair/rules/bank/bank-book.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { NO_BOOK, type StoredBook, selectBook } from '../../platform/payments/payment-rows.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { codeOf } from '../../platform/people/referrer.ts'
import { emeraldsFrom, givenReply, selectClaim, writeClaim } from './claims.ts'

interface Brought {
  readonly id: string
  readonly kind: 'friend' | 'share' | 'clan'
  readonly friendId: number
  readonly amount: number
  readonly taken: boolean
}

interface Around {
  readonly brought: readonly Brought[] | null
  readonly people: People
  readonly started: number | null
  readonly shared: number | null
  readonly book: StoredBook | null
}

/** A friend is worth looking at for as many rows as a page can bear. */
const mostRows = 500

const around = (callerId: number): Readonly<Record<keyof Around, Sql>> => ({
  brought: sql`SELECT jsonb_agg(jsonb_build_object('id', own.id, 'kind', own.kind, 'friendId', own.friend_id,
      'amount', own.amount, 'taken', own.taken_at IS NOT NULL))
    FROM (SELECT * FROM referral_bonus AS bonus WHERE bonus.player_id = ${owner(callerId)}
      ORDER BY bonus.taken_at DESC, bonus.id LIMIT ${mostRows}::integer) AS own`,
  people: selectPeople(
    sql`SELECT bonus.friend_id FROM referral_bonus AS bonus WHERE bonus.player_id = ${owner(callerId)} AND bonus.kind = 'friend'`,
  ),
  started: selectClaim(callerId, 'start-bonus'),
  shared: selectClaim(callerId, 'sharing'),
  book: selectBook(owner(callerId)),
})

const extra = { select: (_: unknown, callerId: number) => around(callerId) }

/** What there is to take now, and out of what. */
function waitingFor({ level, referredBy, clanId }: Player, { brought, people, started }: Around) {
  const shares = (brought ?? []).filter(({ kind, taken }) => kind === 'share' && !taken)
  const share = shares.reduce((sum, { amount }) => sum + amount, 0)
  const rewarded = (brought ?? []).filter(({ kind }) => kind === 'clan').map(({ friendId }) => friendId)
  const clanFriends = Object.values(people).filter(
    (friend) => clanId !== null && friend.clanId === clanId && !rewarded.includes(friend.id),
  )
  const start = referredBy !== null && started === null && level >= REFERRAL.startLevel
  return {
    shares: share > 0 ? shares.map(({ id }) => id) : [],
    clanFriends: clanFriends.map(({ id }) => id),
    start,
    emeralds:
      Math.max(0, share) + clanFriends.length * REFERRAL.clanBonus + (start ? REFERRAL.startBonus : 0),
  }
}

export const myCode = readWith<typeof codeCall, Around>(
  codeCall,
  extra,
  ({ player, extra: found, now, services: { config } }) => {
    const code = codeOf(player.id)
    const status = statusOf((found.book ?? NO_BOOK).book, now, BANK)?.status
    const broughtBy = (id: number) =>
      (found.brought ?? []).reduce((sum, one) => sum + (one.friendId === id ? one.amount : 0), 0)
    return {
      code,
      url: `${config.publicUrl}/?ref=${code}`,
      friends: Object.values(found.people).map(({ id, name, level }) => ({
        id,
        name,
        level,
        brought: broughtBy(id),
      })),
      waiting: waitingFor(player, found).emeralds,
      startBonus: REFERRAL.startBonus,
      refClanBonus: REFERRAL.clanBonus,
      refBonus: status === 'brilliant' ? REFERRAL.shareOfBrilliant : REFERRAL.share,
      sharing: REFERRAL.sharing,
      maySharedAgainAt: found.shared === weekOf(now) ? mondayOf(weekOf(now) + 1) : 0,
    }
  },
)

export const takeBonus = actionWith<typeof takeCall, Around>(
  takeCall,
  extra,
  ({ player, extra: found, now }) => {
    const { shares, clanFriends, start, emeralds } = waitingFor(player, found)
    if (emeralds === 0) return refused('bank.refused.nothing-brought')
    const at = new Date(now)
    return {
      player,
      movements: [emeraldsFrom('referral', emeralds, 'REFERRAL')],
      writes: [
        ...(start ? [writeClaim(player.id, 'start-bonus', 1, at, 'bank.refused.nothing-brought')] : []),
        sql`UPDATE referral_bonus SET taken_at = ${at}::timestamptz
          WHERE player_id = ${owner(player.id)} AND id = ANY(${shares}::text[])`,
        ...clanFriends.map(
          (friend) => sql`INSERT INTO referral_bonus (player_id, id, kind, friend_id, amount, at, taken_at)
            VALUES (${owner(player.id)}, ${`clan:${friend}`}::text, 'clan', ${friend}::bigint, ${REFERRAL.clanBonus}::bigint,
              ${at}::timestamptz, ${at}::timestamptz)`,
        ),
      ],
      reply: givenReply(emeralds),
    }
  },
)

export const share = actionWith<typeof shareCall, number | null>(
  shareCall,
  { select: (_, callerId) => selectClaim(callerId, 'sharing') },
  ({ player, extra: shared, now }) => {
    const week = weekOf(now)
    if (shared === week) return refused('bank.refused.shared-already')
    return {
      player,
      movements: [emeraldsFrom('referral', REFERRAL.sharing, 'REFERRAL')],
      writes: [writeClaim(player.id, 'sharing', week, new Date(now), 'bank.refused.shared-already')],
      reply: givenReply(REFERRAL.sharing),
    }
  },
)
