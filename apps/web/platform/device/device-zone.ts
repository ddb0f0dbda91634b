/** The time zone of this device, by its name; `null` where the browser does not tell. */
export const deviceZone = (): string | null => new Intl.DateTimeFormat().resolvedOptions().timeZone || null
