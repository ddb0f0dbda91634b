import type { Currency } from '../wallet/wallet.ts'

/** The highest first. */
export const CLAN_RANKS = [
  'LEADER',
  'SUBLEADER',
  'DEPUTY_LEADER',
  'REPRESENTATIVE',
  'PARTICIPANT',
  'NEWBIE',
] as const
export type ClanRank = (typeof CLAN_RANKS)[number]

/** What a treasury may hold. */
export const TREASURY_CURRENCIES = [
  'gold',
  'mithril',
  'gear',
  'crystal',
  'elixir',
  'tickets',
] as const satisfies readonly Currency[]
export type TreasuryCurrency = (typeof TREASURY_CURRENCIES)[number]
export type Treasury = Readonly<Record<TreasuryCurrency, number>>

export const EMPTY_TREASURY: Treasury = { gold: 0, mithril: 0, gear: 0, crystal: 0, elixir: 0, tickets: 0 }

/** How somebody outside stands to a clan. WANTS_TO_ANY_CLAN is said to all of them and kept by none. */
export const CANDIDATE_STATES = ['WANTS_TO_THE_CLAN', 'WANTS_TO_ANY_CLAN', 'REJECTED', 'INVITED'] as const
export type CandidateState = (typeof CANDIDATE_STATES)[number]

export const RAID_DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'EXTREME'] as const
export type RaidDifficulty = (typeof RAID_DIFFICULTIES)[number]

export interface Member {
  readonly playerId: number
  readonly rank: ClanRank
  readonly joinedAt: number
  /** The worth of what was given in the last thirty days. */
  readonly given: number
}

export interface Candidate {
  readonly playerId: number
  readonly state: Exclude<CandidateState, 'WANTS_TO_ANY_CLAN'>
  readonly at: number
}

export interface Building {
  readonly level: number
  /** When the level at work is done; null: nobody builds. */
  readonly endsAt: number | null
}
/** By the names the content gives them; what nobody has begun to build need not be there. */
type Buildings = Readonly<Record<string, Building>>

/** Somebody leads for a leader who is away. */
export interface Regency {
  readonly playerId: number
  readonly rankBefore: ClanRank
  readonly since: number
}

/** What a clan says of itself. */
export const CLAN_WORDS = ['name', 'about', 'advertisement'] as const
export type ClanWords = (typeof CLAN_WORDS)[number]

/** Who wrote it: whoever leads now need not answer for that. null: nobody who plays. */
export type Writers = Readonly<Record<ClanWords, number | null>>

export const NO_WRITERS: Writers = { name: null, about: null, advertisement: null }

/** A clan as its own rules know it: an owner with members, a treasury and a town. */
export interface Clan {
  readonly id: number
  readonly name: string
  readonly foundedAt: number
  readonly experience: number
  readonly members: readonly Member[]
  readonly candidates: readonly Candidate[]
  readonly treasury: Treasury
  readonly buildings: Buildings
  /** Levels by class of force. */
  readonly hall: Readonly<Record<string, number>>
  readonly theme: number
  /** How often the theme was changed. */
  readonly themeChanges: number
  /** When it was last changed for money. */
  readonly themePaidAt: number
  /** null: the words every clan begins with. */
  readonly about: string | null
  readonly advertisement: string | null
  readonly writers: Writers
  readonly difficulty: RaidDifficulty
  readonly regency: Regency | null
}

export const memberOf = (clan: Clan, playerId: number): Member | null =>
  clan.members.find((member) => member.playerId === playerId) ?? null

const NOTHING_YET: Building = { level: 0, endsAt: null }

export const buildingOf = ({ buildings }: Pick<Clan, 'buildings'>, type: string): Building =>
  buildings[type] ?? NOTHING_YET

export const candidateOf = (clan: Clan, playerId: number): Candidate | null =>
  clan.candidates.find((candidate) => candidate.playerId === playerId) ?? null

export const withoutCandidate = (clan: Clan, playerId: number): Clan => ({
  ...clan,
  candidates: clan.candidates.filter((candidate) => candidate.playerId !== playerId),
})

/** Below zero: the first is higher. */
export const compareRanks = (one: ClanRank, other: ClanRank): number =>
  CLAN_RANKS.indexOf(one) - CLAN_RANKS.indexOf(other)

export const withoutMember = (clan: Clan, playerId: number): Clan => ({
  ...clan,
  members: clan.members.filter((member) => member.playerId !== playerId),
  // A regent who goes leaves no regency behind.
  regency: clan.regency?.playerId === playerId ? null : clan.regency,
})
