import { lookUp as lookUpCall, searchPlayers as searchCall } from '@skystair/contract/console.ts'
import type { PlayerCard } from '@skystair/contract/moderation.ts'
import { banAt } from '@skystair/rules/chat/talk.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { readWith } from '../../platform/action/action.ts'
import { type PlayerRow, playerColumns, playerOf } from '../../platform/action/players.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { ratedPower } from '../../platform/views/squad-power.ts'

const mostFound = 20

type Found = PlayerRow & { readonly seenAt: number | null; readonly deeds: PlayerCard['deeds'] | null }

const selectCard = (id: number): Sql => sql`SELECT row_to_json(card) FROM (SELECT ${playerColumns},
    (SELECT floor(extract(epoch FROM max(session.seen_at)) * 1000) FROM session
      WHERE session.player_id = ${owner(id)}) AS "seenAt",
    (SELECT jsonb_agg(jsonb_build_object('deed', done.deed, 'count', done.count)) FROM (SELECT deed, count(*) AS count
      FROM keeper_log WHERE keeper_log.player_id = ${owner(id)} GROUP BY deed) AS done) AS deeds
  FROM player WHERE player.id = ${owner(id)} AND player.deleted_at IS NULL) AS card`

function cardOf(row: Found, now: number): PlayerCard {
  const player = playerOf(row)
  return {
    id: player.id,
    name: player.name,
    accessLevel: player.accessLevel,
    lang: player.language,
    level: player.level,
    bestVictoryStair: player.bestVictoryStair,
    power: ratedPower(player),
    createdAt: player.createdAt,
    seenAt: row.seenAt,
    ban: banAt(player.talk, now),
    wallet: { ...player.wallet },
    deeds: row.deeds ?? [],
  }
}

/** Those whose name begins so, and whoever has the number that was entered. */
export const searchPlayers = readWith<typeof searchCall, readonly number[] | null>(
  searchCall,
  {
    select: ({
      query: { name },
    }) => sql`SELECT jsonb_agg(found.player_id) FROM (SELECT player_id FROM player_name
      WHERE folded ~>=~ ${foldName(name)}::text AND folded ~<~ (${foldName(name)}::text || chr(1114111))
      ORDER BY folded USING ~<~ LIMIT ${mostFound}::integer) AS found`,
  },
  async ({ player, query: { name }, extra: named, now, services: { database } }) => {
    if (foldName(name) === '') return { players: [] }
    const numbered = /^\d{1,16}$/.test(name.trim()) ? [Number(name.trim())] : []
    const ids = [...new Set([...numbered, ...(named ?? [])])].slice(0, mostFound)
    const cards = (await askAll(database, player.id, ids.map(selectCard))) as readonly (Found | null)[]
    return { players: cards.flatMap((card) => (card === null ? [] : cardOf(card, now))) }
  },
)

export const lookUp = readWith<typeof lookUpCall, Found | null>(
  lookUpCall,
  { select: ({ params: { id } }) => selectCard(id) },
  ({ extra: card, now }) => (card === null ? refused('player.refused.not-found') : cardOf(card, now)),
)
