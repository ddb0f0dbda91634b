/** What the link of a letter carries behind its #: told to no server on the way, and to nobody by the way on from here. */
export const linkOfLetter = (): string => window.location.hash.slice(1)
