const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/

/** Files whose name changes with their content: once fetched, they can never be stale. */
export const isKept = (address: URL, home: string): boolean =>
  address.origin === home && hashed.test(address.pathname)
