import type { AccessLevel } from '../access/access-level.ts'
import type { AchievementLife } from '../achievements/achievement.ts'
import type { ArenaLife } from '../arena/arena.ts'
import type { BankStatus } from '../bank/bank-book.ts'
import type { CampaignLife } from '../calendar/campaign.ts'
import type { CardLife } from '../cards/card-life.ts'
import type { Talk } from '../chat/talk.ts'
import type { ChestLife } from '../chests/chest-life.ts'
import type { ClanTies } from '../clan/ties.ts'
import type { Climb } from '../climb/climber.ts'
import type { DrawCounts } from '../draw/draw.ts'
import type { EventLife } from '../event/life.ts'
import type { GiftNews } from '../gifts/gift-news.ts'
import type { Companion } from '../heroes/companion.ts'
import type { MercyLife } from '../mercy/mercy-life.ts'
import type { PortalLife } from '../portal/portal-life.ts'
import type { RaidTies } from '../raid/ties.ts'
import type { Offer } from '../shop/offer.ts'
import type { Marker } from '../story/marker.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { WheelLife } from '../wheel/wheel-life.ts'
import type {
  Gender,
  InterfaceMode,
  Language,
  MoveSpeedMode,
  NotificationKind,
  PaymentMethod,
  Quality,
  UserSource,
  WorldKind,
} from './choices.ts'

export interface Settings {
  readonly soundMute: boolean
  readonly interfaceMode: InterfaceMode
  readonly moveSpeedMode: MoveSpeedMode
  readonly quality: Quality
  readonly push: boolean
  readonly paymentMethod: PaymentMethod
  /** The local hour, 0 to 23, at which the arena pays its daily reward. */
  readonly arenaRewardHour: number
  /** On whose clock: a name of the database of time zones; null: not told yet. */
  readonly arenaTimeZone: string | null
  readonly groupLevelling: boolean
  /** Whether what has begun may open by itself. */
  readonly announcements: boolean
}

export interface Notification {
  readonly id: string
  readonly kind: NotificationKind
  readonly params: Readonly<Record<string, string | number>>
  /** milliseconds since 1970 */
  readonly at: number
}

/** All that a player is, but for what proves who they are (password, contact, sessions). */
export interface Player {
  readonly id: number
  /** `null` until the player registers: a traveller without a name. */
  readonly name: string | null
  readonly accessLevel: AccessLevel
  readonly language: Language
  /** The player has chosen the language; until then it is that of the page logged in from. */
  readonly languageChosen: boolean
  readonly gender: Gender
  readonly companion: Companion
  readonly level: number
  readonly currentExp: number
  readonly maxExp: number
  readonly stair: number
  readonly bestVictoryStair: number
  readonly wallet: Wallet
  readonly climb: Climb
  /** The battle being fought; there is at most one. */
  readonly battleId: string | null
  readonly defaultWorld: WorldKind
  readonly goodPoints: number
  readonly evilPoints: number
  readonly settings: Settings
  readonly markers: readonly Marker[]
  /** first-time hints that were shown or skipped */
  readonly educations: readonly string[]
  readonly notifications: readonly Notification[]
  readonly offersSeen: readonly Offer[]
  readonly unreadNews: { readonly road: boolean; readonly creature: boolean }
  /** Up to which news this player has been told that there is some. */
  readonly newsTold: number
  /** Gifts of the game on the road, in the order in which they came. */
  readonly giftNews: readonly GiftNews[]
  /** Gifts not taken yet. */
  readonly newGifts: number
  readonly rated: boolean
  readonly clientVersion: number
  readonly userSource: UserSource
  readonly referredBy: number | null
  readonly clanId: number | null
  readonly clan: ClanTies
  readonly raid: RaidTies
  readonly arena: ArenaLife
  /** The league beside the name, as the card says: whoever moves somebody on the ladder writes it there. */
  readonly league: number | null
  /** The status of the bank, which frames portrait and name; as the card says. */
  readonly bankStatus: BankStatus | null
  readonly campaigns: CampaignLife
  readonly draws: DrawCounts
  readonly wheel: WheelLife
  readonly chests: ChestLife
  readonly portals: PortalLife
  readonly cards: CardLife
  readonly mercy: MercyLife
  readonly events: EventLife
  readonly achievements: AchievementLife
  readonly talk: Talk
  readonly createdAt: number
}
