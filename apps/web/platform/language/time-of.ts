const day = 24 * 60 * 60_000

/** The hour of today, the date before. */
export function timeOf(at: number, language: string, now = Date.now()): string {
  const isToday = now - at < day && new Date(now).getDate() === new Date(at).getDate()
  const options: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(language, options).format(at)
}
