const storageKey = 'skystair.last-word'

/** What is to be said when the page begins anew; null takes it back. */
export function leaveWord(word: string | null): void {
  try {
    if (word === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, word)
  } catch {
    // A browser that keeps nothing goes on without a word.
  }
}

/** What the page before this one left to be said, once. */
export function takeWord(): string | null {
  try {
    const word = sessionStorage.getItem(storageKey)
    leaveWord(null)
    return word
  } catch {
    return null
  }
}
