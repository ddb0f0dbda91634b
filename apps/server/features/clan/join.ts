import { CLANS } from '@skystair/content/clans/clans.ts'
import {
  acceptInvitation as acceptCall,
  applyToClan as applyCall,
  inviteToClan as inviteCall,
  rejectCandidate as rejectCall,
} from '@skystair/contract/clan.ts'
import { accept, apply, decline, invite, reject } from '@skystair/rules/clan/join.ts'
import { supportOf } from '@skystair/rules/clan/support.ts'
import { NO_TIES, tiesOfMember, withoutClan } from '@skystair/rules/clan/ties.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { changed, clanNews, clanOf, clanPush, fromClan, participation } from './change-clan.ts'
import { type FoundClan, ownClan, readClan, selectClan, theClan } from './load-clan.ts'
import { endSearch } from './seekers.ts'
import { myClanView } from './views.ts'
import { writeClan } from './write-clan.ts'

type OfOne = { readonly body: { readonly clanId: number } }
const named = theClan(({ body }: OfOne) => body.clanId)

/** Asks one clan. Many may ask at once, so the clan's version is left alone. */
export const applyToClan = actionWith<typeof applyCall, FoundClan | null>(
  applyCall,
  named,
  ({ player, extra: clan, now }) => {
    if (clan === null) return refused('clan.refused.unknown')
    const change = apply(clan, player, CLANS, now)
    if (isRefusal(change)) return change
    const { applications } = player.clan
    return {
      player: { ...player, clan: { ...player.clan, applications: [...applications, clan.id] } },
      writes: [mustTouch('candidate', askIn(clan.id, player.id, now), 'clan.refused.unknown')],
      push: [clanPush(clan.id)],
      reply: participation(null),
    }
  },
)

/** Whom the clan has invited in the meantime stays invited. */
const askIn = (clanId: number, playerId: number, now: number): Sql =>
  sql`INSERT INTO clan_candidate (clan_id, player_id, state, at)
    SELECT ${owner(clanId)}, ${playerId}::bigint, 'WANTS_TO_THE_CLAN', ${new Date(now)}::timestamptz
    FROM clan WHERE clan.id = ${owner(clanId)} AND clan.closed_at IS NULL
    ON CONFLICT (clan_id, player_id) DO UPDATE SET at = excluded.at,
      state = CASE WHEN clan_candidate.state = 'INVITED' THEN 'INVITED' ELSE excluded.state END`

export const acceptInvitation = actionWith<typeof acceptCall, FoundClan | null>(
  acceptCall,
  named,
  ({ player, extra: clan, now }) => {
    if (clan === null) return refused('clan.refused.unknown')
    const change = accept(clan, player, CLANS, now)
    if (isRefusal(change)) return change
    const others = [...player.clan.applications, ...player.clan.invitations.map(({ clanId }) => clanId)]
    return {
      player: {
        ...player,
        clanId: clan.id,
        clan: tiesOfMember(player.clan, supportOf(change.clan, CLANS)),
      },
      writes: [
        ...writeClan(clan, change, new Date(now)),
        ...others.filter((id) => id !== clan.id).map((id) => forgetCandidate(id, player.id)),
        endSearch(player.id),
      ],
      push: [clanPush(clan.id)],
      reply: participation((saved) =>
        myClanView({ ...change.clan, leaderName: clan.leaderName }, saved, now),
      ),
    }
  },
)

const forgetCandidate = (clanId: number, playerId: number): Sql =>
  sql`DELETE FROM clan_candidate WHERE clan_id = ${owner(clanId)} AND player_id = ${playerId}::bigint`

interface Wanted {
  readonly id: number
  readonly level: number
  readonly clanId: number | null
}

/** The own clan, and the player it is about. */
const withWanted = {
  select: ({ body }: { readonly body: { readonly playerId: number } }, callerId: number, now: number) => ({
    ...ownClan.select(null, callerId, now),
    wanted: sql`SELECT jsonb_build_object('id', wanted.id, 'level', wanted.level, 'clanId', wanted.clan_id)
      FROM player AS wanted WHERE wanted.id = ${owner(body.playerId)} AND wanted.deleted_at IS NULL
        AND wanted.name IS NOT NULL`,
  }),
  read: ({ wanted, ...answers }: { wanted: Wanted | null } & Parameters<typeof ownClan.read>[0]) => ({
    clan: ownClan.read(answers),
    wanted,
  }),
}

export const inviteToClan = actionWith<
  typeof inviteCall,
  { readonly clan: FoundClan | null; readonly wanted: Wanted | null }
>(inviteCall, withWanted, (context) => {
  const { player, now, extra } = context
  const { wanted } = extra
  const clan = clanOf({ player, extra: extra.clan })
  if (isRefusal(clan)) return clan
  if (wanted === null) return refused('player.refused.not-found')
  const change = invite(clan, player.id, { ...wanted, clan: NO_TIES }, CLANS, now)
  if (isRefusal(change)) return change
  const { view, ...after } = changed(context, clan, change)
  return {
    ...after,
    send: [
      fromClan(clan.id, wanted.id, { kind: 'clan-invitation', clanId: clan.id, at: now }),
      clanNews(clan.id, wanted.id, 'clan-invited', { clan: clan.name, clanId: clan.id }, now),
    ],
    reply: (saved) => ({ clan: view(saved) }),
  }
})

type Rejecting = { readonly body: { readonly playerId?: number; readonly clanId?: number } }

/** The clan it is about: the one a player says no to, or the own one that says no to a player. */
const concerned = {
  select: ({ body }: Rejecting, callerId: number, now: number) =>
    body.clanId === undefined ? ownClan.select(null, callerId, now) : { clan: selectClan(body.clanId, now) },
  read: (answers: Parameters<typeof ownClan.read>[0]) =>
    'leader' in answers ? ownClan.read(answers) : readClan((answers as { clan: unknown }).clan),
}

export const rejectCandidate = actionWith<typeof rejectCall, FoundClan | null>(
  rejectCall,
  concerned,
  (context) => {
    const { player, body, now, extra } = context
    if ((body.clanId === undefined) === (body.playerId === undefined)) return refused('errors.invalid-input')
    if (body.clanId !== undefined) {
      const ties = withoutClan(player.clan, body.clanId)
      const change = extra === null ? null : decline(extra, player.id)
      if (change === null || isRefusal(change)) {
        // Of a clan that is no more, or knows nothing of it, only the own note is left.
        const known =
          ties.applications.length !== player.clan.applications.length ||
          ties.invitations.length !== player.clan.invitations.length
        if (!known) return change ?? refused('clan.refused.unknown')
        return { player: { ...player, clan: ties }, reply: participation(null) }
      }
      return {
        player: { ...player, clan: ties },
        // Strangers come and go as they like: the clan's own deeds are not decided anew for that.
        writes: [forgetCandidate(body.clanId, player.id)],
        push: [clanPush(body.clanId)],
        reply: participation(null),
      }
    }
    const clan = clanOf(context)
    if (isRefusal(clan)) return clan
    const candidate = body.playerId ?? 0
    const change = reject(clan, player.id, candidate, CLANS, now)
    if (isRefusal(change)) return change
    const { view, ...after } = changed(context, clan, change)
    return {
      ...after,
      send: [
        fromClan(clan.id, candidate, { kind: 'clan-no', clanId: clan.id }),
        clanNews(clan.id, candidate, 'clan-rejected', { clan: clan.name }, now),
      ],
      reply: participation(view),
    }
  },
)
