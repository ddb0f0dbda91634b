import type { Account } from '../wallet/account.ts'

/** What a player's history of resources is sorted by. */
export const HISTORY_CATEGORIES = [
  'TASK',
  'ARTIFACT',
  'SHOP',
  'TURN',
  'OFFER',
  'CLAN',
  'ROAD',
  'BATTLE',
  'ARENA',
  'LEVEL',
  'FORCE',
  'HEALTH',
  'MAIL',
  'TALE',
  'EXCHANGE',
  'MARKET',
  'GIFT',
  'OTHER',
] as const
export type HistoryCategory = (typeof HISTORY_CATEGORIES)[number]

const BY_COUNTERPARTY: Readonly<Record<string, HistoryCategory>> = {
  task: 'TASK',
  forge: 'ARTIFACT',
  shop: 'SHOP',
  beginning: 'OFFER',
  welcome: 'OFFER',
  everyday: 'OFFER',
  chest: 'OFFER',
  offer: 'OFFER',
  clan: 'CLAN',
  raid: 'CLAN',
  road: 'ROAD',
  portal: 'ROAD',
  battle: 'BATTLE',
  mercy: 'BATTLE',
  arena: 'ARENA',
  level: 'LEVEL',
  academy: 'FORCE',
  healer: 'HEALTH',
  mail: 'MAIL',
  tale: 'TALE',
  market: 'MARKET',
  wheel: 'OFFER',
  cauldron: 'OFFER',
  event: 'TASK',
  achievement: 'TASK',
}

/** Reasons that say more than where the money came from. */
const BY_REASON: Readonly<Record<string, HistoryCategory>> = {
  ARTIFACT: 'ARTIFACT',
  ARTIFACT_BUY: 'ARTIFACT',
  EXCHANGE: 'EXCHANGE',
  TURN: 'TURN',
  GIFT: 'GIFT',
  MARKET_SALE: 'MARKET',
  MARKET_BUY: 'MARKET',
  MARKET_FEE: 'MARKET',
  GRANT: 'OFFER',
  PURCHASE: 'SHOP',
  REFUND: 'SHOP',
  DEBT: 'SHOP',
  GOLDEN_TICKET: 'OFFER',
  REFERRAL: 'OFFER',
  PROMO: 'OFFER',
  PLATFORM_GIFT: 'OFFER',
  RIBBON_GIFT: 'OFFER',
  FILM: 'OFFER',
}

/** Where a gift came from says more than that it was one. */
const GIFTS_FROM: Readonly<Record<string, string>> = {
  beginning: 'BEGINNING',
  welcome: 'WELCOME',
  everyday: 'EVERYDAY',
}

/** What only passes through a player's books on its way: a purchase that nobody has taken yet. */
export const PASSED_ON = 'PURCHASE_HELD'
/** The emerald that rolls past every spinner of the wheel into the cauldron. */
export const LOST_EMERALD = 'LOST_EMERALD'
/** Left out of the history: nothing of it was ever anybody's. */
export const UNTOLD: readonly string[] = [PASSED_ON, LOST_EMERALD]

/** Of the world it matters which of its accounts it was, of others only who they are. */
const nameOf = (account: Account | null): string =>
  account?.kind === 'world' ? account.id : (account?.kind ?? '')

/** Where in the history a movement belongs. */
export const categoryOf = (counterparty: Account | null, reason: string): HistoryCategory =>
  BY_REASON[reason] ?? BY_COUNTERPARTY[nameOf(counterparty)] ?? 'OTHER'

/** What the history says of a movement: a gift taken and a gift given are told apart. */
export function toldReason(counterparty: Account | null, reason: string, amount: number): string {
  if (reason === 'GIFT' && amount < 0) return 'GIFT_SENT'
  return reason === 'OFFER' ? (GIFTS_FROM[nameOf(counterparty)] ?? reason) : reason
}
