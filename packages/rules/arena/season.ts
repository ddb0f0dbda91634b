import { type Past, stoodAt } from './history.ts'
import { leagueAt } from './leagues.ts'

/** Where somebody stood when a season ended. */
export interface SeasonEnd {
  /** The month, as 2026-11. */
  readonly season: string
  readonly position: number
  readonly places: number
  readonly league: number
}

/** A season is a calendar month of the world's clock. */
export const seasonOf = (moment: number): string => new Date(moment).toISOString().slice(0, 7)

/** The first moment that is not in the season any more. */
export function endOfSeason(season: string): number {
  const [year = 0, month = 0] = season.split('-').map(Number)
  return Date.UTC(year, month, 1)
}

const MOST_SEASONS = 36

/** The seasons that have ended since the last one that is written down, with the place at the very end. */
export function settleSeasons(seasons: readonly SeasonEnd[], past: Past, now: number): readonly SeasonEnd[] {
  const written = seasons.at(-1)?.season
  let season = written === undefined ? seasonOf(past.enteredAt) : seasonOf(endOfSeason(written))
  const ended: SeasonEnd[] = []
  for (let end = endOfSeason(season); end <= now; end = endOfSeason(season)) {
    const stood = stoodAt(past, end - 1)
    if (stood) ended.push({ season, ...stood, league: leagueAt(stood.position, stood.places) })
    season = seasonOf(end)
  }
  return ended.length === 0 ? seasons : [...seasons, ...ended].slice(-MOST_SEASONS)
}
