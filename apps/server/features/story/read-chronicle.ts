import { TALE } from '@skystair/content/story/tale.ts'
import { readChronicle as contract } from '@skystair/contract/story.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { chronicleOf } from '@skystair/rules/story/chronicle.ts'
import { open } from '../../platform/action/handler.ts'
import { type PlayerRow, playerColumns, playerOf } from '../../platform/action/players.ts'
import { owner, sql } from '../../platform/database/sql.ts'

/** A page that may be shown to anybody who has its address: it names no more of a player than the profile does. */
export const readChronicle = open(contract, async ({ database }, { params: { id } }) => {
  const [row] = await database.query<PlayerRow>(
    sql`SELECT ${playerColumns} FROM player WHERE player.id = ${owner(id)} AND player.deleted_at IS NULL`,
  )
  if (!row) return refused('player.refused.not-found')
  const player = playerOf(row)
  const { name, gender, companion, bestVictoryStair, goodPoints, evilPoints } = player
  return {
    reply: {
      id: player.id,
      name,
      gender,
      companionImage: companion,
      bestVictoryStair,
      goodPoints,
      evilPoints,
      chapters: chronicleOf(TALE, climberOf(player)).map(({ entries, ...chapter }) => ({
        ...chapter,
        entries: [...entries],
      })),
    },
  }
})
