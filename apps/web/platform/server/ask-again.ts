import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks anew for what is shown under a key. A question that is still under way is dropped: its answer may be older than
 * the reason to ask, and the library alone would wait for it and ask no more.
 */
export async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}
