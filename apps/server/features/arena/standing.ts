import { ARENA } from '@skystair/content/arena/arena.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import type { ArenaView, Cup, DueReward, Standing } from '@skystair/contract/arena-view.ts'
import { isOpen } from '@skystair/rules/access/is-open.ts'
import { hasEntered } from '@skystair/rules/arena/arena.ts'
import { attackers, defenders } from '@skystair/rules/arena/defenders.ts'
import { extraBought, fightsInHand } from '@skystair/rules/arena/fights.ts'
import { bestOf, type Moves, type Past, type Sizes } from '@skystair/rules/arena/history.ts'
import { leagueAt, placesOfLeague } from '@skystair/rules/arena/leagues.ts'
import { type DayOfReward, payOf, rewardsDue } from '@skystair/rules/arena/reward.ts'
import { changeableAt } from '@skystair/rules/arena/reward-clock.ts'
import { refreshableAt } from '@skystair/rules/arena/rivals.ts'
import { endOfSeason, type SeasonEnd, seasonOf, settleSeasons } from '@skystair/rules/arena/season.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { carry } from '@skystair/rules/things/carry.ts'
import type { Extra } from '../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { selectMoves, selectPlaces, selectPosition, selectSizes } from '../../platform/ladder/ladder.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { powerOf } from '../../platform/views/squad-power.ts'

/** What the ladder knows of the caller. */
export interface Found {
  /** null: not on the ladder. */
  readonly position: number | null
  readonly places: number
  readonly moves: Moves
  readonly sizes: Sizes
  /** When the last defeats were. */
  readonly defeats: readonly number[]
}

const mostRemembered = 50

const questions = (callerId: number, now: number): Readonly<Record<keyof Found, Sql>> => ({
  position: selectPosition(callerId),
  places: selectPlaces(),
  moves: selectMoves(callerId),
  sizes: selectSizes(now),
  defeats: sql`SELECT coalesce(jsonb_agg(floor(extract(epoch FROM fight.at) * 1000)), '[]')
    FROM (SELECT at FROM arena_fight WHERE arena_fight.player_id = ${owner(callerId)} AND NOT attacked AND NOT won
      ORDER BY at DESC LIMIT ${mostRemembered}) AS fight`,
})

/** Loaded beside whoever does or looks at anything in the arena. */
export const ownStanding: Extra<never, Found> = {
  select: (_, callerId, now) => questions(callerId, now),
}

export const pastOf = ({ arena }: Player, { position, moves, sizes }: Found): Past | null =>
  arena.enteredAt === null || position === null
    ? null
    : { enteredAt: arena.enteredAt, position, moves, sizes }

export const powerOfAll = (heroes: readonly Hero[]): number =>
  Math.round(heroes.reduce((sum, hero) => sum + powerOf(hero), 0))

export const dueView = ({ day: _day, amounts, ...due }: DayOfReward): DueReward => ({
  ...due,
  amounts: amountsView(amounts),
})

export const cupsOf = (seasons: readonly SeasonEnd[]): Cup[] => seasons.map((end) => ({ ...end })).reverse()

/** The next league above that has room. */
function nextAbove(league: number, position: number, places: number): Standing['next'] {
  for (let above = league - 1; above >= 1; above--) {
    const room = placesOfLeague(above, places)
    if (room) return { league: above, places: position - room.to }
  }
  return null
}

export function arenaView(player: Player, found: Found, now: number): ArenaView {
  const past = pastOf(player, found)
  return {
    state: hasEntered(player) ? 'ENTERED' : isOpen('arena', player) ? 'OPEN' : 'CLOSED',
    openLevel: ARENA.level,
    places: found.places,
    standing: past && standingView(player, found, past, now),
    scrolls: carry(player.climb.things, CONSUMABLES).map(({ id, count }) => ({ id, count })),
  }
}

function standingView(player: Player, { places, defeats }: Found, past: Past, now: number): Standing {
  const { arena, climb, settings } = player
  const { position } = past
  const league = leagueAt(position, places)
  const { from, to } = placesOfLeague(league, places) ?? { from: position, to: position }
  const { count, nextAt } = fightsInHand(arena, ARENA, now)
  const bought = extraBought(arena, now)
  const season = seasonOf(now)
  return {
    position,
    best: bestOf(arena.best, past),
    league,
    from,
    to,
    next: nextAbove(league, position, places),
    power: powerOfAll(attackers(climb)),
    defencePower: powerOfAll(defenders(climb, arena.defence)),
    defenceSet: arena.defence,
    fights: {
      inHand: count,
      most: ARENA.fights.most,
      nextAt,
      extraLeft: ARENA.fights.extraADay - bought,
      extraPrice: ARENA.fights.extraPrice(bought),
    },
    refreshAt: refreshableAt(arena, ARENA, now),
    reward: {
      hour: settings.arenaRewardHour,
      timeZone: settings.arenaTimeZone ?? 'UTC',
      changeAt: changeableAt(arena.clocks, now),
      nextAt: arena.nextAt,
      next: amountsView(payOf({ position, places }, player.bestVictoryStair, ARENA)),
      waiting: rewardsDue(arena, past, player.bestVictoryStair, ARENA, now).map(dueView),
    },
    unseenDefeats: defeats.filter((at) => at > arena.historySeenAt).length,
    cups: cupsOf(settleSeasons(arena.seasons, past, now)),
    season: { id: season, endsAt: endOfSeason(season) },
    frames: [...arena.frames],
    frame: arena.frame,
  }
}
