/** How a battle is likely to end, from the best to the worst. */
export const OUTLOOKS = ['sure', 'likely', 'even', 'risky', 'hopeless'] as const
export type Outlook = (typeof OUTLOOKS)[number]

/** At this power against theirs; measured by fighting such battles many times over. */
const FROM: readonly (readonly [Outlook, number])[] = [
  ['sure', 1.4],
  ['likely', 1.15],
  ['even', 0.95],
  ['risky', 0.8],
]

/** `ours` counts the health that is left. */
export const outlook = (ours: number, theirs: number): Outlook =>
  FROM.find(([, least]) => ours >= theirs * least)?.[0] ?? 'hopeless'
