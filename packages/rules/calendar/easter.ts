/** By how many days the old calendar is behind the new one in a year. */
const behind = (year: number): number => Math.floor(year / 100) - Math.floor(year / 400) - 2

/**
 * The Sunday of Easter by the old reckoning, the one that the Russian church keeps: counted by Meeus in the old
 * calendar, then told in the new one. As a clock shows it: from 1970, as if the clock were the world's.
 */
export function easterOf(year: number): number {
  const golden = year % 19
  const epact = (19 * golden + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7
  const march = epact + weekday + 114
  return Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1 + behind(year))
}
