interface User {
  readonly username: string
}

/** As much of the SDK of CrazyGames as the game speaks with. */
export interface CrazySdk {
  init(): Promise<void>
  readonly user: {
    readonly systemInfo: { readonly locale: string }
    getUser(): Promise<User | null>
    getUserToken(): Promise<string>
    showAuthPrompt(): Promise<User>
  }
  readonly game: {
    loadingStop(): void
    inviteLink(params: Readonly<Record<string, string>>): Promise<string> | string
    getInviteParam(name: string): string | null
  }
  readonly ad: {
    requestAd(
      kind: 'rewarded',
      callbacks: { adStarted(): void; adFinished(): void; adError(problem: unknown): void },
    ): void
  }
}
