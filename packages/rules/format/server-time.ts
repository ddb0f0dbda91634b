/** How far the server's clock is ahead of the local one, from a reply that carries the server's time. */
export const serverOffset = (serverTimeMs: number, localTimeMs: number): number => serverTimeMs - localTimeMs

/** The game runs on the server's clock: local time plus the server's offset. */
export const serverTime = (localTimeMs: number, offsetMs: number): number => localTimeMs + offsetMs
