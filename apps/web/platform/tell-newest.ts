/** Tells one wish at a time and then only the newest: two on their way at once could arrive in the wrong order. */
export function tellNewest<Wish>(tell: (wish: Wish) => Promise<void>): (wish: Wish) => Promise<void> {
  let newest: { readonly wish: Wish } | null = null
  let isTelling = false
  return async (wish) => {
    newest = { wish }
    if (isTelling) return
    isTelling = true
    try {
      while (newest !== null) {
        const told: Wish = newest.wish
        newest = null
        await tell(told)
      }
    } finally {
      isTelling = false
    }
  }
}
