/** Pressed again while it is still being done, a deed is not done again: both presses wait for the same end. */
export function oneAtATime(deed: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () => {
    underWay ??= deed().finally(() => {
      underWay = null
    })
    return underWay
  }
}
