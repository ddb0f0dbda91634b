import type { NotificationKind } from '@skystair/rules/player/choices.ts'
import { leaveOverlays, type OverlayName, openOverlay } from '../../platform/pages/overlays.ts'
import { visit } from '../../platform/state/visit.ts'
import type { IconName } from '../../ui/icons/icon-source.ts'

interface News {
  readonly icon: IconName
  /** Where something can be done about it; `null`: it only wants to be known. */
  readonly enter: (() => void) | null
}

const to =
  (page: OverlayName): (() => void) =>
  () =>
    openOverlay(page)

function toTown(): void {
  leaveOverlays()
  visit('clan')
}

/** What each kind of news looks like, and where it leads. */
export const newsOf: Readonly<Record<NotificationKind, News>> = {
  'friend-joined': { icon: 'people', enter: to('invitations') },
  welcome: { icon: 'flag', enter: null },
  'market-sale': { icon: 'coin', enter: to('market') },
  'market-back': { icon: 'bag', enter: to('market') },
  gift: { icon: 'gift', enter: to('gifts') },
  'gift-thanks': { icon: 'heart', enter: null },
  'clan-invited': { icon: 'banner', enter: to('clan') },
  'clan-rejected': { icon: 'banner', enter: to('clan') },
  'clan-kicked': { icon: 'banner', enter: to('clan') },
  'clan-rank': { icon: 'shield', enter: to('clan-members') },
  'clan-leader': { icon: 'crown', enter: to('clan-members') },
  'clan-built': { icon: 'hammer', enter: toTown },
  purchase: { icon: 'emerald', enter: to('bank') },
  'points-going': { icon: 'clock', enter: to('bank') },
  'raid-won': { icon: 'trophy', enter: to('clan-raid') },
  'raid-over': { icon: 'skull', enter: to('clan-raid') },
  'arena-beaten': { icon: 'swords', enter: to('arena-history') },
  'event-over': { icon: 'trophy', enter: to('event') },
}
