export const durationUnits = ['second', 'minute', 'hour', 'day'] as const
export type DurationUnit = (typeof durationUnits)[number]

export interface DurationPart {
  readonly unit: DurationUnit
  readonly count: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const parts = (larger: DurationPart, smaller: DurationPart): readonly DurationPart[] =>
  smaller.count === 0 ? [larger] : [larger, smaller]

/**
 * A wait as a player reads it: the largest unit and, unless empty, the next one.
 * A part of a second still counts as one, so a wait that goes on never reads as nothing.
 */
export function durationParts(milliseconds: number): readonly DurationPart[] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds < minute) return [{ unit: 'second', count: seconds }]
  if (seconds < hour) {
    return parts(
      { unit: 'minute', count: Math.floor(seconds / minute) },
      { unit: 'second', count: seconds % minute },
    )
  }
  if (seconds < 3 * day) {
    return parts(
      { unit: 'hour', count: Math.floor(seconds / hour) },
      { unit: 'minute', count: Math.floor((seconds % hour) / minute) },
    )
  }
  return parts(
    { unit: 'day', count: Math.floor(seconds / day) },
    { unit: 'hour', count: Math.floor((seconds % day) / hour) },
  )
}
