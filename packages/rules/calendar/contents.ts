import { type Refusal, refused } from '../refusal.ts'
import type { Contents } from './entry.ts'
import type { CalendarKind } from './kind.ts'

/** What may be said of one thing that an entry gives: a whole number between two bounds, or one of a list. */
export type ContentShape =
  | { readonly least: number; readonly most: number }
  | { readonly choices: readonly string[] }

/** What an entry of each kind must say, neither more nor less. */
export type ContentShapes = Readonly<Record<CalendarKind, Readonly<Record<string, ContentShape>>>>

function fits(shape: ContentShape, value: string | number | undefined): boolean {
  if ('choices' in shape) return typeof value === 'string' && shape.choices.includes(value)
  return Number.isInteger(value) && Number(value) >= shape.least && Number(value) <= shape.most
}

/** Nothing is promised that does not exist. */
export function contentsWrong(shapes: ContentShapes, kind: CalendarKind, contents: Contents): Refusal | null {
  const wanted = shapes[kind]
  const wrong =
    Object.entries(wanted).find(([name, shape]) => !fits(shape, contents[name]))?.[0] ??
    Object.keys(contents).find((name) => !Object.hasOwn(wanted, name))
  return wrong === undefined ? null : refused('calendar.refused.contents', { name: wrong.slice(0, 40) })
}
