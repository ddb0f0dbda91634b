import { lookUp as lookUpCall, searchPlayers as searchCall } from '@skystair/contract/console.ts'
import type { PlayerCard } from '@skystair/contract/moderation.ts'
import { foldName } from '@skystair/rules/naming/fold-name.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { banAt } from '@skystair/rules/talk/talk.ts'
import { read } from '../../platform/action.ts'
import { type PlayerRow, playerColumns, playerOf } from '../../platform/players.ts'
import { owner, type Sql, sql } from '../../platform/sql.ts'
import { squadPower } from '../../platform/squad-power.ts'

const mostFound = 20

type Found = PlayerRow & { readonly seen: Date | null; readonly deeds: PlayerCard['deeds'] | null }

const selectCards = (those: Sql): Sql => sql`SELECT ${playerColumns},
    (SELECT max(session.seen_at) FROM session WHERE session.player_id = player.id) AS seen,
    (SELECT jsonb_agg(jsonb_build_object('deed', done.deed, 'count', done.count)) FROM (SELECT deed, count(*) AS count
      FROM keeper_log WHERE keeper_log.player_id = player.id GROUP BY deed) AS done) AS deeds
  FROM player WHERE ${those} AND player.deleted_at IS NULL LIMIT ${mostFound}`

function cardOf(row: Found, now: number): PlayerCard {
  const player = playerOf(row)
  return {
    id: player.id,
    name: player.name,
    accessLevel: player.accessLevel,
    lang: player.language,
    level: player.level,
    bestVictoryStair: player.bestVictoryStair,
    power: Math.round(squadPower(player)),
    createdAt: player.createdAt,
    seenAt: row.seen?.getTime() ?? null,
    ban: banAt(player.talk, now),
    wallet: { ...player.wallet },
    deeds: row.deeds ?? [],
  }
}

export const searchPlayers = read(searchCall, async ({ query: { name }, now, services: { database } }) => {
  const folded = foldName(name)
  const id = /^\d{1,16}$/.test(name.trim()) ? Number(name.trim()) : 0
  if (folded === '') return { players: [] }
  const rows = await database.query<Found>(
    selectCards(sql`(player.id = ${id}::bigint OR player.id IN (SELECT player_id FROM player_name
      WHERE folded ~>=~ ${folded} AND folded ~<~ (${folded}::text || chr(1114111))
      ORDER BY folded USING ~<~ LIMIT ${mostFound}))`),
  )
  return { players: rows.map((row) => cardOf(row, now)) }
})

export const lookUp = read(lookUpCall, async ({ params: { id }, now, services: { database } }) => {
  const [row] = await database.query<Found>(selectCards(sql`player.id = ${owner(id)}`))
  return row ? cardOf(row, now) : refused('player.refused.not-found')
})
