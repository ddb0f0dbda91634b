export const squadLimit = 6
export const groupLevellingLimit = 6
/** Gifts a hero can learn: all forces of a hero. */
export const heroForceLimit = 7
const forceUpgradesAtOnce = 2
const reforgeShare = 0.25

/** Each magic hammer bought lets one more force be upgraded at the same time. */
export const forceUpgradeLimit = (magicHammers: number): number => forceUpgradesAtOnce + magicHammers

/** What a hero gains from an artifact broken up for him. */
export const reforgedPower = (artifactPower: number): number => artifactPower * reforgeShare
