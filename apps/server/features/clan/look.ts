import { CLANS } from '@skystair/content/clans/clans.ts'
import {
  clanCards as cardsCall,
  clanInfo as infoCall,
  invitations as invitationsCall,
  myClan as myCall,
  ownParticipants as ownCall,
  participants as participantsCall,
} from '@skystair/contract/clan.ts'
import type { Candidate, ClanCard, Participant } from '@skystair/contract/clan-view.ts'
import { type Clan, compareRanks, type Member, memberOf } from '@skystair/rules/clan/clan.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import { participationOf } from '@skystair/rules/clan/ties.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { read, readWith } from '../../platform/action/action.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, learnt, owner, sql } from '../../platform/database/sql.ts'
import { clanOf } from './change-clan.ts'
import { clanPeople } from './clan-people.ts'
import { type FoundClan, ownClan, theClan } from './load-clan.ts'
import { clanView, myClanView, nobody, shown } from './views.ts'

export const myClan = readWith<typeof myCall, FoundClan | null>(myCall, ownClan, (context) => {
  const clan = clanOf(context)
  return { clan: isRefusal(clan) ? null : myClanView(clan, context.player, context.now) }
})

type Asked = { readonly body: { readonly playerId?: number; readonly clanId?: number } }

const ofPlayer = {
  select: ({ body }: Asked, callerId: number, now: number) => {
    if (body.clanId !== undefined) return theClan(() => body.clanId ?? 0).select(null, callerId, now)
    const who = sql`SELECT jsonb_build_object('clanId', player.clan_id) FROM player
      WHERE player.id = ${owner(body.playerId ?? callerId)}`
    return { who, ...theClan(() => learnt(who, 'clanId')).select(null, callerId, now) }
  },
  read: ownClan.read,
}

export const clanInfo = readWith<typeof infoCall, FoundClan | null>(
  infoCall,
  ofPlayer,
  ({ body, extra, now }) => {
    if (extra === null) return body.clanId === undefined ? { clan: null } : refused('clan.refused.unknown')
    return { clan: clanView(shown(extra), now) }
  },
)

export async function findCards(database: Database, ids: readonly number[]): Promise<readonly ClanCard[]> {
  if (ids.length === 0) return []
  return database.query<ClanCard>(sql`SELECT id, name, theme, level FROM clan
    WHERE id = ANY(${ids}::bigint[]) AND closed_at IS NULL ${across('all clans')}`)
}

/** Since when each of the clans is asked. */
async function findAsking(
  database: Database,
  { id, clan: { applications } }: Player,
): Promise<ReadonlyMap<number, number>> {
  if (applications.length === 0) return new Map()
  const rows = await database.query<{ clan: number; at: Date }>(sql`SELECT clan_id AS clan, at
    FROM clan_candidate WHERE clan_id = ANY(${applications}::bigint[]) AND player_id = ${id}::bigint
    ${across('clans that one asks')}`)
  return new Map(rows.map(({ clan, at }) => [clan, at.getTime()]))
}

export const clanCards = read(cardsCall, async ({ query, services }) => {
  const ids = query.ids.split(',').map(Number)
  return { clans: [...(await findCards(services.database, ids.filter(Number.isSafeInteger)))] }
})

export const invitations = read(invitationsCall, async ({ player, now, services }) => {
  const { clan } = player
  const asked = [...clan.applications, ...clan.invitations.map(({ clanId }) => clanId)]
  const [found, asking] = await Promise.all([
    findCards(services.database, asked),
    findAsking(services.database, player),
  ])
  const cards = new Map(found.map((card) => [card.id, card]))
  const open = (clanId: number, clanParticipationState: 'INVITED' | 'WANTS_TO_THE_CLAN', at: number) => {
    const card = cards.get(clanId)
    return card ? [{ clan: card, clanParticipationState, at }] : []
  }
  return {
    state: participationOf(player, CLANS, now),
    freeAt: clan.freeAt > now ? clan.freeAt : null,
    seekingUntil: clan.seekingUntil > now ? clan.seekingUntil : null,
    invitations: clan.invitations.flatMap(({ clanId, at }) => open(clanId, 'INVITED', at)),
    applications: clan.applications.flatMap((clanId) =>
      open(clanId, 'WANTS_TO_THE_CLAN', asking.get(clanId) ?? now),
    ),
    joinLevel: CLANS.joinLevel,
    foundingPrice: CLANS.foundingPrice.mithril ?? 0,
  }
})

const byRank = (members: readonly Member[]): readonly Member[] =>
  members.toSorted((one, other) => compareRanks(one.rank, other.rank) || one.joinedAt - other.joinedAt)

async function peopleIn(database: Database, asker: Player, clan: Clan, isInside: boolean, now: number) {
  const mayAnswer = isInside && mayOf(CLANS.rights, memberOf(clan, asker.id)?.rank ?? 'NEWBIE', 'INVITE')
  const candidates = mayAnswer ? clan.candidates.filter(({ state }) => state !== 'REJECTED') : []
  const ids = [...clan.members, ...candidates].map(({ playerId }) => playerId)
  const people = await clanPeople(database, asker.id, ids, now)
  return {
    participants: byRank(clan.members).map(
      ({ playerId, rank, joinedAt, given }): Participant => ({
        player: people[playerId] ?? nobody(playerId),
        rank,
        joinedAt,
        given,
      }),
    ),
    candidates: candidates.map(
      ({ playerId, state, at }): Candidate => ({
        player: people[playerId] ?? nobody(playerId),
        clanParticipationState: state,
        at,
      }),
    ),
  }
}

export const ownParticipants = readWith<typeof ownCall, FoundClan | null>(
  ownCall,
  ownClan,
  async (context) => {
    const clan = clanOf(context)
    if (isRefusal(clan)) return clan
    return peopleIn(context.services.database, context.player, clan, true, context.now)
  },
)

export const participants = readWith<typeof participantsCall, FoundClan | null>(
  participantsCall,
  theClan(({ query }: { readonly query: { readonly clanId: number } }) => query.clanId),
  async ({ player, extra: clan, services, now }) => {
    if (clan === null) return refused('clan.refused.unknown')
    const { participants: members } = await peopleIn(services.database, player, clan, false, now)
    return { participants: members }
  },
)
