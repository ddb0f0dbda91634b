import { profile as contract } from '@skystair/contract/rating.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { placeOf } from '@skystair/rules/rating/ranking.ts'
import { levelScore } from '@skystair/rules/rating/rating-type.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { type PlayerRow, playerOf } from '../../platform/action/players.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { artifactLook } from '../../platform/views/artifact-view.ts'
import { heroView } from '../../platform/views/player-view.ts'
import { squadPower } from '../../platform/views/squad-power.ts'

const onlineFor = 10 * 60_000

interface Found {
  readonly row: PlayerRow
  /** milliseconds since 1970 */
  readonly seenAt: number | null
  readonly gifts: { readonly item: string; readonly count: number }[] | null
}

export const profile = readWith<typeof contract, Found | null>(
  contract,
  {
    select: ({ params: { id } }) => sql`SELECT jsonb_build_object('row', to_jsonb(other),
        'seenAt', (SELECT floor(extract(epoch FROM max(session.seen_at)) * 1000) FROM session
          WHERE session.player_id = ${owner(id)}),
        'gifts', (SELECT jsonb_agg(each) FROM (SELECT item, count(*) AS count FROM gift
          WHERE gift.player_id = ${owner(id)} AND gift.taken_at IS NOT NULL GROUP BY item ORDER BY count(*) DESC, item) AS each))
      FROM player AS other WHERE other.id = ${owner(id)} AND other.deleted_at IS NULL`,
  },
  async ({ extra, now, services }) => {
    if (extra === null) return refused('player.refused.not-found')
    const player = playerOf(extra.row)
    const power = Math.round(squadPower(player))
    const squad = squadOf(player.climb.heroes)
    const { params, level } = await services.ranks.now()
    return {
      id: player.id,
      name: player.name,
      gender: player.gender,
      companionImage: player.companion,
      accessLevel: player.accessLevel,
      level: player.level,
      bestVictoryStair: player.bestVictoryStair,
      power,
      goodPoints: player.goodPoints,
      evilPoints: player.evilPoints,
      clanId: player.clanId,
      createdAt: player.createdAt,
      seenAt: extra.seenAt,
      online: extra.seenAt !== null && now - extra.seenAt < onlineFor,
      places:
        player.name === null
          ? null
          : {
              params: placeOf(params, power, player.id),
              level: placeOf(level, levelScore(player.level, player.bestVictoryStair), player.id),
            },
      squad: squad.map(heroView),
      artifacts: player.climb.belongings.artifacts
        .filter(({ heroId }) => squad.some(({ id }) => id === heroId))
        .map(artifactLook)
        .sort((one, other) => other.power - one.power),
      gifts: extra.gifts ?? [],
    }
  },
)
