const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

export const banDurations = [
  'HOURS_1',
  'HOURS_3',
  'HOURS_6',
  'HOURS_12',
  'DAYS_1',
  'DAYS_3',
  'WEEKS_1',
  'WEEKS_2',
] as const
export type BanDuration = (typeof banDurations)[number]

export const banMilliseconds: Readonly<Record<BanDuration, number>> = {
  HOURS_1: hourMs,
  HOURS_3: 3 * hourMs,
  HOURS_6: 6 * hourMs,
  HOURS_12: 12 * hourMs,
  DAYS_1: dayMs,
  DAYS_3: 3 * dayMs,
  WEEKS_1: weekMs,
  WEEKS_2: 2 * weekMs,
}

export const banReasons = [
  'FLOOD',
  'PROFANITY',
  'INSULTS',
  'PROVOCATION',
  'TRADE',
  'ADVERTISEMENT',
  'FRAUD',
  'FORBIDDEN_NICKNAME',
  'FORBIDDEN_TOPICS',
  'LAW_VIOLATION',
] as const
