const prefix = 'frame-'

/** The frame that a good of the shop is; the good is called after it. */
export const frameOf = (good: string): string => (good.startsWith(prefix) ? good.slice(prefix.length) : good)
