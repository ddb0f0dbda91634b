import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { ClanDesign } from './design.ts'
import { type ClanSupport, NO_SUPPORT } from './support.ts'

/** What a player has to do with clans; whether there is one is the player's `clanId`. */
export interface ClanTies {
  /** The clans that were asked; the oldest first. */
  readonly applications: readonly number[]
  /** The clans that want the player. */
  readonly invitations: readonly { readonly clanId: number; readonly at: number }[]
  /** Until when all clans are told that the player seeks one. */
  readonly seekingUntil: number
  /** When the next clan may be joined. */
  readonly freeAt: number
  /** When advertisements were last looked at. */
  readonly advertisementsSeenAt: number
  /** The day of the last gift of the factory. */
  readonly giftDay: number | null
  /** What was bought in the clan's shop this week. */
  readonly bought: { readonly week: number; readonly goods: Readonly<Record<string, number>> }
  /** What the clan gives, as of the last word from it. */
  readonly support: ClanSupport
}

export const NO_TIES: ClanTies = {
  applications: [],
  invitations: [],
  seekingUntil: 0,
  freeAt: 0,
  advertisementsSeenAt: 0,
  giftDay: null,
  bought: { week: 0, goods: {} },
  support: NO_SUPPORT,
}

export const PARTICIPATION_STATES = [
  'NOT_ENLIGHTENED',
  'AVAILABLE',
  'NOT_AVAILABLE',
  'ACCEPTED_TO_CLAN',
  'CLAN_MEMBER',
] as const
export type ParticipationState = (typeof PARTICIPATION_STATES)[number]

/** As much of a player as decides about joining. */
export interface Joiner {
  readonly id: number
  readonly level: number
  readonly clanId: number | null
  readonly clan: ClanTies
}

export function participationOf(
  { level, clanId, clan }: Joiner,
  { joinLevel }: Pick<ClanDesign, 'joinLevel'>,
  now: number,
): ParticipationState {
  if (clanId !== null) return 'CLAN_MEMBER'
  if (level < joinLevel) return 'NOT_ENLIGHTENED'
  if (clan.freeAt > now) return 'NOT_AVAILABLE'
  return clan.invitations.length > 0 ? 'ACCEPTED_TO_CLAN' : 'AVAILABLE'
}

const DAY = 86_400_000

/** Whoever could join a clan is reminded once a day. */
export const isPrompted = (joiner: Joiner, design: Pick<ClanDesign, 'joinLevel'>, now: number): boolean =>
  participationOf(joiner, design, now) === 'AVAILABLE' && joiner.clan.advertisementsSeenAt + DAY <= now

/** Why the player cannot be taken into a clan now. */
export function whyNotJoin(joiner: Joiner, design: ClanDesign, now: number): Refusal | null {
  switch (participationOf(joiner, design, now)) {
    case 'CLAN_MEMBER':
      return refused('clan.refused.member-already')
    case 'NOT_ENLIGHTENED':
      return refused('clan.refused.level-too-low', { level: design.joinLevel })
    case 'NOT_AVAILABLE':
      return refused('clan.refused.not-yet', waitUntil(joiner.clan.freeAt, now))
    default:
      return null
  }
}

/** Of the clan nothing stays but a day of rest. */
export const tiesAfterLeaving = (ties: ClanTies, { restAfterLeaving }: ClanDesign, at: number): ClanTies => ({
  ...ties,
  freeAt: at + restAfterLeaving,
  support: NO_SUPPORT,
})

/** Whoever is in seeks no more. */
export const tiesOfMember = (ties: ClanTies, support: ClanSupport): ClanTies => ({
  ...ties,
  applications: [],
  invitations: [],
  seekingUntil: 0,
  support,
})

export const withInvitation = (ties: ClanTies, clanId: number, at: number): ClanTies => ({
  ...ties,
  applications: ties.applications.filter((asked) => asked !== clanId),
  invitations: [...ties.invitations.filter((known) => known.clanId !== clanId), { clanId, at }],
})

/** Said no by either side: nothing is open between the two any more. */
export const withoutClan = (ties: ClanTies, clanId: number): ClanTies => ({
  ...ties,
  applications: ties.applications.filter((asked) => asked !== clanId),
  invitations: ties.invitations.filter((known) => known.clanId !== clanId),
})
