/** Name in two lines and health; name in one line and health; health alone: in pixels of the page. */
export const labels = { two: 47, one: 34, bare: 21 } as const
