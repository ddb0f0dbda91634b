import { start } from '@skystair/contract/bank.ts'
import type { Money } from '@skystair/rules/bank/money.ts'
import { launch } from '../device/launch.ts'
import { reportProblem } from '../device/report.ts'
import { act } from '../server/act.ts'
import { refreshGame } from '../state/game.ts'
import type { Host } from './host.ts'
import { useHost } from './host-state.ts'
import { openHost } from './open-host.ts'

interface Wish {
  readonly product: string
  /** What is bought, in the player's words. */
  readonly title: string
  /** A friend's name; absent: it is for oneself. */
  readonly receiver?: string
  /** Which payment service of the web, and in which money; a platform with its own till does not ask. */
  readonly provider: string
  readonly money: Money
}

/** The platform of this page; on the own site it is fetched when it is first asked for. */
export async function hostHere(): Promise<Host> {
  const host = useHost.getState().host ?? (await openHost(launch))
  if (useHost.getState().host === null) useHost.setState({ host })
  return host
}

/**
 * Buys emeralds where the page runs: the bank writes it down first, then the platform asks for the money. Says whether it
 * was paid; where a payment service has a page of its own, the browser goes there and nothing is said.
 */
export async function buy({ product, title, receiver, provider, money }: Wish): Promise<boolean> {
  const { name, till } = await hostHere()
  if (till === null) return false
  const started = await act(start, {
    body: {
      product,
      provider: till.provider ?? provider,
      money: till.money ?? money,
      ...(receiver === undefined ? {} : { receiver }),
    },
  })
  if (started === null) return false
  try {
    const isPaid = await till.pay({ ...started, title })
    if (isPaid) await refreshGame()
    return isPaid
  } catch (problem) {
    // What was paid all the same arrives with the next start.
    reportProblem(`payment failed: ${name}: ${problem}`)
    return false
  }
}
