import type { Opened } from './opened.ts'

/** A row that measures longer than this hangs. */
export const longestMinutes = 20

/** One line of the table: a ratio (or a plain number where its title says so), and the bound it must keep. */
export interface Row {
  readonly name: string
  readonly title: string
  readonly bound: { readonly least: number } | { readonly most: number }
  /** What has to be given to measure it: an environment variable. Without it the row keeps its last result. */
  readonly needs?: string
  /** After so many it hangs, where that is known better than for all rows. */
  readonly minutes?: number
  /** The ratio, measured anew five times or more, both sides in turn. */
  measure(opened: Opened): Promise<readonly number[]>
}

/** Measures two sides in turn, so that whatever else the machine does falls on both. */
export async function sideBySide(
  pairs: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<number[]> {
  const ratios: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    // Which side goes first changes too: the second one finds a warmer machine.
    const first = pair % 2 === 0 ? await one() : null
    const second = await other()
    ratios.push((first ?? (await one())) / second)
  }
  return ratios
}
