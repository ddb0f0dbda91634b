interface Inset {
  readonly top: number
  readonly bottom: number
}

/** As much of Telegram's WebApp as the game speaks with. */
export interface WebApp {
  /** What Telegram has signed, as it came. */
  readonly initData: string
  readonly initDataUnsafe: {
    readonly user?: { readonly id: number; readonly language_code?: string }
    readonly start_param?: string
  }
  /** What the device covers, and what Telegram's own buttons do. Old ones do not say. */
  readonly safeAreaInset?: Inset
  readonly contentSafeAreaInset?: Inset
  ready(): void
  expand(): void
  disableVerticalSwipes?(): void
  openInvoice(url: string, done: (status: 'paid' | 'cancelled' | 'failed' | 'pending') => void): void
  openTelegramLink(url: string): void
  onEvent(
    event: 'activated' | 'deactivated' | 'safeAreaChanged' | 'contentSafeAreaChanged',
    heard: () => void,
  ): void
}
