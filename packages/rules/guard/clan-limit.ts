const freeThemeChanges = 3
const themeChangePrice = 250

export const arenaLeagues = 9
/** What the gear factory gives a day, in percent. */
export const factoryYield = { gears: 30, randomResources: 70 } as const

/** Emeralds out of the clan's budget for the next change of its theme. */
export const themeChangeCost = (changesBefore: number): number =>
  changesBefore < freeThemeChanges ? 0 : themeChangePrice
