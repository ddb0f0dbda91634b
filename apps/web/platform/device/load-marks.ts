import {
  isConnectionExists,
  loadMarks,
  markLoad as markCalls,
  unload,
} from '@skystair/contract/client-log.ts'
import { loadMarksPassed } from '@skystair/rules/client/loading.ts'
import { pingIntervalMs } from '@skystair/rules/client/patience.ts'
import { addressOf } from '../server/ask.ts'
import { reach } from '../server/reach.ts'
import { tell } from '../server/tell.ts'
import { traceId } from './trace.ts'

type Mark = (typeof loadMarks)[number]

/** Tells the server how far this client has come. */
export function markLoad(mark: Mark): void {
  const call = markCalls[loadMarks.indexOf(mark)]
  if (call) tell(call, { query: {} })
}

/** A network that swallows everything would leave the question open for minutes. */
const checkPatience = 5_000

let loaded = 0

/** Counts the loading of the stage, and marks 5 and 50 percent on the way. */
export function setLoaded(percent: number): void {
  for (const mark of loadMarksPassed(loaded, percent)) markLoad(mark === 5 ? 'five' : 'half')
  if (percent >= 100 && loaded < 100) markLoad('completed')
  loaded = Math.max(loaded, percent)
}

/** Every five seconds: is anybody looking? And at the end: how far had it come? */
export function watchPresence(): () => void {
  const ping = setInterval(() => markLoad(document.hidden ? 'hidden' : 'active'), pingIntervalMs)
  window.addEventListener('pagehide', sendUnload)
  return () => {
    clearInterval(ping)
    window.removeEventListener('pagehide', sendUnload)
  }
}

const sendUnload = (): void =>
  tell(unload, { query: { loadedPct: Math.round(loaded), h_session: traceId() } })

export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkPatience)
    const response = await reach(addressOf(isConnectionExists, {}), { cache: 'no-store', signal })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
