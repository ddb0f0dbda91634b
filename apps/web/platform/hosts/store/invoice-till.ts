import { history } from '@skystair/contract/bank.ts'
import type { Money } from '@skystair/rules/bank/money.ts'
import { ask } from '../../server/ask.ts'
import type { Till } from '../host.ts'
import type { RuStoreBridge } from './rustore.ts'

/** The store tells the bank itself; what the bank has granted is confirmed in the store, so that it can be bought again. */
export const invoiceTill = (bridge: RuStoreBridge, money: Money): Till => ({
  provider: 'rustore',
  money,
  async prices() {
    const { SHELF } = await import('@skystair/content/bank/bank.data.ts')
    const products = await bridge.getProducts(SHELF.map(({ id }) => id))
    return new Map(products.map(({ productId, priceLabel }) => [productId, priceLabel]))
  },
  pay: async ({ payment: { product: productId, id: orderId } }) =>
    (await bridge.purchaseProduct({ productId, orderId, quantity: 1 }).catch(() => null)) !== null,
  async deliver() {
    const paid = (await bridge.getPurchases()).filter(({ purchaseState }) => purchaseState === 'PAID')
    if (paid.length === 0) return
    const { payments } = await ask(history, { query: {} })
    const granted = new Set(payments.filter(({ state }) => state !== 'STARTED').map(({ id }) => id))
    for (const { purchaseId, orderId } of paid)
      if (granted.has(orderId)) await bridge.confirmPurchase(purchaseId)
  },
})
