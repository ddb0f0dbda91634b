/** What the log of a clan tells; the specification's own words, and what is built. */
export const CLAN_EVENTS = [
  'created',
  'invite',
  'joined',
  'reject',
  'kick',
  'left',
  'raise',
  'subsidence',
  'leaderReplace',
  'subLeader',
  'goldDonated',
  'redCrystalDonated',
  'blueCrystalDonated',
  'gemsDonated',
  'gearsDonated',
  'ticketsDonated',
  'buildingStarted',
  'buildingSpeedUp',
  'buildingUpgraded',
  'upgradeWallOfFame',
  'changeDescription',
  'changeTheme',
  'giveAdvertisement',
  'changeDifficulty',
] as const
export type ClanEventType = (typeof CLAN_EVENTS)[number]

/** What happened in a clan: who did it, to whom, and what else there is to say. */
export interface ClanEvent {
  readonly type: ClanEventType
  /** null: nobody, it came by itself. */
  readonly actorId: number | null
  readonly subjectId: number | null
  readonly params: Readonly<Record<string, string | number>>
}

export const told = (
  type: ClanEventType,
  actorId: number | null,
  subjectId: number | null = null,
  params: ClanEvent['params'] = {},
): ClanEvent => ({ type, actorId, subjectId, params })
