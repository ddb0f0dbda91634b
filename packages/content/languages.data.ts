import { languages } from '@skystair/rules/player/choices.ts'

/** Every language that the game has ever been asked for, each in its own words. */
const NAMES = {
  EN: 'English',
  ES: 'Español',
  PT: 'Português',
  FR: 'Français',
  RU: 'Русский',
  DE: 'Deutsch',
  ZH: '中文',
} as const

/** Only those in which everything is written can be chosen. */
export const LANGUAGE_LIST = Object.entries(NAMES).map(([langId, langDescr]) => ({
  langId,
  langDescr,
  available: languages.some((one) => one === langId),
}))
