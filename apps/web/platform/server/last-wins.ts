/** Sends wishes one after another; of those that came while one was under way only the last. Ends when none is left. */
export function lastWins<Wish>(send: (wish: Wish) => Promise<void>): (wish: Wish) => Promise<void> {
  let next: { readonly wish: Wish } | null = null
  let underWay: Promise<void> | null = null
  async function sendAll(): Promise<void> {
    while (next !== null) {
      const { wish } = next
      next = null
      await send(wish)
    }
  }
  return (wish) => {
    next = { wish }
    underWay ??= sendAll().finally(() => {
      underWay = null
    })
    return underWay
  }
}
