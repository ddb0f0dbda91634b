type Callback = (method: string, result: string, data: string) => void

/** As much of OK's Forticom API as the game speaks with. */
export interface Fapi {
  init(server: string, connection: string, done: () => void, failed: (problem: unknown) => void): void
  readonly UI: {
    showPayment(
      name: string,
      description: string,
      code: string,
      price: number,
      options: null,
      attributes: string,
      currency: string,
      callback: 'true',
    ): void
    loadAd(): void
    showLoadedAd(): void
    postMediatopic(topic: { readonly media: readonly object[] }, isStatus: boolean): void
  }
}

const waiting = new Map<string, (result: string, data: string) => void>()

/** All of its answers come to one function of the window. */
export function hearFapi(): void {
  const callback: Callback = (method, result, data) => {
    waiting.get(method)?.(result, data)
    waiting.delete(method)
  }
  Object.assign(window, { API_callback: callback })
}

/** Says whether the window it opens ended well. */
export const askFapi = (method: string, show: () => void): Promise<boolean> =>
  new Promise((done) => {
    waiting.get(method)?.('cancel', '')
    waiting.set(method, (result) => done(result === 'ok'))
    show()
  })
