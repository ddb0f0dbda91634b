const key = 'skystair.told'

let told = false

/** Whether something has opened by itself in this sitting: a page that is loaded again is the same one. */
export function isTold(): boolean {
  try {
    return told || sessionStorage.getItem(key) !== null
  } catch {
    return told
  }
}

export function noteTold(): void {
  told = true
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // A browser that keeps nothing remembers as long as the page is open.
  }
}
