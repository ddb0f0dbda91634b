/** What the game's application for the store puts into its window, over the store's own SDK: its names, and JSON. */
export interface RuStoreBridge {
  getProducts(
    ids: readonly string[],
  ): Promise<readonly { readonly productId: string; readonly priceLabel: string }[]>
  purchaseProduct(wish: {
    readonly productId: string
    readonly orderId: string
    readonly quantity: 1
  }): Promise<{ readonly purchaseId: string } | null>
  getPurchases(): Promise<
    readonly { readonly purchaseId: string; readonly orderId: string; readonly purchaseState: string }[]
  >
  confirmPurchase(purchaseId: string): Promise<void>
}
