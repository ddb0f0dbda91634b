/** Deeds of one player that wait for each other on this server, in the order in which they came. */
export interface Lines {
  isFormed(playerId: number): boolean
  /** Waits for its turn; to be called when the deed is done, however it ended. */
  join(playerId: number): Promise<() => void>
}

export function openLines(): Lines {
  const ends = new Map<number, Promise<void>>()
  return {
    isFormed: (playerId) => ends.has(playerId),
    async join(playerId) {
      const ahead = ends.get(playerId)
      const { promise: end, resolve } = Promise.withResolvers<void>()
      ends.set(playerId, end)
      await ahead
      return () => {
        if (ends.get(playerId) === end) ends.delete(playerId)
        resolve()
      }
    },
  }
}
