import {
  listDoubts as doubtsCall,
  grantPayment as grantCall,
  playerPayments as playerCall,
  refundPayment as refundCall,
  searchPayments as searchCall,
  paymentStory as storyCall,
} from '@skystair/contract/bank.ts'
import { ONE_KEEPER_MAY } from '@skystair/rules/bank/payment.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import type { Incoming } from '../../platform/action/handler.ts'
import { across, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import {
  aboutPayment,
  type FoundPayment,
  type KeeperWord,
  paymentJson,
  type StoredPayment,
  selectPayment,
  tell,
} from '../../platform/payments/payment-rows.ts'
import type { Provider } from '../../platform/payments/provider.ts'
import { grant, refund, type Settled } from '../../platform/payments/settle.ts'
import type { Services } from '../../platform/services/services.ts'
import { aPage, cutPage, older, paymentsOnAPage, paymentView } from './payment-view.ts'

const pageOf = (where: Sql, page: string | undefined): Sql => sql`SELECT jsonb_agg(page.payment) FROM (
  SELECT ${paymentJson} AS payment FROM payment AS paid
  WHERE ${where} ${older(sql`paid.started_at`, sql`paid.id`, page)}
  ORDER BY paid.started_at DESC, paid.id DESC LIMIT ${paymentsOnAPage + 1}::integer) AS page`

type Found = readonly StoredPayment[] | null

export const playerPayments = readWith<typeof playerCall, Found>(
  playerCall,
  {
    select: ({ params: { id }, query: { page } }) => pageOf(sql`paid.player_id = ${owner(id)}`, page),
  },
  ({ extra }) => aPage(extra),
)

export const searchPayments = readWith<typeof searchCall, Found>(
  searchCall,
  {
    select: ({ query: { providerId, state, page } }) => {
      const wanted = [
        ...(providerId === undefined ? [] : [sql`paid.provider_id = ${providerId}::text`]),
        ...(state === undefined ? [] : [sql`paid.state = ${state}::text`]),
      ]
      const where = wanted.reduce((all, one) => sql`${all} AND ${one}`, sql`true ${across('all payments')}`)
      return pageOf(where, page)
    },
  },
  ({ extra }) => aPage(extra),
)

interface Doubted {
  readonly doubts:
    | readonly {
        id: string
        at: number
        provider: string
        why: string
        reference: string
        providerId: string
      }[]
    | null
  readonly unsigned: readonly { provider: string; day: number; count: number }[] | null
}

const daysOfUnsigned = 30

export const listDoubts = readWith<typeof doubtsCall, Doubted>(
  doubtsCall,
  {
    select: ({ query: { page } }) => ({
      doubts: sql`SELECT jsonb_agg(jsonb_build_object('id', told.id, 'at', floor(extract(epoch FROM told.at) * 1000),
          'provider', coalesce(told.detail ->> 'by', ''), 'why', coalesce(told.detail ->> 'why', ''),
          'reference', coalesce(told.detail ->> 'reference', ''), 'providerId', coalesce(told.detail ->> 'providerId', ''))
          ORDER BY told.at DESC, told.id DESC)
        FROM (SELECT story.at, story.id, story.detail FROM payment_story AS story
          WHERE story.event = 'doubted' ${older(sql`story.at`, sql`story.id`, page)} ${across('all payments')}
          ORDER BY story.at DESC, story.id DESC LIMIT ${paymentsOnAPage + 1}::integer) AS told`,
      unsigned: sql`SELECT jsonb_agg(jsonb_build_object('provider', last.sender,
          'day', floor(extract(epoch FROM last.day) * 1000), 'count', last.count) ORDER BY last.day DESC, last.sender)
        FROM (SELECT * FROM unsigned_word ORDER BY day DESC, sender LIMIT ${daysOfUnsigned}::integer) AS last`,
    }),
  },
  ({ extra: { doubts, unsigned } }) => {
    const { rows, next } = cutPage(doubts, paymentsOnAPage, ({ at }) => at)
    return { doubts: rows.map(({ id: _id, ...doubt }) => doubt), next, unsigned: [...(unsigned ?? [])] }
  },
)

interface Told {
  readonly payment: StoredPayment | null
  readonly story: readonly { at: number; event: string; why: string | null; by: string | null }[] | null
}

export const paymentStory = readWith<typeof storyCall, Told>(
  storyCall,
  {
    select: ({ params: { id: receiverId, payment: id } }) => ({
      payment: selectPayment({ receiverId, id }),
      story: sql`SELECT jsonb_agg(jsonb_build_object('id', told.id, 'at', floor(extract(epoch FROM told.at) * 1000), 'event', told.event,
          'why', told.detail ->> 'why', 'by', told.detail ->> 'by') ORDER BY told.at, told.id)
        FROM payment_story AS told WHERE told.player_id = ${owner(receiverId)} AND told.payment_id = ${id}::uuid`,
    }),
  },
  ({ extra: { payment, story } }) => ({
    payments: payment === null ? [] : [paymentView(payment)],
    story: [...(story ?? [])],
  }),
)

type ByHand = typeof grantCall | typeof refundCall

/** What a keeper does with a payment. A large one needs two: the first word is written down, the second acts. */
const byHand = <C extends ByHand>(
  call: C,
  deed: KeeperWord['deed'],
  settle: (payment: StoredPayment, found: FoundPayment, now: number, keeper: number) => Settled | string,
  /** What must come true outside before anything is written here. */
  before: (
    payment: StoredPayment,
    asked: Incoming<ByHand>['body'],
    services: Services,
  ) => Promise<boolean> = async () => true,
) =>
  actionWith<ByHand, FoundPayment>(
    call,
    { select: ({ params: { id: receiverId, payment: id } }) => aboutPayment({ receiverId, id }) },
    async ({ player, params: { id: receiverId, payment: id }, body, extra: found, now, services }) => {
      const { note } = body
      const { payment } = found
      if (payment === null) return refused('bank.refused.no-payment')
      if ([payment.receiverId, payment.payerId].includes(player.id))
        return refused('moderation.refused.yourself')
      const unexplained = reasonMissing(note)
      if (unexplained) return unexplained
      const settled = settle(payment, found, now, player.id)
      if (typeof settled === 'string') return refused('bank.refused.settled')
      const at = new Date(now)
      const { keeperWord } = payment
      const isSecond = keeperWord?.deed === deed && keeperWord.by !== player.id
      const waits = payment.emeralds > ONE_KEEPER_MAY && !isSecond
      const word: KeeperWord = { deed, by: player.id, at: now }
      const reference = { receiverId, id }
      const log = logDeed(
        {
          playerId: receiverId,
          actorId: player.id,
          deed: deed === 'grant' ? 'GRANT_PAYMENT' : 'REFUND',
          note,
          detail: { payment: id, waits },
        },
        at,
      )
      if (waits)
        return {
          player,
          writes: [
            sql`UPDATE payment SET keeper_word = ${JSON.stringify(word)}::jsonb
              WHERE player_id = ${owner(receiverId)} AND id = ${id}::uuid`,
            tell(reference, `${deed}-asked`, at, { by: `keeper:${player.id}` }),
            log,
          ],
          reply: () => ({ done: false, waits: true }),
        }
      if (!(await before(payment, body, services))) return refused('bank.refused.not-returned')
      return {
        player,
        writes: [...settled.writes, log],
        send: settled.send,
        reply: () => ({ done: true, waits: false }),
      }
    },
  )

const keeperStory = (keeper: number) => ({ by: `keeper:${keeper}` })

export const grantPayment = byHand(grantCall, 'grant', (payment, found, now, keeper) =>
  payment.state === 'STARTED'
    ? grant(payment, found, { now, providerId: `keeper:${keeper}`, story: keeperStory(keeper) })
    : 'settled',
)

/** The money goes back first: told twice the provider gives it back once, and its own word of it finds all done. */
export const refundPayment = (providers: readonly Provider[]) =>
  byHand(
    refundCall,
    'refund',
    (payment, found, now, keeper) => refund(payment, found, { now, story: keeperStory(keeper) }),
    async (payment, asked, services) => {
      const isPaid = payment.state !== 'STARTED'
      const provider = providers.find(({ name }) => name === payment.provider)
      if (!isPaid || !provider?.refund || ('returned' in asked && asked.returned)) return true
      return provider.refund(payment, services)
    },
  )
