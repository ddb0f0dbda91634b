/** The leagues from the top of the ladder to its foot; the number of a league is its place here, from 1. */
export const LEAGUES = ['sky', 'star', 'ruby', 'gold', 'silver', 'iron', 'copper', 'stone', 'wooden'] as const
export type League = (typeof LEAGUES)[number]

/** Which league a number means: of the texts and the pictures. */
export function leagueNamed(number: number): League {
  const league = LEAGUES[number - 1]
  if (league === undefined) throw new Error(`there is no league ${number}`)
  return league
}

/** How many of a hundred stand above the lower line of each league. */
const OF_A_HUNDRED: Readonly<Record<League, number>> = {
  sky: 1,
  star: 3,
  ruby: 7,
  gold: 13,
  silver: 22,
  iron: 35,
  copper: 52,
  stone: 73,
  wooden: 100,
}
const LEAST_IN_THE_FIRST = 10
/** A ladder of fewer is the foot of one of so many: who is among the first to come is not among the best of many yet. */
const LEAST_PLACES = 100

/** The last position of each league, from the first on; where nobody fits between two lines, they are the same. */
export function leagueLines(places: number): readonly number[] {
  const whole = Math.max(places, LEAST_PLACES)
  return LEAGUES.map((league) => {
    const line = Math.max(LEAST_IN_THE_FIRST, Math.ceil((whole * OF_A_HUNDRED[league]) / 100))
    return Math.max(0, Math.min(whole, line) - (whole - places))
  })
}

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

/** The next league above that has room, and how many places there are to go; null: there is nothing above. */
export function nextAbove(
  position: number,
  places: number,
): { readonly league: number; readonly places: number } | null {
  for (let league = leagueAt(position, places) - 1; league >= 1; league--) {
    const room = placesOfLeague(league, places)
    if (room) return { league, places: position - room.to }
  }
  return null
}
