/** How a piece of the game got lost on the way. */
export type Loss = 'missing' | 'timeout' | 'error'

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
