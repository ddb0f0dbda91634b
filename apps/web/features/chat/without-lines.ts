import type { ChatLine } from '@skystair/contract/chat-line.ts'

/** Deleted lines lose their words, also where they were quoted. */
export function withoutLines(lines: readonly ChatLine[], gone: readonly number[]): readonly ChatLine[] {
  const ids = new Set(gone)
  if (!lines.some(({ id, deleted }) => ids.has(id) && !deleted)) return lines
  return lines.map((line) =>
    ids.has(line.id)
      ? { ...line, text: '', replyTo: null, forwardedFrom: null, deleted: true }
      : line.replyTo && ids.has(line.replyTo.id)
        ? { ...line, replyTo: null }
        : line,
  )
}
