import { purchaseOnPortal } from '@skystair/contract/platforms.ts'
import { ask } from '../../server/ask.ts'
import type { Till } from '../host.ts'
import type { YaPayments } from './ya-games.ts'

/** What the portal has signed is told to the bank; only what the bank has granted is consumed. */
export function signedTill(payments: YaPayments): Till {
  const tell = async (signature: string): Promise<void> => {
    const { tokens } = await ask(purchaseOnPortal, { body: { signature } })
    for (const token of tokens) await payments.consumePurchase(token)
  }
  return {
    provider: 'yandex',
    money: 'YAN',
    prices: async () => new Map((await payments.getCatalog()).map(({ id, price }) => [id, price])),
    async pay({ payment }) {
      const bought = await payments
        .purchase({ id: payment.product, developerPayload: payment.id })
        .catch(() => null)
      if (bought === null) return false
      await tell(bought.signature)
      return true
    },
    deliver: async () => tell((await payments.getPurchases()).signature),
  }
}
