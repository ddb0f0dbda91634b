import { addLog } from '@skystair/contract/client-log.ts'
import { clientVersion } from '@skystair/rules/client/client-version.ts'
import { isErrorReported } from '@skystair/rules/client/patience.ts'
import { tell } from '../server/tell.ts'
import { useStage } from '../state/stage-state.ts'
import { hearLosses } from './lost-piece.ts'

const reported = new Set<string>()

/** Sends a problem to the server's log: the first three of a visit, and the same one only once. */
export function reportProblem(message: string): void {
  if (reported.has(message) || !isErrorReported(reported.size)) return
  reported.add(message)
  const scene = useStage.getState().scene ?? 'none'
  const text = `v${clientVersion} ${scene} ${window.location.pathname}: ${message}`.slice(0, 4000)
  tell(addLog, { body: { message: text, domain: window.location.host } })
}

export function reportErrors(): void {
  hearLosses(reportProblem)
  window.addEventListener('error', ({ message, filename, lineno }) =>
    reportProblem(`${message} at ${filename}:${lineno}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportProblem(String(reason?.stack ?? reason)),
  )
}
