/** The time zone of this device, by its name; nothing where the browser does not tell. */
export function deviceZone(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone ? { timeZone } : {}
}
