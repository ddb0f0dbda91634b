export const speeds = [1, 2, 4] as const
export type Speed = (typeof speeds)[number]

const storageKey = 'skystair.battle-speed'

/** Who likes it fast likes it fast tomorrow too. */
export function keptSpeed(): Speed {
  try {
    const kept = Number(localStorage.getItem(storageKey))
    return speeds.find((speed) => speed === kept) ?? 1
  } catch {
    return 1
  }
}

export function keepSpeed(speed: Speed): void {
  try {
    localStorage.setItem(storageKey, String(speed))
  } catch {
    // A browser that keeps nothing begins slowly each time.
  }
}
