import { CLANS } from '@skystair/content/clans/clans.ts'
import { recruits as contract } from '@skystair/contract/clan.ts'
import type { Candidate } from '@skystair/contract/clan-view.ts'
import { whoMay } from '@skystair/rules/clan/rights.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { clanOf } from './change-clan.ts'
import { clanPeople } from './clan-people.ts'
import { type FoundClan, ownClan } from './load-clan.ts'
import { nobody } from './views.ts'

const seekersOnPage = 30

interface Seeker {
  readonly playerId: number
  readonly at: number
}

interface Found {
  readonly clan: FoundClan | null
  readonly seekers: readonly Seeker[]
}

/** First who asks this clan and whom it has asked, then page by page who seeks any. */
export const recruits = readWith<typeof contract, Found>(
  contract,
  {
    select: ({ query: { after } }, callerId, now) => {
      const [at, last] = after?.split('_').map(Number) ?? []
      return {
        ...ownClan.select(null, callerId, now),
        seekers: sql`SELECT jsonb_agg(seeker) FROM (SELECT player_id AS "playerId",
            floor(extract(epoch FROM at) * 1000) AS at FROM clan_seeker
          WHERE until > ${new Date(now)}::timestamptz
            ${at === undefined || last === undefined ? sql`` : sql`AND (at, player_id) < (${new Date(at)}::timestamptz, ${last}::bigint)`}
          ORDER BY clan_seeker.at DESC, player_id DESC LIMIT ${seekersOnPage + 1}) AS seeker`,
      }
    },
    read: ({
      seekers,
      ...answers
    }: { seekers: readonly Seeker[] | null } & Parameters<typeof ownClan.read>[0]) => ({
      clan: ownClan.read(answers),
      seekers: seekers ?? [],
    }),
  },
  async ({ player, query, extra, services, now }) => {
    const clan = clanOf({ player, extra: extra.clan })
    if (isRefusal(clan)) return clan
    const may = whoMay(clan, player.id, 'INVITE', CLANS.rights)
    if (isRefusal(may)) return may
    const known = new Set(clan.candidates.map(({ playerId }) => playerId))
    const seekers = extra.seekers.slice(0, seekersOnPage)
    const own =
      query.after === undefined
        ? clan.candidates.filter(({ state }) => state !== 'REJECTED').map((each) => ({ ...each }))
        : []
    const all = [
      ...own,
      ...seekers
        .filter(({ playerId }) => !known.has(playerId))
        .map(({ playerId, at }) => ({ playerId, at, state: 'WANTS_TO_ANY_CLAN' as const })),
    ]
    const people = await clanPeople(
      services.database,
      player.id,
      all.map(({ playerId }) => playerId),
      now,
    )
    const last = seekers.at(-1)
    return {
      candidates: all.map(
        ({ playerId, state, at }): Candidate => ({
          player: people[playerId] ?? nobody(playerId),
          clanParticipationState: state,
          at,
        }),
      ),
      next: extra.seekers.length > seekersOnPage && last ? `${last.at}_${last.playerId}` : null,
    }
  },
)
