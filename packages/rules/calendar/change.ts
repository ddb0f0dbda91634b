import type { CalendarEntry } from './entry.ts'

/** What operators do with the calendar. */
export const CALENDAR_DEEDS = ['move', 'lengthen', 'stop', 'stop-all', 'repeat', 'copy', 'new'] as const

export type CalendarChange =
  /** The moments are what the clock of the entry shows. */
  | {
      readonly deed: 'move' | 'lengthen'
      readonly run: string
      readonly from: number
      readonly to: number
    }
  | { readonly deed: 'stop'; readonly run: string; readonly at: number }
  | { readonly deed: 'stop-all'; readonly entry: string; readonly at: number }
  | { readonly deed: 'repeat' | 'copy' | 'new'; readonly entry: CalendarEntry }

/** The year's plan, and what operators have made of it: the later change counts. */
export interface Calendar {
  readonly plan: readonly CalendarEntry[]
  readonly changes: readonly CalendarChange[]
}

export const entriesOf = ({ plan, changes }: Calendar): readonly CalendarEntry[] => [
  ...plan,
  ...changes.flatMap((change) =>
    'entry' in change && typeof change.entry === 'object' ? [change.entry] : [],
  ),
]
