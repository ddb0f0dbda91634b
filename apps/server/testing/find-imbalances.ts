import { pursesOfClans } from '../features/clan/purses.ts'
import type { Database } from '../platform/database/database.ts'
import { type OneSided, oneSided } from '../platform/money/audit/between-owners.ts'
import {
  addFlows,
  type Flows,
  type Imbalance,
  noFlows,
  pursesOfPlayers,
  readPiece,
} from '../platform/money/audit/read-books.ts'

const endOfTime = new Date(8.64e15 / 100)

/** All that the audit would find in a world where nobody moves. An honest world has none. */
export async function findImbalances(
  database: Database,
  all = [pursesOfPlayers, pursesOfClans],
): Promise<readonly (Imbalance | OneSided)[]> {
  const found: Imbalance[] = []
  let flows: Flows = noFlows
  for (const purses of all) {
    for (let after: number | null = Number.MIN_SAFE_INTEGER; after !== null; ) {
      const piece = await readPiece(database, purses, after, endOfTime)
      found.push(...piece.imbalances)
      flows = addFlows(flows, piece.flows)
      after = piece.next
    }
  }
  return [...found, ...oneSided(flows)]
}
