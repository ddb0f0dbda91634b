import { start } from '@skystair/contract/bank.ts'
import i18next from 'i18next'
import { isFramed } from '../../../platform/device/launch.ts'
import { payHere } from '../../../platform/hosts/till-here.ts'
import { attempt } from '../../../platform/server/act.ts'
import type { Refused } from '../../../platform/server/ask.ts'
import type { Heap } from '../bank-state.ts'
import type { Cashier } from '../cashier.ts'
import type { Receiver } from './for-whom.tsx'

interface Order {
  readonly heap: Heap
  readonly cashier: Cashier
  readonly receiver: Receiver
}

/** `unpaid`: as far as this page can know; what was paid all the same arrives by itself. */
type Became = 'refused' | 'unpaid' | 'paid'

/** Asks for the heap and goes to the page or opens the window where it is paid. */
export async function pay(
  { heap, cashier, receiver }: Order,
  onRefused?: (refused: Refused) => void,
): Promise<Became> {
  const friend = receiver.kind === 'friend' ? { receiver: receiver.name.trim() } : {}
  const body = { product: heap.product, ...cashier, ...friend, beside: isFramed() }
  // The same heap may rightly be bought twice in a row: the button waits, and each time is asked for anew.
  const reply = await attempt(start, { body }, onRefused)
  if (reply === null) return 'refused'
  const title = i18next.t('bank:order', { count: heap.emeralds })
  return (await payHere({ ...reply, title })) ? 'paid' : 'unpaid'
}
