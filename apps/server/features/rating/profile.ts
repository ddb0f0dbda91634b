import { ARENA } from '@skystair/content/arena/arena.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { profile as contract } from '@skystair/contract/rating.ts'
import { bestOf, type Moves, type Sizes } from '@skystair/rules/arena/history.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { cupsOf, settleSeasons } from '@skystair/rules/arena/season.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { placeOf } from '@skystair/rules/rating/ranking.ts'
import { levelScore } from '@skystair/rules/rating/rating-type.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { type PlayerRow, playerOf } from '../../platform/action/players.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { selectMoves, selectPlaces, selectPosition, selectSizes } from '../../platform/ladder/ladder.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { artifactLook } from '../../platform/views/artifact-view.ts'
import { heroView } from '../../platform/views/player-view.ts'
import { ratedPower } from '../../platform/views/squad-power.ts'

const onlineFor = 10 * 60_000

interface Found {
  readonly row: PlayerRow
  /** milliseconds since 1970 */
  readonly seenAt: number | null
  readonly gifts: { readonly item: string; readonly count: number }[] | null
}

interface Shown {
  readonly found: Found | null
  readonly people: People
  /** In the arena: where and how long, and all that tells of the ends of seasons. */
  readonly position: number | null
  readonly places: number
  readonly moves: Moves
  readonly sizes: Sizes
}

export const profile = readWith<typeof contract, Shown>(
  contract,
  {
    select: ({ params: { id } }, _, now) => ({
      found: sql`SELECT jsonb_build_object('row', to_jsonb(other),
        'seenAt', (SELECT floor(extract(epoch FROM max(session.seen_at)) * 1000) FROM session
          WHERE session.player_id = ${owner(id)}),
        'gifts', (SELECT jsonb_agg(each) FROM (SELECT item, count(*) AS count FROM gift
          WHERE gift.player_id = ${owner(id)} AND gift.taken_at IS NOT NULL GROUP BY item ORDER BY count(*) DESC, item) AS each))
      FROM player AS other WHERE other.id = ${owner(id)} AND other.deleted_at IS NULL`,
      people: selectPeople(sql`SELECT ${id}::bigint`),
      position: selectPosition(id),
      places: selectPlaces(),
      moves: selectMoves(id),
      sizes: selectSizes(now),
    }),
  },
  async ({ params: { id }, extra: { found, people, ...ladder }, now, services }) => {
    if (found === null) return refused('player.refused.not-found')
    const player = playerOf(found.row)
    const power = ratedPower(player)
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
      arena: arenaOf(player, ladder, now),
      portraitFrame: player.arena.frame,
      title: player.achievements.title,
      deeds: [...player.achievements.taken],
      bankStatus: people[id]?.bankStatus ?? null,
      createdAt: player.createdAt,
      seenAt: found.seenAt,
      online: found.seenAt !== null && now - found.seenAt < onlineFor,
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
      gifts: found.gifts ?? [],
    }
  },
)

/** The place in the arena, and the seasons that ended high. */
function arenaOf(
  { arena }: Player,
  { position, places, moves, sizes }: Omit<Shown, 'found' | 'people'>,
  now: number,
): ReplyOf<typeof contract>['arena'] {
  if (arena.enteredAt === null || position === null) return null
  const past = { enteredAt: arena.enteredAt, position, moves, sizes }
  return {
    position,
    places,
    best: bestOf(arena.best, past),
    league: leagueAt(position, places),
    cups: [...cupsOf(settleSeasons(arena.seasons, past, now), ARENA)],
  }
}
