/** How a piece of the game got lost on the way. */
type Loss = 'missing' | 'timeout' | 'error'

const eventName = 'piece-lost'

/** Whoever reports problems hears of it: the report itself goes by pieces that may get lost. */
export const announceLoss = (error: unknown): boolean =>
  window.dispatchEvent(new CustomEvent(eventName, { detail: error }))

/** Calls with what is to be told of each lost piece. */
export function hearLosses(tell: (message: string) => void): void {
  window.addEventListener(eventName, (event) => {
    const { message, code } = lossOf((event as CustomEvent<unknown>).detail)
    tell(code === null ? message : `${code} ${message}`)
  })
}

/** What is told of a lost piece: a stylesheet has a code of its own, so that the log can tell them apart. */
export function lossOf(error: unknown): { readonly message: string; readonly code: string | null } {
  const words = String(error instanceof Error ? error.message : error)
  const address = /(?:https?:)?\/[^\s?"')]+/.exec(words)?.[0] ?? null
  const name = address?.split('/').at(-1) ?? 'unknown'
  const isStyle = /\.css\b/.test(words) || /preload CSS/i.test(words)
  return {
    message: `Loading chunk ${name} failed (${howLost(words)}: ${address ?? words})`,
    code: isStyle ? 'CSS_CHUNK_LOAD_FAILED' : null,
  }
}

function howLost(words: string): Loss {
  if (/time[- ]?out|timed out/i.test(words)) return 'timeout'
  return /failed to fetch|not found|404|unable to preload|importing a module script failed/i.test(words)
    ? 'missing'
    : 'error'
}
