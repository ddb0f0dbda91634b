import { infoCurrent } from '@skystair/contract/player.ts'
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
  if ((host.sessionFirst || isChosenByName()) && (await hasSession())) await noteProof(host)
  else await signIn(host)
  await enterGame()
  host.ready()
  await deliver(host)
}

async function hasSession(): Promise<boolean> {
  const info = await ask(infoCurrent, { query: { frontVersion: clientVersion } }).catch(() => null)
  return info !== null && info.player !== null
}

/** What the platform says counts only when somebody asks to be joined with it. */
async function noteProof(host: Host): Promise<void> {
  const proof = await host.proof().catch(() => null)
  useHost.setState({ isProven: !!proof, loginRequired: proof === '' })
}

async function signIn(host: Host): Promise<void> {
  if ((await host.proof().catch(() => null)) === null) return
  try {
    const entered = await host.enter(ask, { frontVersion: clientVersion })
    const loginRequired = entered?.loginRequired ?? false
    useHost.setState({ isProven: entered !== null && !loginRequired, loginRequired })
  } catch (problem) {
    // Whom the platform does not vouch for plays as on the own site.
    reportProblem(`${host.name} opens nobody: ${problem}`)
  }
}

/** Asked at every start: a purchase whose answer was lost on its way arrives with the next. */
async function deliver({ name, till }: Host): Promise<void> {
  if (till === null || useGame.getState().player === null) return
  await till.deliver().catch((problem: unknown) => reportProblem(`${name} delivered nothing: ${problem}`))
}
