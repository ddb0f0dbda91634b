import type { Money } from '@skystair/rules/bank/money.ts'
import { launch } from '../device/launch.ts'
import { reportProblem } from '../device/report.ts'
import { refreshGame } from '../state/game.ts'
import type { Host, Order } from './host.ts'
import { useHost } from './host-state.ts'
import { openHost } from './open-host.ts'

/** The platform of this page; on the own site it is fetched when it is first asked for. */
async function hostHere(): Promise<Host> {
  const host = useHost.getState().host ?? (await openHost(launch))
  if (useHost.getState().host === null) useHost.setState({ host })
  return host
}

interface Cashier {
  readonly provider: string
  readonly money: Money
}

/** Who takes money where the page runs: the platform's own till, else the web's. null: nothing is sold here. */
export function cashierAt(host: Host | null, ofTheWeb: Cashier | null): Cashier | null {
  if (host === null) return ofTheWeb
  if (host.till === null) return null
  const { provider, money } = host.till
  return provider === null || money === null ? ofTheWeb : { provider, money }
}

/**
 * The bank has written the order down; now the platform asks for the money. Says whether it was paid, as far as anybody here
 * can know; where a payment service has a page of its own, the browser goes there and nothing is said.
 */
export async function payHere(order: Order): Promise<boolean> {
  const { name, till } = await hostHere()
  try {
    const isPaid = (await till?.pay(order)) ?? false
    if (isPaid) await refreshGame()
    return isPaid
  } catch (problem) {
    // What was paid all the same arrives with the next start.
    reportProblem(`payment failed: ${name}: ${problem}`)
    return false
  }
}
