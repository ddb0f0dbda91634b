import type { Movement } from '../wallet/move.ts'
import type { Currency } from '../wallet/wallet.ts'
import type { Notification, Player } from './player.ts'

/** What one player's act does to another. It waits in the receiver's inbox and is taken in once. */
export type Effect =
  | { readonly kind: 'notification'; readonly notification: Notification }
  | { readonly kind: 'whisper' }
  | { readonly kind: 'letter' }
  | { readonly kind: 'gift' }
  | { readonly kind: 'money'; readonly currency: Currency; readonly amount: number; readonly reason: string }

const mostNotifications = 100

export interface Received {
  readonly player: Player
  readonly movements: readonly Movement[]
}

export function receive(player: Player, effects: readonly Effect[]): Received {
  const notifications = effects.flatMap((effect) =>
    effect.kind === 'notification' ? [effect.notification] : [],
  )
  const movements = effects.flatMap((effect) =>
    effect.kind === 'money'
      ? [{ currency: effect.currency, amount: effect.amount, counterparty: 'inbox', reason: effect.reason }]
      : [],
  )
  const count = (wanted: Effect['kind']) => effects.filter(({ kind }) => kind === wanted).length
  return {
    player: {
      ...player,
      notifications: [...player.notifications, ...notifications].slice(-mostNotifications),
      newGifts: player.newGifts + count('gift'),
      talk: {
        ...player.talk,
        whispers: player.talk.whispers + count('whisper'),
        letters: player.talk.letters + count('letter'),
      },
    },
    movements,
  }
}
