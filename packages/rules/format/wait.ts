import { type DurationPart, durationParts } from './duration-parts.ts'

const minute = 60
const countedInSeconds = 90

/** What a refusal carries that ends by itself: the whole seconds until then. */
export const waitUntil = (moment: number, now: number): { readonly wait: number } => ({
  wait: Math.max(1, Math.ceil((moment - now) / 1000)),
})

/** How a wait is told in a refusal: nobody counts 3477 seconds, and nobody should come back too early. */
export const waitParts = (seconds: number): readonly DurationPart[] =>
  seconds <= countedInSeconds
    ? [{ unit: 'second', count: seconds }]
    : durationParts(Math.ceil(seconds / minute) * minute * 1000)
