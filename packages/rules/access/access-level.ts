/** From the least to the most trusted. */
export const accessLevels = ['TRIAL', 'PLAYER', 'MODERATOR', 'ADMIN', 'GOD'] as const
export type AccessLevel = (typeof accessLevels)[number]

/** The lowest level that has each right. Whatever is above has it too. */
const rights = {
  play: 'TRIAL',
  changeSettings: 'TRIAL',
  buy: 'TRIAL',

  talk: 'PLAYER',
  trade: 'PLAYER',
  joinClan: 'PLAYER',
  fightInArena: 'PLAYER',

  ban: 'MODERATOR',
  deleteMessages: 'MODERATOR',
  pinTopics: 'MODERATOR',
  seeModerationQueue: 'MODERATOR',
  seeHistory: 'MODERATOR',
  seePayments: 'MODERATOR',
  enterAsPlayer: 'MODERATOR',

  changeModerators: 'ADMIN',
  renameClan: 'ADMIN',
  refund: 'ADMIN',
  answerSupport: 'ADMIN',
  switchCampaigns: 'ADMIN',
  writeNews: 'ADMIN',
  seeServerLog: 'ADMIN',

  changeAdmins: 'GOD',
} as const satisfies Record<string, AccessLevel>

export type Right = keyof typeof rights

export const atLeast = (level: AccessLevel, needed: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(needed)

export const mayDo = (level: AccessLevel, right: Right): boolean => atLeast(level, rights[right])

/** Nobody bans, enters as or lowers an equal: a stolen moderator must not reach the administrators. */
export const outranks = (level: AccessLevel, other: AccessLevel): boolean =>
  level !== other && atLeast(level, other)
