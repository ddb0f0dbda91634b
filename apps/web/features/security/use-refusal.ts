import { useState } from 'react'
import type { Refused } from '../../platform/server/ask.ts'

/** Which field each refusal of the book speaks of. */
const fields = [
  ['name', /\.(name|login)-/],
  ['password', /\.password(-|s-)/],
  ['contact', /\.(contact|phone|mail)-/],
] as const
export type Field = (typeof fields)[number][0]

interface Shown {
  readonly text: string
  readonly field: Field | null
}

/** Keeps what the server said of a form, and puts it under the field that it is about. */
export function useRefusal() {
  const [shown, show] = useState<Shown | null>(null)
  return {
    clear: () => show(null),
    showText: (text: string, field: Field | null = null) => show({ text, field }),
    show: ({ code, message }: Refused) =>
      show({ text: message, field: fields.find(([, pattern]) => pattern.test(code))?.[0] ?? null }),
    of: (field: Field): string | null => (shown?.field === field ? shown.text : null),
    ofNone: shown !== null && shown.field === null ? shown.text : null,
  }
}
