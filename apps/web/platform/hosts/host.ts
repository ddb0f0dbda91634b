import type { PaymentView } from '@skystair/contract/bank.ts'
import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import type { authenticateMessenger, join } from '@skystair/contract/platforms.ts'
import type { Money } from '@skystair/rules/bank/money.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Question } from '../server/ask.ts'

/** How the server calls a platform that players come from. */
export type PlatformName = Question<typeof join>['params']['platform']

/** Makes a call: `ask`, or `act` where somebody has pressed. */
export type Send = <C extends Call>(call: C, question: Question<C>) => Promise<ReplyOf<C> | null>

/** What whoever arrives says besides the proof. */
export type Arrival = Omit<Question<typeof authenticateMessenger>['body'], 'proof'>
export type Entered = ReplyOf<typeof authenticateMessenger>

export interface Order {
  readonly payment: PaymentView
  /** Where it is paid; null: in a window of the platform. */
  readonly url: string | null
  /** What is bought, in the player's words. */
  readonly title: string
}

/** Where emeralds are paid for. */
export interface Till {
  /** By its name in the bank; null: whichever of the web's services the player chooses. */
  readonly provider: string | null
  /** null: what the player chooses. */
  readonly money: Money | null
  /** What the platform itself asks for each product, as it writes it; of what it does not name, the bank's own price. */
  prices(): Promise<ReadonlyMap<string, string>>
  /** Opens the platform's window; says whether it was paid, as far as anybody here can know. */
  pay(order: Order): Promise<boolean>
  /** Tells the bank of what was paid for and not delivered, and ends it there once it was granted. */
  deliver(): Promise<void>
}

/** The platform around the page, as the game needs it. The own site is one as well. */
export interface Host {
  readonly name: PlatformName | 'own'
  /** null: it does not say. */
  readonly language: Language | null
  /** By the platform's own start parameter. */
  readonly invitedBy: string | null
  /** Who plays, as the specification's headers name it. They prove nothing. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether it wants to be seen for which age the game is. */
  readonly showsAge: boolean
  /** A session that this page already has is asked first: the device is the player's own. */
  readonly sessionFirst: boolean
  /** What the platform has signed; null: it knows nobody here. */
  proof(): Promise<string | null>
  enter(send: Send, arrival: Arrival): Promise<Entered | null>
  /** Asks a guest to sign in on the platform, and says whether they did; null: that is not done from here. */
  readonly signIn: (() => Promise<boolean>) | null
  /** null: nothing is sold here. */
  readonly till: Till | null
  /** Shows a film to its end; null: the platform has none. */
  readonly film: (() => Promise<boolean>) | null
  /** Says whether anything was shared. */
  share(link: string, words: string): Promise<boolean>
  /** The game can be played now. */
  ready(): void
  /** Calls back when the game has to rest and be silent, and when it may go on. */
  onRest(rest: (isResting: boolean) => void): void
}
