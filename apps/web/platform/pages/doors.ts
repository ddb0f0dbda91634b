import type { PlayerView } from '@skystair/contract/player-view.ts'
import { doors as openings } from '@skystair/rules/access/is-open.ts'
import { CARDS_FROM_STAIR } from '@skystair/rules/player/prompt.ts'
import type { ParseKeys } from 'i18next'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { eventsOf, eventsWaiting } from '../event/events.ts'
import type { Area } from '../language/text-areas.ts'
import { type GameInfo, mayTurnCard, now } from '../state/game.ts'
import { visit } from '../state/visit.ts'
import { type OverlayName, openOverlay } from './overlays.ts'
import { newsOnSquare } from './square.ts'

type TextKey = { [area in Area]: `${area}:${ParseKeys<area>}` }[Area]

/** What a player must have reached; nothing named means from the beginning. */
interface Threshold {
  readonly level?: number
  readonly stair?: number
}

/** A way from the road to a page of the game. */
export interface Door {
  readonly overlay: OverlayName
  readonly icon: IconName
  /** Key of a short text, one word if it can be: 'settings:title'. */
  readonly label: TextKey
  /** Until then the door is locked, and says when it opens. */
  readonly opens: Threshold
  /** Key of what it says instead, while it is locked. */
  readonly shut?: TextKey
  /** Until then nobody even sees it. */
  readonly shows?: Threshold
  /** The beam at the foot of the screen holds five at most; the others stand at its sides. */
  readonly place: 'foot' | 'side'
  /** A phone has room for a few at its side: this one waits behind the last of them. */
  readonly isSeldom?: true
  /** While that one is there, this one waits behind the last too. */
  readonly yieldsTo?: OverlayName
  /** Leads elsewhere than to its page, for some. */
  readonly enter?: (player: PlayerView) => void
  /** How much news waits behind it. */
  readonly badge?: (player: PlayerView, info: GameInfo | null) => number
  /** It stands there only now and then. */
  readonly isThere?: (info: GameInfo | null) => boolean
}

/** Every door that leads somewhere, in the order in which they stand. What is not built is not here. */
export const doors: readonly Door[] = [
  {
    overlay: 'heroes',
    icon: 'helmet',
    label: 'heroes:door',
    opens: {},
    place: 'foot',
    badge: ({ trainings }) => trainings.filter(({ endsAt }) => endsAt <= now()).length,
  },
  { overlay: 'backpack', icon: 'bag', label: 'things:door', opens: { stair: 1 }, place: 'foot' },
  { overlay: 'shop', icon: 'shop', label: 'shop:door', opens: {}, place: 'foot' },
  {
    overlay: 'tasks',
    icon: 'tasks',
    label: 'tasks:page.title',
    opens: {},
    place: 'foot',
    badge: ({ completedTasks, deedsWaiting }) => completedTasks + deedsWaiting,
  },
  {
    overlay: 'clan',
    icon: 'shield',
    label: 'road:door.clan',
    opens: openings.clan,
    shows: openings.clanButton,
    place: 'foot',
    enter: ({ clanId }) => (clanId === null ? openOverlay('clan') : visit('clan')),
    badge: ({ clanParticipationState }) => (clanParticipationState === 'ACCEPTED_TO_CLAN' ? 1 : 0),
  },
  {
    overlay: 'event',
    icon: 'star',
    label: 'event:door',
    opens: {},
    place: 'side',
    isThere: (info) => eventsOf(info).length > 0,
    badge: (_, info) => eventsWaiting(info),
  },
  {
    overlay: 'arena-place',
    icon: 'swords',
    label: 'road:door.arena',
    opens: openings.arena,
    shows: openings.arenaButton,
    shut: 'errors:arena-not-open',
    place: 'side',
    enter: () => visit('arena'),
    badge: ({ arenaRewards }) => arenaRewards,
  },
  {
    overlay: 'everyday',
    icon: 'gift',
    label: 'everyday:door',
    opens: {},
    place: 'side',
    badge: ({ everydayRewardReady }) => (everydayRewardReady ? 1 : 0),
  },
  {
    overlay: 'cards',
    icon: 'cards',
    label: 'cards:door',
    opens: {},
    shows: { stair: CARDS_FROM_STAIR },
    place: 'side',
    isSeldom: true,
    badge: () => (mayTurnCard() ? 1 : 0),
  },
  {
    overlay: 'calendar',
    icon: 'scroll-blue',
    label: 'calendar:door',
    opens: {},
    place: 'side',
    isSeldom: true,
    isThere: (info) =>
      info !== null && (info.sale !== null || info.campaignTypes.some((type) => type !== 'NO')),
    badge: (_, info) => (info?.optionalUnseenCampaign == null ? 0 : 1),
  },
  {
    overlay: 'notifications',
    icon: 'flag',
    label: 'player:notification.door',
    opens: {},
    place: 'side',
    isSeldom: true,
    badge: ({ notifications }) => notifications.length,
  },
  {
    overlay: 'mail',
    icon: 'mail',
    label: 'mail:door',
    opens: {},
    place: 'side',
    yieldsTo: 'event',
    badge: ({ unreadLetters }) => unreadLetters,
  },
  {
    overlay: 'chat',
    icon: 'chat',
    label: 'chat:title',
    opens: {},
    place: 'side',
    badge: ({ unreadWhispers }) => unreadWhispers,
  },
  {
    overlay: 'market',
    icon: 'banner',
    label: 'market:door',
    opens: { stair: 10 },
    shows: { stair: 3 },
    place: 'side',
    isSeldom: true,
  },
  {
    overlay: 'square',
    icon: 'people',
    label: 'square:door',
    opens: {},
    place: 'side',
    badge: newsOnSquare,
  },
  {
    overlay: 'settings',
    icon: 'settings',
    label: 'settings:title',
    opens: {},
    place: 'side',
    isSeldom: true,
  },
]

type Way = Pick<PlayerView, 'level' | 'bestVictoryStair'>

export const isReached = ({ level = 0, stair = 0 }: Threshold, player: Way): boolean =>
  player.level >= level && player.bestVictoryStair >= stair

export const doorsAt = (place: Door['place'], player: Way, among: readonly Door[] = doors): readonly Door[] =>
  among.filter((door) => door.place === place && isReached(door.shows ?? {}, player))
