import { type Companion, companions } from '../heroes/companion.ts'

/** Every closed list of words that a player's record is made of. */
export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

export const languages = ['RU', 'EN'] as const
export type Language = (typeof languages)[number]

export const interfaceModes = ['ORIGINAL', 'MODERN'] as const
export type InterfaceMode = (typeof interfaceModes)[number]

export const moveSpeedModes = ['DEFAULT', 'HALF_FAST', 'FAST', 'ULTRA_FAST'] as const
export type MoveSpeedMode = (typeof moveSpeedModes)[number]

/** In the order of the number that `set/quality/{n}` takes. */
export const qualities = ['AUTO', 'LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const
export type Quality = (typeof qualities)[number]

export const paymentMethods = ['CARD', 'PHONE', 'WALLET'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const worldKinds = ['RU', 'WORLD'] as const
export type WorldKind = (typeof worldKinds)[number]

export const userSources = [
  'OWN',
  'MAIL',
  'PORTAL',
  'MESSENGER',
  'VK',
  'OK',
  'STORE',
  'FOTOSTRANA',
  'EXE',
  'GAMES1',
  'GAMES2',
  'DISTRIBUTION',
  'OPERATOR',
] as const
export type UserSource = (typeof userSources)[number]

export const notificationKinds = [
  'friend-joined',
  'welcome',
  'market-sale',
  'market-back',
  'gift',
  'gift-thanks',
  'clan-invited',
  'clan-rejected',
  'clan-kicked',
  'clan-rank',
  'clan-leader',
  'clan-built',
  'purchase',
  'points-going',
  'raid-won',
  'raid-over',
  'arena-beaten',
  'event-over',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** One word for the first choice of a game: who you are and who walks with you. */
export type CharacterAndCompanion = `${Uppercase<Gender>}_WITH_${Companion}`
export const charactersAndCompanions: readonly CharacterAndCompanion[] = genders.flatMap((gender) =>
  companions.map((companion) => `${gender.toUpperCase() as Uppercase<Gender>}_WITH_${companion}` as const),
)
