/** The highest rank a hero may reach. */
export const heroRankLimits = {
  HUMAN: 5,
  PHOENIX: 6,
  ASG_PHOENIX: 6,
  MYTH: 7,
  TOP: 8,
} as const

/** The highest level of the force itself. A class not named here has no limit of its own. */
export const forceLimits = {
  WARLOCK: 2,
  TITAN: 3,
  ANGEL: 4,
  YOTUN: 4,
  ARCHANGEL: 5,
  ARCHITIAN: 5,
  ASG_PHOENIX: 5,
} as const
