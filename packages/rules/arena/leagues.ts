/** The nine leagues from the top of the ladder to its foot; the number of a league is its place here, from 1. */
export const LEAGUES = ['sky', 'star', 'ruby', 'gold', 'silver', 'iron', 'copper', 'stone', 'wooden'] as const
export type League = (typeof LEAGUES)[number]

/** Which league a number means: of the texts and the pictures. */
export function leagueNamed(number: number): League {
  const league = LEAGUES[number - 1]
  if (league === undefined) throw new Error(`there is no league ${number}`)
  return league
}

/** The share of the ladder above the lower line of each league. */
const SHARES = [0.01, 0.03, 0.07, 0.13, 0.22, 0.35, 0.52, 0.73, 1] as const
const LEAST_IN_THE_FIRST = 10

/** The last position of each league, from the first on; where nobody fits between two lines, they are the same. */
export const leagueLines = (places: number): readonly number[] =>
  SHARES.map((share) => Math.min(places, Math.max(LEAST_IN_THE_FIRST, Math.ceil(places * share))))

/** The league of a position, from 1. */
export function leagueAt(position: number, places: number): number {
  const index = leagueLines(Math.max(places, position)).findIndex((line) => position <= line)
  return index + 1
}

/** The positions of a league; null: there is no room between its lines. */
export function placesOfLeague(
  league: number,
  places: number,
): { readonly from: number; readonly to: number } | null {
  const lines = leagueLines(places)
  const from = (lines[league - 2] ?? 0) + 1
  const to = lines[league - 1] ?? 0
  return from <= to ? { from, to } : null
}
