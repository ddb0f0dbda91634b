const HOUR = 3_600_000
const DAY = 24 * HOUR

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/**
 * A zone by the one name it is kept under; null: there is none. A zone may be spelt in thousands of ways, and the calendar
 * of every kept name stays in memory.
 */
export function zoneNamed(spelt: string): string | null {
  if (!/^[a-z]/i.test(spelt)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: spelt }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** By how much the clocks of a zone are ahead of the world's at a moment. */
function offsetAt(moment: number, zone: string): number {
  const second = Math.floor(moment / 1000) * 1000
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second
}

/** What the clocks of a zone show at a moment, counted from 1970 as if they were the world's. */
export const shownAt = (moment: number, zone: string): number => moment + offsetAt(moment, zone)

/** The day that the calendar of a zone shows at a moment. */
export const dayIn = (zone: string, moment: number): number => Math.floor(shownAt(moment, zone) / DAY)

/**
 * When the clocks of a zone show this. What is shown twice counts when it comes first; what is left out counts as if
 * the clocks had not been set yet.
 */
export function momentShowing(shown: number, zone: string): number {
  const before = offsetAt(shown - DAY, zone)
  const after = offsetAt(shown + DAY, zone)
  const moments = [shown - before, shown - after].sort((one, other) => one - other)
  return moments.find((moment) => shownAt(moment, zone) === shown) ?? shown - before
}

/** When the clocks of a zone show this full hour on this day. */
export const momentOf = (day: number, hour: number, zone: string): number =>
  momentShowing(day * DAY + hour * HOUR, zone)
