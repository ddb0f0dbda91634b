/** A moment for a statement. Later than any date there can be is simply the last one. */
export const moment = (milliseconds: number): string =>
  milliseconds > Date.UTC(9999, 0) ? 'infinity' : new Date(milliseconds).toISOString()
