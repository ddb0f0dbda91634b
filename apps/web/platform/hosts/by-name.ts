const storageKey = 'skystair.by-name'

/** Whoever has signed in under a name on a platform's page stays that one in this tab, whomever the platform opens. */
export function chooseByName(isChosen: boolean): void {
  try {
    if (isChosen) sessionStorage.setItem(storageKey, 'yes')
    else sessionStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing is opened by its platform.
  }
}

export function isChosenByName(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
