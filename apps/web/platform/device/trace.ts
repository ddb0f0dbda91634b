const storageKey = 'skystair.session'

/** A random name for this browser in the server's log. It proves nothing and opens nothing. */
export function traceId(): string {
  const known = stored()
  if (known !== null) return known
  const fresh = crypto.randomUUID()
  try {
    localStorage.setItem(storageKey, fresh)
  } catch {
    // A browser that keeps nothing gets a new name for each call.
  }
  return fresh
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
