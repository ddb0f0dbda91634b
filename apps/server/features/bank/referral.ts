import { BANK } from '@skystair/content/bank/bank.data.ts'
import { REFERRAL } from '@skystair/content/bank/referral.data.ts'
import {
  myCode as codeCall,
  playerReferral as keepersCall,
  share as shareCall,
  takeBonus as takeCall,
} from '@skystair/contract/referral.ts'
import { statusOf } from '@skystair/rules/bank/bank-book.ts'
import { percentFor, type SelfDoubt, selfDoubt } from '@skystair/rules/bank/referral.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { learnt, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { NO_BOOK, type StoredBook, selectBook, selectTraces } from '../../platform/payments/payment-rows.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { codeOf } from '../../platform/people/referrer.ts'
import { emeraldsFrom, givenReply, selectClaim, writeClaim } from './claims.ts'

interface Brought {
  readonly id: string
  readonly kind: 'friend' | 'share' | 'clan'
  readonly friendId: number
  readonly amount: number
  readonly taken: boolean
  /** Of a friend who seems to be nobody but the inviter. */
  readonly doubt: SelfDoubt | null
}

interface Around {
  readonly brought: readonly Brought[] | null
  readonly people: People
  readonly started: number | null
  readonly shared: number | null
  readonly book: StoredBook | null
  readonly inviter: { readonly id: number } | null
  /** What was found when the player got a name; null: nobody has looked yet. */
  readonly named: { readonly doubt: SelfDoubt | null } | null
  /** From where the player and the inviter play. */
  readonly traces: readonly string[] | null
  readonly invitersTraces: readonly string[] | null
}

/** A friend is worth looking at for as many rows as a page can bear. */
const mostRows = 500

const around = (callerId: number): Readonly<Record<keyof Around, Sql>> => {
  const inviter = sql`SELECT jsonb_build_object('id', own.state -> 'referredBy') FROM player AS own
    WHERE own.id = ${owner(callerId)} AND own.state -> 'referredBy' <> 'null'`
  return {
    brought: sql`SELECT jsonb_agg(jsonb_build_object('id', own.id, 'kind', own.kind, 'friendId', own.friend_id,
      'amount', own.amount, 'taken', own.taken_at IS NOT NULL, 'doubt', own.doubt))
    FROM (SELECT * FROM referral_bonus AS bonus WHERE bonus.player_id = ${owner(callerId)}
      ORDER BY bonus.kind <> 'clan' AND bonus.doubt IS NULL, bonus.taken_at DESC, bonus.id LIMIT ${mostRows}::integer) AS own`,
    people: selectPeople(
      sql`SELECT bonus.friend_id FROM referral_bonus AS bonus WHERE bonus.player_id = ${owner(callerId)} AND bonus.kind = 'friend'`,
    ),
    started: selectClaim(callerId, 'start-bonus'),
    shared: selectClaim(callerId, 'sharing'),
    book: selectBook(owner(callerId)),
    inviter,
    named: sql`SELECT jsonb_build_object('doubt', friend.doubt) FROM referral_bonus AS friend
    WHERE friend.player_id = ${owner(learnt(inviter, 'id'))} AND friend.id = ${`friend:${callerId}`}::text`,
    traces: selectTraces(owner(callerId)),
    invitersTraces: selectTraces(owner(learnt(inviter, 'id'))),
  }
}

const extra = { select: (_: unknown, callerId: number) => around(callerId) }

/** Whether a player seems to be nobody but the inviter. Whoever has no name is looked at now. */
const ownDoubt = ({ named, traces, invitersTraces }: Around): SelfDoubt | null =>
  named === null
    ? selfDoubt({ traces: traces ?? [], payers: [] }, { traces: invitersTraces ?? [], payers: [] })
    : named.doubt

/** What there is to take now, and out of what. */
function waitingFor({ level, referredBy, clanId }: Player, found: Around) {
  const { brought, people, started } = found
  const shares = (brought ?? []).filter(({ kind, taken }) => kind === 'share' && !taken)
  const share = shares.reduce((sum, { amount }) => sum + amount, 0)
  const passedOver = (brought ?? [])
    .filter(({ kind, doubt }) => kind === 'clan' || doubt !== null)
    .map(({ friendId }) => friendId)
  const clanFriends = Object.values(people).filter(
    (friend) => clanId !== null && friend.clanId === clanId && !passedOver.includes(friend.id),
  )
  const isOnTime = referredBy !== null && started === null && level >= REFERRAL.startLevel
  const start = isOnTime && ownDoubt(found) === null
  return {
    shares: share > 0 ? shares.map(({ id }) => id) : [],
    clanFriends: clanFriends.map(({ id }) => id),
    start,
    emeralds:
      Math.max(0, share) + clanFriends.length * REFERRAL.clanBonus + (start ? REFERRAL.startBonus : 0),
  }
}

const broughtBy = (brought: Around['brought'], friendId: number): number =>
  (brought ?? []).reduce((sum, one) => sum + (one.friendId === friendId ? one.amount : 0), 0)

export const myCode = readWith<typeof codeCall, Around>(
  codeCall,
  extra,
  ({ player, extra: found, now, services: { config } }) => {
    const code = codeOf(player.id)
    const status = statusOf((found.book ?? NO_BOOK).book, now, BANK)?.status ?? null
    return {
      code,
      url: `${config.publicUrl}/?ref=${code}`,
      friends: Object.values(found.people).map(({ id, name, level }) => ({
        id,
        name,
        level,
        brought: broughtBy(found.brought, id),
      })),
      waiting: waitingFor(player, found).emeralds,
      startBonus: REFERRAL.startBonus,
      refClanBonus: REFERRAL.clanBonus,
      refBonus: percentFor(status, REFERRAL),
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

export const playerReferral = readWith<typeof keepersCall, Around>(
  keepersCall,
  { select: ({ params: { id } }) => around(id) },
  ({ extra: { inviter, brought, people } }) => ({
    invitedBy: inviter?.id ?? null,
    friends: (brought ?? [])
      .filter(({ kind }) => kind === 'friend')
      .map(({ friendId, doubt }) => ({
        id: friendId,
        name: people[friendId]?.name ?? null,
        level: people[friendId]?.level ?? 0,
        brought: broughtBy(brought, friendId),
        doubt,
      })),
  }),
)
