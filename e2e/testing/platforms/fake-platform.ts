/** What a platform has to know of a payment. */
export interface Payment {
  readonly id: string
  readonly product: string
  readonly price: { readonly money: string; readonly amount: number }
  readonly state: string
}

/** What a platform says to the game's server, by itself. */
export interface Word {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A platform as its players and the game meet it; its words are signed with the secrets of tests. */
export interface FakePlatform {
  /** As the calls of the game name it. */
  readonly name: string
  /** The page that shows the game inside itself; null: the game has the window for itself. */
  readonly frame: string | null
  /** Where its client library comes from, and what that is made of. */
  readonly library?: { readonly address: string; readonly script: string }
  /** What the platform adds to the game's address for one of its players; null: a guest. */
  launch(user: string | null): string
  /** What it has signed of the player; null: the key of the device does, in the browser alone. */
  readonly proof: ((user: string) => string) | null
  /** The header of the specification that names the player. */
  readonly header: string
  /** Which language it speaks to its players; absent: it does not say. */
  readonly language?: (user: string | null) => 'ru' | 'en'
  /** Whether a guest is asked to sign in there. */
  readonly asksGuests?: boolean
  readonly showsAge?: boolean
  readonly money: {
    readonly provider: string
    readonly money: string
    /** What the platform itself asks for the smallest heap, as it writes it; absent: the bank's price is shown. */
    readonly price?: string
    /** null: whoever has paid brings the word along. */
    readonly paid: ((payment: Payment) => Word) | null
    readonly refunded: ((payment: Payment) => Word) | null
  } | null
}
