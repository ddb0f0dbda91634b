import { clientVersion } from '@skystair/rules/client/client-version.ts'
import { type Launch, launch } from '../device/launch.ts'
import { reportProblem } from '../device/report.ts'
import { isLanguageKept, speak } from '../language/texts.ts'
import { ask } from '../server/ask.ts'
import { nameOurselves } from '../server/own-headers.ts'
import { enterGame, useGame } from '../state/game.ts'
import { isChosenByName } from './by-name.ts'
import type { Host } from './host.ts'
import { useHost } from './host-state.ts'
import { openHost } from './open-host.ts'

/** From a platform's page into the game: who it is there, then who it is here, then what was paid for and not delivered. */
export async function arrive(started: Launch | null = launch): Promise<void> {
  const host = await openHost(started)
  useHost.setState({ host })
  nameOurselves(host.headers)
  host.onRest((isResting) => useHost.setState({ isResting }))
  if (host.language !== null && !isLanguageKept()) await speak(host.language)
  const asksSessionFirst = host.sessionFirst || isChosenByName()
  if (asksSessionFirst) await enterGame()
  if (!asksSessionFirst || useGame.getState().player === null) {
    const opened = await signIn(host)
    if (opened || !asksSessionFirst) await enterGame()
  }
  host.ready()
  await deliver(host)
}

/** Says whether a session was opened. */
async function signIn(host: Host): Promise<boolean> {
  if ((await host.proof().catch(() => null)) === null) return false
  try {
    const entered = await host.enter(ask, { frontVersion: clientVersion })
    const loginRequired = entered?.loginRequired ?? false
    useHost.setState({ isProven: entered !== null && !loginRequired, loginRequired })
    return (entered?.players.length ?? 0) > 0
  } catch (problem) {
    // Whom the platform does not vouch for plays as on the own site.
    reportProblem(`${host.name} opens nobody: ${problem}`)
    return false
  }
}

/** Asked at every start: a purchase whose answer was lost on its way arrives with the next. */
async function deliver({ name, till }: Host): Promise<void> {
  if (till === null || useGame.getState().player === null) return
  await till.deliver().catch((problem: unknown) => reportProblem(`${name} delivered nothing: ${problem}`))
}
