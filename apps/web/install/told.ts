/** What a device is told while the page is closed: words, and the page of ours that they lead to. */
export interface Word {
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly path: string
}

/** A page of this game; anything else leads nowhere. */
const ownPath = /^\/[a-z-]*$/

const isText = (value: unknown): value is string => typeof value === 'string'

/** null: a word of another age, or none of ours. */
export function wordIn(told: string): Word | null {
  try {
    const { kind, title, text, path } = JSON.parse(told) as Partial<Record<keyof Word, unknown>>
    const isWhole = isText(kind) && isText(title) && isText(text) && isText(path) && ownPath.test(path)
    return isWhole ? { kind, title, text, path } : null
  } catch {
    return null
  }
}

/** Where the worker asks an open page to lead; null: it asks for something else. */
export function pathIn(message: unknown): string | null {
  const { leadTo = null } = (message ?? {}) as { leadTo?: unknown }
  return isText(leadTo) && ownPath.test(leadTo) ? leadTo : null
}
