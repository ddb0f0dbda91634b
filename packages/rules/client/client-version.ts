export const clientVersion = 439

/** An outdated client is asked to update; one newer than the server is let in. */
export const isOutdated = (version: number): boolean => version < clientVersion
