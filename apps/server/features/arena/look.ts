import { ARENA } from '@skystair/content/arena/arena.ts'
import {
  arena as arenaCall,
  arenaHistory as historyCall,
  arenaLeagues as leaguesCall,
} from '@skystair/contract/arena.ts'
import type { FightView, LeagueView } from '@skystair/contract/arena-view.ts'
import { leagueAt, placesOfLeague } from '@skystair/rules/arena/leagues.ts'
import { payOf } from '@skystair/rules/arena/reward.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { readWith } from '../../platform/action/action.ts'
import { selectPlaces, selectPosition } from '../../platform/ladder/ladder.ts'
import type { People } from '../../platform/people/people.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { type StoredFight, selectFights } from './fights.ts'
import { attackersView, rivalsOf } from './rivals.ts'
import { arenaView, type Found, ownStanding } from './standing.ts'

export const arena = readWith<typeof arenaCall, Found>(
  arenaCall,
  ownStanding,
  async ({ player, extra, now, services }) => ({
    arena: arenaView(player, extra, now),
    squad: attackersView(player),
    rivals: await rivalsOf(services, player, extra, now),
  }),
)

/** As if the ladder were so long that every league has room. */
const longLadder = 10_000

function leagueView(league: number, { arena: life, bestVictoryStair }: Player, places: number): LeagueView {
  const room = placesOfLeague(league, longLadder)
  const payAt = (position: number) =>
    amountsView(payOf({ position, places: longLadder }, bestVictoryStair, ARENA))
  return {
    league,
    places: placesOfLeague(league, places),
    least: payAt(room?.to ?? 1),
    most: payAt(room?.from ?? 1),
    gift: amountsView(ARENA.leagues[league - 1]?.gift ?? {}),
    passed: life.bestLeague !== null && life.bestLeague <= league,
    cup: league <= ARENA.cupLeague,
  }
}

export const arenaLeagues = readWith<typeof leaguesCall, Pick<Found, 'position' | 'places'>>(
  leaguesCall,
  { select: (_, callerId) => ({ position: selectPosition(callerId), places: selectPlaces() }) },
  ({ player, extra: { position, places } }) => ({
    leagues: ARENA.leagues.map((_, index) => leagueView(index + 1, player, places)),
    own: position === null ? null : leagueAt(position, places),
  }),
)

interface Remembered {
  readonly fights: readonly StoredFight[]
  readonly people: People
}

export const arenaHistory = readWith<typeof historyCall, Remembered>(
  historyCall,
  { select: (_, callerId) => selectFights(callerId) },
  ({ extra: { fights, people } }) => ({ fights: fights.map((fight) => fightView(fight, people)) }),
)

function fightView({ rivalId, avenged, ...fight }: StoredFight, people: People): FightView {
  const rival = people[rivalId]
  return {
    ...fight,
    rival: {
      id: rivalId,
      name: rival?.name ?? null,
      gender: rival?.gender ?? 'male',
      level: rival?.level ?? 1,
      clanId: rival?.clanId ?? null,
      league: rival?.league ?? null,
      bankStatus: rival?.bankStatus ?? null,
    },
    canRevenge: !fight.attacked && !fight.won && !avenged && (rival?.name ?? null) !== null,
  }
}
