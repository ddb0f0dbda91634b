/** The nine leagues from the top of the ladder to its foot; the number of a league is its place here, from 1. */
export const LEAGUES = ['sky', 'star', 'ruby', 'gold', 'silver', 'iron', 'copper', 'stone', 'wooden'] as const
export type League = (typeof LEAGUES)[number]

/** Which league a number means: of the texts and the pictures. */
export function leagueNamed(number: number): League {
  const league = LEAGUES[number - 1]
  if (league === undefined) throw new Error(`there is no league ${number}`)
  return league
}

/** How many of a hundred stand above the lower line of each league. */
const OF_A_HUNDRED = [1, 3, 7, 13, 22, 35, 52, 73, 100] as const
const LEAST_IN_THE_FIRST = 10

/** The last position of each league, from the first on; where nobody fits between two lines, they are the same. */
export const leagueLines = (places: number): readonly number[] =>
  OF_A_HUNDRED.map((share) =>
    Math.min(places, Math.max(LEAST_IN_THE_FIRST, Math.ceil((places * share) / 100))),
  )

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
