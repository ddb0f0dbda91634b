import type { Money, Price } from '@skystair/rules/bank/money.ts'
import type { Paid } from '@skystair/rules/bank/payment.ts'
import type { PaymentMethod } from '@skystair/rules/player/choices.ts'
import type { Config } from '../services/config.ts'
import type { Services } from '../services/services.ts'
import type { StoredPayment } from './payment-rows.ts'

/** What a provider is asked for: all that its page shows. */
export interface AskedOrder {
  /** Ours; the provider gives it back with its word. */
  readonly reference: string
  readonly price: Price
  readonly title: string
  /** As the player likes to pay, where the provider has several ways. */
  readonly method: PaymentMethod
  /** Where whoever has paid goes on. */
  readonly back: string
}

export interface Order {
  /** As the provider calls it, if it says so at once. */
  readonly providerId: string | null
  /** Where the player pays; null: the platform's own window opens over the game. */
  readonly url: string | null
}

/** Somebody who takes real money: a payment service, or a platform. */
export interface Provider {
  /** The money it brings comes from the account `provider:<name>`. */
  readonly name: string
  readonly monies: readonly Money[]
  /** Whether it has its secrets. */
  isOn(config: Config): boolean
  /** Makes its order; absent: the platform's window makes one by itself. Asked twice for one reference it is one order. */
  order?(asked: AskedOrder, services: Services): Promise<Order | null>
  /** Gives the money back; absent: only its own people can. Asked twice it is one refund. False: it does not. */
  refund?(payment: StoredPayment, services: Services): Promise<boolean>
  /** Whether it was paid, when its own word has not come; absent: it cannot be asked. */
  ask?(providerId: string, services: Services): Promise<Paid | null>
}
