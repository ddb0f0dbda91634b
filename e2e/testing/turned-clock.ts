/** What a server is started with, so that its clock shows this moment when it starts. */
export const whenClockShows = (moment: number): Record<string, string> => ({
  CLOCK_AHEAD: String(moment - Date.now()),
  NODE_OPTIONS: `--import=${new URL('./clock-ahead.mjs', import.meta.url).href}`,
})
