export const repeatWindowMs = 1500

/** When each action was last let through, by its id. */
export type RepeatGuard = Readonly<Record<string, number>>

export interface Guarded {
  readonly allowed: boolean
  readonly guard: RepeatGuard
}

/** A second tap on the same button within the window is ignored, and does not make the window longer. */
export function repeatGuard(guard: RepeatGuard, id: string, now: number, windowMs = repeatWindowMs): Guarded {
  const last = guard[id]
  if (last !== undefined && now - last < windowMs) return { allowed: false, guard }
  return { allowed: true, guard: { ...guard, [id]: now } }
}
