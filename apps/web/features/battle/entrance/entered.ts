const storageKey = 'skystair.entered'

/** Whether the boss of this battle has come already, in whatever page it was seen. */
export function hasEntered(battle: string): boolean {
  try {
    return localStorage.getItem(storageKey) === battle
  } catch {
    return false
  }
}

export function rememberEntered(battle: string): void {
  try {
    localStorage.setItem(storageKey, battle)
  } catch {
    // A browser that keeps nothing sees the entrance again.
  }
}
