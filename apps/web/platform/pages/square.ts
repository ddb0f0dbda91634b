import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { IconName } from '../../ui/icons/icon-source.ts'

interface SquarePlace {
  readonly overlay:
    | 'calendar'
    | 'event'
    | 'news'
    | 'forum'
    | 'gifts'
    | 'friends'
    | 'invitations'
    | 'wheel'
    | 'draws'
    | 'rating'
    | 'portal-shop'
    | 'help'
  readonly icon: IconName
  /** How much waits there. */
  readonly badge?: (player: PlayerView) => number
}

/** What stands on the square. */
export const places: readonly SquarePlace[] = [
  {
    overlay: 'news',
    icon: 'scroll-red',
    badge: ({ unreadNews: { road, creature } }) => (road ? 1 : 0) + (creature ? 1 : 0),
  },
  { overlay: 'calendar', icon: 'scroll-blue' },
  { overlay: 'event', icon: 'star' },
  { overlay: 'forum', icon: 'flame' },
  { overlay: 'gifts', icon: 'gift', badge: ({ newGifts }) => newGifts },
  { overlay: 'friends', icon: 'people' },
  { overlay: 'invitations', icon: 'emerald' },
  { overlay: 'wheel', icon: 'wheel', badge: ({ wheelReady }) => (wheelReady ? 1 : 0) },
  { overlay: 'draws', icon: 'search' },
  { overlay: 'rating', icon: 'trophy' },
  { overlay: 'portal-shop', icon: 'map' },
  { overlay: 'help', icon: 'book' },
]

export const newsOnSquare = (player: PlayerView): number =>
  places.reduce((sum, { badge }) => sum + (badge?.(player) ?? 0), 0)
