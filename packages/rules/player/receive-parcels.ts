import type { ClanSupport } from '../clan/support.ts'
import { type ClanTies, withInvitation, withoutClan } from '../clan/ties.ts'
import { ended } from '../event/ending.ts'
import type { EventEnd } from '../event/life.ts'
import type { GiftNews } from '../gifts/gift-news.ts'
import { putInto } from '../market/listing.ts'
import { isRefusal } from '../refusal.ts'
import type { Artifact } from '../things/artifact.ts'
import { type Account, readAccount } from '../wallet/account.ts'
import { applyMovements, type Movement } from '../wallet/movement.ts'
import type { Currency, Wallet } from '../wallet/wallet.ts'
import type { Notification, Player } from './player.ts'

/** What one player's act does to another. It waits in the receiver's inbox and is taken in once. */
export type Effect =
  | { readonly kind: 'notification'; readonly notification: Notification }
  | { readonly kind: 'whisper' }
  | { readonly kind: 'letter' }
  | { readonly kind: 'gift' }
  /** A gift of the game, on the road with a ribbon. */
  | { readonly kind: 'gift-news'; readonly gift: GiftNews }
  /** What comes home, into the fullest backpack too: there is nowhere else to put it. */
  | { readonly kind: 'artifact'; readonly artifact: Artifact }
  /** A clan wants the player, */
  | { readonly kind: 'clan-invitation'; readonly clanId: number; readonly at: number }
  /** or nothing is open between the two any more; */
  | { readonly kind: 'clan-no'; readonly clanId: number }
  /** and what the own clan gives has changed. */
  | { readonly kind: 'clan-support'; readonly clanId: number; readonly support: ClanSupport }
  /** The places of an event are counted: its prizes wait, and a notification of this id says so. */
  | { readonly kind: 'event-end'; readonly run: string; readonly end: EventEnd; readonly notice: string }
  | {
      readonly kind: 'money'
      readonly currency: Currency
      readonly amount: number
      readonly reason: string
      /** The account it lies in till it arrives; absent: with all that owners send each other. */
      readonly from?: string
    }

const known: Readonly<Record<Effect['kind'], true>> = {
  notification: true,
  whisper: true,
  letter: true,
  gift: true,
  'gift-news': true,
  artifact: true,
  'clan-invitation': true,
  'clan-no': true,
  'clan-support': true,
  'event-end': true,
  money: true,
}

/** What a newer game sends waits in the inbox until this one is that new: taken in by it, it would be lost. */
export const isKnownEffect = ({
  kind,
  from = 'inbox',
}: {
  readonly kind: string
  readonly from?: string
}): boolean => Object.hasOwn(known, kind) && readAccount(from) !== null

/** What is only told: what it tells of lies elsewhere, so it may be forgotten. Everything else is somebody's. */
export const mereNews = [
  'notification',
  'whisper',
  'letter',
  'gift',
] as const satisfies readonly Effect['kind'][]

const mostNotifications = 100

export interface Received {
  readonly player: Player
  readonly movements: readonly Movement[]
}

const moneyOf = (effect: Effect): readonly Movement[] =>
  effect.kind === 'money'
    ? [
        {
          currency: effect.currency,
          amount: effect.amount,
          counterparty: whereItLies(effect.from),
          reason: effect.reason,
        },
      ]
    : []

function whereItLies(from = 'inbox'): Account {
  const account = readAccount(from)
  if (account === null) throw new Error(`${from} is no account`)
  return account
}

/** The parcels that can be taken in now, in their order. One too big for the purse goes on waiting, alone. */
export function fitting<Parcel extends { readonly effect: Effect }>(
  wallet: Wallet,
  parcels: readonly Parcel[],
): readonly Parcel[] {
  let filled = wallet
  return parcels.filter(({ effect }) => {
    const after = applyMovements(filled, moneyOf(effect))
    if (isRefusal(after)) return false
    filled = after
    return true
  })
}

function noticesOf(effect: Effect): readonly Notification[] {
  if (effect.kind === 'notification') return [effect.notification]
  if (effect.kind !== 'event-end') return []
  const { place, of, at } = effect.end
  return [{ id: effect.notice, kind: 'event-over', params: { place, of }, at }]
}

export function receive(player: Player, effects: readonly Effect[]): Received {
  const notifications = effects.flatMap(noticesOf)
  const movements = effects.flatMap(moneyOf)
  const belongings = effects.reduce(
    (home, effect) => (effect.kind === 'artifact' ? putInto(home, effect.artifact) : home),
    player.climb.belongings,
  )
  const count = (wanted: Effect['kind']) => effects.filter(({ kind }) => kind === wanted).length
  return {
    player: {
      ...player,
      climb: { ...player.climb, belongings },
      notifications: [...player.notifications, ...notifications].slice(-mostNotifications),
      clan: effects.reduce((clan, effect) => tied({ ...player, clan }, effect), player.clan),
      events: effects.reduce(
        (life, effect) => (effect.kind === 'event-end' ? ended(life, effect.run, effect.end) : life),
        player.events,
      ),
      newGifts: player.newGifts + count('gift'),
      giftNews: [
        ...player.giftNews,
        ...effects.flatMap((effect) => (effect.kind === 'gift-news' ? [effect.gift] : [])),
      ],
      talk: {
        ...player.talk,
        whispers: player.talk.whispers + count('whisper'),
        letters: player.talk.letters + count('letter'),
      },
    },
    movements,
  }
}

/** The player's ties after word from a clan. What is not of the present clan came too late. */
function tied(player: Player, effect: Effect): ClanTies {
  const { clan, clanId } = player
  switch (effect.kind) {
    case 'clan-invitation':
      return clanId === null ? withInvitation(clan, effect.clanId, effect.at) : clan
    case 'clan-no':
      return withoutClan(clan, effect.clanId)
    case 'clan-support':
      return clanId === effect.clanId ? { ...clan, support: effect.support } : clan
    default:
      return clan
  }
}
