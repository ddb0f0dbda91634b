import type { IncomingHttpHeaders } from 'node:http'
import type { Parcel } from '../action/parcels.ts'
import type { Questions } from '../action/players.ts'
import type { Sql } from '../database/sql.ts'
import type { Step } from '../database/steps.ts'
import type { Config } from '../services/config.ts'
import type { Services } from '../services/services.ts'

/** What came over the wire, to the byte: of a GET its query, of a POST its body. */
export interface Spoken {
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  /** When it was heard: some words are good only for a while. */
  readonly now: number
  readonly services: Services
}

/** A webhook that was understood. */
export interface Understood<Said> {
  /** The sender's own id: whatever comes under it later is the same webhook. */
  readonly id: string
  /** The owner it is about. */
  readonly owner: number
  readonly said: Said
  /** What must be the same whenever it comes, where a sender writes it anew for every try; absent: each of its bytes. */
  readonly essence?: string
}

export interface WebhookContext<Said, Value> extends Understood<Said> {
  /** What was asked to be loaded. */
  readonly extra: Value
  readonly now: number
  readonly services: Services
}

/** What comes of a webhook. All of it is written in one transaction with the webhook itself, or none of it. */
export interface WebhookDecision<Outcome> {
  /** What is remembered of it; the sender is answered from this, now and whenever the webhook comes again. */
  readonly outcome: Outcome
  /** Writes; one made by `mustTouch` that finds no row lets the webhook be decided anew, on what is there now. */
  readonly writes?: readonly (Sql | Step)[]
  /** What it does to owners: lands in their inboxes. */
  readonly send?: readonly Parcel[]
}

/** What became of a webhook. */
export type Hearing<Outcome> =
  | { readonly heard: 'acted' | 'repeated'; readonly outcome: Outcome }
  /** Nobody knows who said it. */
  | { readonly heard: 'unsigned' }
  /** Its sender is known, but not what it means. */
  | { readonly heard: 'unreadable' }
  /** Under its id something else was said before. */
  | { readonly heard: 'contradicting' }

export interface WebhookAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A webhook from outside: a payment service or a portal speaks, and nobody has a session. The features' webhooks are gathered
 * in `gameWebhooks`, as their calls are in `gameRoutes`.
 */
export interface Webhook<Said = never, Value = never, Outcome = never> {
  /** Who says it; the money it brings comes from the account `provider:<sender>`. */
  readonly sender: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly mostBytes: number
  /** null: nothing of this sender can be believed, so nothing is heard. */
  secretOf(config: Config): string | null
  /** Whether the bytes are the sender's. */
  isSigned(spoken: Spoken, secret: string): boolean | Promise<boolean>
  /** null: it makes no sense. */
  read(spoken: Spoken, secret: string): Understood<Said> | null | Promise<Understood<Said> | null>
  /** Something loaded in the same round trip as what is known of the webhook. */
  select(understood: Understood<Said>): Questions
  decide(context: WebhookContext<Said, Value>): WebhookDecision<Outcome> | Promise<WebhookDecision<Outcome>>
  /** As the sender demands. */
  answer(hearing: Hearing<Outcome>, spoken: Spoken, secret: string): WebhookAnswer
}
