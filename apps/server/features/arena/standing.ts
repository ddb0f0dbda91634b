import { ARENA } from '@skystair/content/arena/arena.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import type { ArenaView, DueReward, Standing } from '@skystair/contract/arena-view.ts'
import { isOpen } from '@skystair/rules/access/is-open.ts'
import { hasEntered } from '@skystair/rules/arena/arena.ts'
import { attackers, defenders } from '@skystair/rules/arena/defenders.ts'
import { extraBought, fightsInHand } from '@skystair/rules/arena/fights.ts'
import { bestOf, type Moves, type Past, type Sizes } from '@skystair/rules/arena/history.ts'
import { leagueAt, nextAbove, placesOfLeague } from '@skystair/rules/arena/leagues.ts'
import { type DayOfReward, payOf, rewardsDue } from '@skystair/rules/arena/reward.ts'
import { changeableAt, nextReward } from '@skystair/rules/arena/reward-clock.ts'
import { refreshableAt } from '@skystair/rules/arena/rivals.ts'
import { cupsOf, endOfSeason, seasonOf, settleSeasons } from '@skystair/rules/arena/season.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { carry } from '@skystair/rules/things/carry.ts'
import type { Extra } from '../../platform/action/enter.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { selectMoves, selectPlaces, selectPosition, selectSizes } from '../../platform/ladder/ladder.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { powerOfAll } from '../../platform/views/squad-power.ts'
import { mostShown } from './fights.ts'

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

const questions = (callerId: number, now: number): Readonly<Record<keyof Found, Sql>> => ({
  position: selectPosition(callerId),
  places: selectPlaces(),
  moves: selectMoves(callerId),
  sizes: selectSizes(now),
  defeats: sql`SELECT coalesce(jsonb_agg(floor(extract(epoch FROM fight.at) * 1000)), '[]')
    FROM (SELECT at FROM arena_fight WHERE arena_fight.player_id = ${owner(callerId)} AND NOT attacked AND NOT won
      ORDER BY at DESC LIMIT ${mostShown}) AS fight`,
})

/** Loaded beside whoever does or looks at anything in the arena. */
export const ownStanding: Extra<never, Found> = {
  select: (_, callerId, now) => questions(callerId, now),
}

export const pastOf = ({ arena }: Player, { position, moves, sizes }: Found): Past | null =>
  arena.enteredAt === null || position === null
    ? null
    : { enteredAt: arena.enteredAt, position, moves, sizes }

export const dueView = ({ day: _day, amounts, ...due }: DayOfReward): DueReward => ({
  ...due,
  amounts: amountsView(amounts),
})

export function arenaView(player: Player, found: Found, now: number): ArenaView {
  const past = pastOf(player, found)
  return {
    state: hasEntered(player) ? 'ENTERED' : isOpen('arena', player) ? 'OPEN' : 'CLOSED',
    openLevel: ARENA.level,
    places: found.places,
    standing: past && standingView(player, found, past, now),
    consumables: carry(player.climb.things, CONSUMABLES).map(({ id, count }) => ({ id, count })),
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
    next: nextAbove(position, places),
    power: powerOfAll(attackers(climb)),
    defencePower: powerOfAll(defenders(climb, arena.defence)),
    defenceSet: arena.defence,
    fights: {
      inHand: count,
      most: ARENA.fights.most,
      nextAt,
      extraLeft: ARENA.fights.extraADay - bought,
      extraPrice: ARENA.fights.extraPrice(bought),
      lasts: ARENA.fightLasts,
    },
    refreshAt: refreshableAt(arena, ARENA, now),
    reward: {
      hour: settings.arenaRewardHour,
      timeZone: settings.arenaTimeZone ?? 'UTC',
      changeAt: changeableAt(arena.clocks, now),
      nextAt: nextReward(arena.clocks, arena.paidDay, now),
      next: amountsView(payOf({ position, places }, player.bestVictoryStair, ARENA)),
      waiting: rewardsDue(arena, past, player.bestVictoryStair, ARENA, now).map(dueView),
    },
    unseenDefeats: defeats.filter((at) => at > arena.historySeenAt).length,
    cups: [...cupsOf(settleSeasons(arena.seasons, past, now), ARENA)],
    season: { id: season, endsAt: endOfSeason(season) },
    frames: [...arena.frames],
    frame: arena.frame,
  }
}
