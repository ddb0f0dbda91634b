/** As much of the SDK of Yandex Games as the game speaks with. */
export interface YaGames {
  init(): Promise<YaSdk>
}

export interface YaSdk {
  readonly environment: { readonly i18n: { readonly lang: string }; readonly payload?: string }
  readonly features: { readonly LoadingAPI?: { ready(): void } }
  readonly auth: { openAuthDialog(): Promise<void> }
  readonly adv: {
    showRewardedVideo(options: {
      readonly callbacks: {
        onOpen(): void
        onRewarded(): void
        onClose(): void
        onError(problem: unknown): void
      }
    }): void
  }
  getPlayer(options: { readonly signed: true }): Promise<YaPlayer>
  getPayments(options: { readonly signed: true }): Promise<YaPayments>
  on?(event: 'game_api_pause' | 'game_api_resume', heard: () => void): void
}

export interface YaPlayer {
  readonly signature?: string
  isAuthorized(): boolean
  getUniqueID(): string
}

export interface YaPayments {
  getCatalog(): Promise<readonly { readonly id: string; readonly price: string }[]>
  purchase(wish: {
    readonly id: string
    readonly developerPayload: string
  }): Promise<{ readonly signature: string }>
  getPurchases(): Promise<{ readonly signature: string }>
  consumePurchase(token: string): Promise<void>
}
