import type { Refusal } from '@skystair/rules/refusal.ts'
import i18next from 'i18next'
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

const fieldOf = (code: string): Field | null => fields.find(([, pattern]) => pattern.test(code))?.[0] ?? null

/** The code of a refusal is the key of its text; what stands before the first dot is the area. */
const wordsOf = ({ refused, params }: Refusal): string =>
  i18next.t(refused.replace('.', ':') as 'security:refused.name-empty', params)

/** Keeps what was said of a form, and puts it under the fields that it is about. */
export function useRefusal() {
  const [shown, show] = useState<readonly Shown[]>([])
  return {
    shown,
    clear: () => show([]),
    showText: (text: string, field: Field | null = null) => show([{ text, field }]),
    show: ({ code, message }: Refused) => show([{ text: message, field: fieldOf(code) }]),
    /** All at once, so that nobody mends one thing only to hear of the next. */
    showAll: (refusals: readonly Refusal[]) =>
      show(refusals.map((refusal) => ({ text: wordsOf(refusal), field: fieldOf(refusal.refused) }))),
    of: (field: Field): string | null => shown.find((one) => one.field === field)?.text ?? null,
    ofNone: shown.find(({ field }) => field === null)?.text ?? null,
  }
}
