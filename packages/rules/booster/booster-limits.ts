const hourMs = 60 * 60 * 1000

/** Percents are added to what comes without a booster: +100 doubles it. */
export const boosters = {
  EXPERIENCE: { lastsMs: 8 * hourMs, experiencePercent: 100, healthPercent: 0, regenerationTimes: 1 },
  PLATINUM: { lastsMs: 72 * hourMs, experiencePercent: 400, healthPercent: 400, regenerationTimes: 20 },
} as const

export const healthPerMinute = 1
