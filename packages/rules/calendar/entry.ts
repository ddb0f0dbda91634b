import type { Audience } from './audience.ts'
import type { Comes } from './comes.ts'
import type { CalendarKind } from './kind.ts'

/** What an entry gives, by name; which names a kind has is content. */
export type Contents = Readonly<Record<string, string | number>>

/** Something that begins and ends by itself. */
export interface CalendarEntry {
  readonly id: string
  readonly kind: CalendarKind
  /** Whose clock its moments are read on. */
  readonly clock: 'server' | 'local'
  readonly window: Comes
  readonly audience: Audience
  readonly contents: Contents
}

export const runIdOf = (entry: CalendarEntry, name: string | null): string =>
  name === null ? entry.id : `${entry.id}@${name}`

export const entryIdOf = (run: string): string => run.split('@')[0] ?? run
