import { putIntoInboxes } from '../action/parcels.ts'
import { type Step, writeSteps } from '../database/steps.ts'
import { announce } from '../live/announce.ts'
import type { Services } from '../services/services.ts'
import type { WorkResult } from './due-work.ts'

/**
 * Writes what comes of a piece of work, after `first`, all or none, and tells those whom it concerns. Gives the step that
 * found no row: then nothing has happened.
 */
export async function writeResult(
  services: Services,
  { writes = [], send = [], push = [] }: WorkResult,
  first: readonly Step[] = [],
): Promise<Step | null> {
  const at = new Date(services.clock.now())
  const outcome = await writeSteps(services.database, 0, [...first, ...writes, ...putIntoInboxes(send, at)])
  if ('untouched' in outcome) return outcome.untouched
  announce(services, {
    playerId: 0,
    receivers: send.map(({ to }) => to),
    pushes: push,
    dropped: [],
    signedOut: [],
    endedSessions: null,
  })
  return null
}
