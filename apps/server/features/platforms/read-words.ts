type Unread = Readonly<Record<string, unknown>>

/** Bytes that must be an object in JSON, and UTF-8; throws if they are not. */
export function asJson(raw: Buffer | string): Unread {
  const text = typeof raw === 'string' ? raw : new TextDecoder('utf-8', { fatal: true }).decode(raw)
  const said: unknown = JSON.parse(text)
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new Error('no object')
  return said as Unread
}

/** A part that must be an object too; an empty one if it is not. */
export const partOf = (value: unknown): Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Unread) : {}

/** A text or a whole number as a text; null: it is neither, or empty. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value
  return Number.isSafeInteger(value) ? String(value) : null
}
