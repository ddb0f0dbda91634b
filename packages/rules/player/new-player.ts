import { NO_ACHIEVEMENTS } from '../achievements/achievement.ts'
import { NEVER_ENTERED } from '../arena/arena.ts'
import { NO_CAMPAIGNS } from '../calendar/campaign.ts'
import { NO_CARDS } from '../cards/card-life.ts'
import { silence } from '../chat/talk.ts'
import { NO_CHESTS } from '../chests/chest-life.ts'
import { NO_TIES } from '../clan/ties.ts'
import type { Climber } from '../climb/climber.ts'
import { NO_EVENTS } from '../event/life.ts'
import { type Companion, companions } from '../heroes/companion.ts'
import { NO_MERCY } from '../mercy/mercy-life.ts'
import { NO_PORTALS } from '../portal/portal-life.ts'
import { NO_RAID } from '../raid/ties.ts'
import { ofWorld } from '../wallet/account.ts'
import type { Movement } from '../wallet/movement.ts'
import { emptyWallet } from '../wallet/wallet.ts'
import { NEVER_SPUN } from '../wheel/wheel-life.ts'
import type { CharacterAndCompanion, Gender, Language } from './choices.ts'
import { climbed } from './climber-of.ts'
import type { Player } from './player.ts'

export interface Beginning {
  readonly id: number
  readonly choice: CharacterAndCompanion
  readonly language: Language
  readonly clientVersion: number
  readonly referredBy: number | null
  readonly now: number
}

/** Who was chosen, out of the one word that says it. */
export function chosen(choice: CharacterAndCompanion): { gender: Gender; companion: Companion } {
  const companion = companions.find((name) => choice.endsWith(`_WITH_${name}`))
  if (companion === undefined) throw new Error(`no companion in ${choice}`)
  return { gender: choice.startsWith('FEMALE') ? 'female' : 'male', companion }
}

/** A player at the foot of the Stair, without a name yet, and what is in the pocket. */
export function newPlayer(
  { id, choice, language, clientVersion, referredBy, now }: Beginning,
  climber: Climber,
): { player: Player; movements: readonly Movement[] } {
  const { heroes, things, belongings, travels, journal, everyday, story } = climber
  const newcomer: Player = {
    id,
    name: null,
    accessLevel: 'TRIAL',
    language,
    languageChosen: false,
    ...chosen(choice),
    level: 1,
    currentExp: 0,
    maxExp: 0,
    stair: 0,
    bestVictoryStair: 0,
    wallet: emptyWallet,
    climb: { heroes, things, belongings, travels, journal, everyday, story },
    battleId: null,
    defaultWorld: language === 'RU' ? 'RU' : 'WORLD',
    goodPoints: 0,
    evilPoints: 0,
    settings: {
      soundMute: false,
      interfaceMode: 'ORIGINAL',
      moveSpeedMode: 'DEFAULT',
      quality: 'AUTO',
      push: false,
      paymentMethod: 'CARD',
      arenaRewardHour: 20,
      arenaTimeZone: null,
      groupLevelling: false,
      announcements: true,
    },
    markers: [],
    educations: [],
    notifications: [],
    offersSeen: [],
    unreadNews: { road: true, creature: true },
    newsTold: 0,
    giftNews: [],
    newGifts: 0,
    rated: false,
    clientVersion,
    userSource: 'OWN',
    referredBy,
    clanId: null,
    clan: NO_TIES,
    raid: NO_RAID,
    arena: NEVER_ENTERED,
    league: null,
    bankStatus: null,
    campaigns: NO_CAMPAIGNS,
    draws: {},
    wheel: NEVER_SPUN,
    chests: NO_CHESTS,
    portals: NO_PORTALS,
    cards: NO_CARDS,
    mercy: NO_MERCY,
    events: NO_EVENTS,
    achievements: NO_ACHIEVEMENTS,
    talk: silence,
    createdAt: now,
  }
  return climbed(newcomer, climber, { counterparty: ofWorld('beginning'), reason: 'OFFER' })
}
