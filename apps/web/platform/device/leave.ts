type Departure = { kind: 'reload' } | { kind: 'page'; address: string }

/** Leaves the page for good: whoever waits for an answer waits until the page is gone. */
export function goAway(departure: Departure): Promise<never> {
  if (departure.kind === 'page') window.location.assign(departure.address)
  else window.location.assign('/')
  return new Promise(() => undefined)
}
