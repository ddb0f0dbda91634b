import { beginning } from './launch.ts'

type Departure = { kind: 'reload' } | { kind: 'page'; address: string }

/** Leaves the page for good: whoever waits for an answer waits until the page is gone. */
export function goAway(departure: Departure): Promise<never> {
  if (departure.kind === 'page') window.location.assign(departure.address)
  else startAnew()
  return new Promise(() => undefined)
}

/** An address that differs only behind its # would not be loaded again. */
function startAnew(): void {
  const address = beginning()
  const here = window.location.pathname + window.location.search
  if (address.includes('#') && address.split('#')[0] === here) window.location.reload()
  else window.location.assign(address)
}
