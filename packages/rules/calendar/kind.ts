import { CAMPAIGN_TYPES, type CampaignType, type RunType } from './campaign.ts'

/** What may be had for less, by the names of the specification. */
export const SALE_KINDS = [
  'FIRST_HERO',
  'GEMS_X2',
  'MYTH_10',
  'MYTH_20',
  'MYTH_25',
  'MYTH_50',
  'MYTH_75',
] as const
export type SaleKind = (typeof SALE_KINDS)[number]

/** What is celebrated: the event tasks of the specification, and the New Year. */
export const EVENT_KINDS = [
  'BIRTHDAY_HAT',
  'EASTER_EGG',
  'FERN',
  'APPLE',
  'BOOKS',
  'PUMPKIN',
  'BIRD_FOR_MUSHROOM',
  'FLOWER_FOR_WREATH',
  'NEW_YEAR',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const isRunType = (type: CampaignType): type is RunType => type !== 'NO'
export const RUN_TYPES: readonly RunType[] = CAMPAIGN_TYPES.filter(isRunType)

/** Everything that begins and ends by itself. */
export type CalendarKind = RunType | SaleKind | EventKind
export const CALENDAR_KINDS: readonly CalendarKind[] = [...RUN_TYPES, ...SALE_KINDS, ...EVENT_KINDS]

export const isCampaign = (kind: CalendarKind): kind is RunType =>
  (RUN_TYPES as readonly string[]).includes(kind)

export const isEvent = (kind: CalendarKind): kind is EventKind =>
  (EVENT_KINDS as readonly string[]).includes(kind)

/** Kinds of one lane never run at once: of all sales of mythical heroes there is one at a time. */
export const laneOf = (kind: CalendarKind): string => (kind.startsWith('MYTH_') ? 'MYTH' : kind)
