/** What the device knows of its network. */
export interface Network {
  isThere(): boolean
  /** Calls back when it comes and when it goes; gives the way to stop. */
  watch(changed: () => void): () => void
}

export const deviceNetwork: Network = {
  isThere: () => navigator.onLine,
  watch(changed) {
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
      window.removeEventListener('online', changed)
      window.removeEventListener('offline', changed)
    }
  },
}
