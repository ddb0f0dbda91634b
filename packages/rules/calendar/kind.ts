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

const isRunType = (type: CampaignType): type is RunType => type !== 'NO'
export const RUN_TYPES: readonly RunType[] = CAMPAIGN_TYPES.filter(isRunType)

/** Everything that begins and ends by itself. */
export type CalendarKind = RunType | SaleKind
export const CALENDAR_KINDS: readonly CalendarKind[] = [...RUN_TYPES, ...SALE_KINDS]

export const isCampaign = (kind: CalendarKind): kind is RunType =>
  !(SALE_KINDS as readonly string[]).includes(kind)

/** Kinds of one lane never run at once: of all sales of mythical heroes there is one at a time. */
export const laneOf = (kind: CalendarKind): string => (kind.startsWith('MYTH_') ? 'MYTH' : kind)
