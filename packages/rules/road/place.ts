import type { Thing } from '../economy/reward.ts'
import type { SkillType } from '../skill/skills.ts'
import type { Currency } from '../wallet/wallet.ts'

/** Worlds behind a portal: a few stairs each, and then the way home. */
export const PLACES_APART = [
  'treasury',
  'den',
  'fair',
  'dream',
  'library',
  'garden',
  'clockwork',
  'shipwreck',
] as const
export type PlaceApart = (typeof PLACES_APART)[number]

export const WORLDS = ['main', 'snow', 'raid', 'dark', 'abyss', ...PLACES_APART] as const
export type World = (typeof WORLDS)[number]

export const PLACE_TYPES = [
  'RESOURCE',
  'CUSTOM_PLACE',
  'ARTIFACT',
  'RUNE',
  'CONSUMABLE',
  'POINTER',
  'TURN',
  'GAINABLE',
  'MAGIC',
  'EXCHANGE',
  'PORTAL',
  'SKILL',
  'TALKER',
] as const
export type PlaceType = (typeof PLACE_TYPES)[number]

export const PLACE_RESOURCES = [
  'GOLD',
  'CRYSTAL',
  'ELIXIR',
  'MITHRIL',
  'SULFUR',
  'CAVIAR',
  'TICKETS',
  'EVENT_CURRENCY',
] as const
export type PlaceResource = (typeof PLACE_RESOURCES)[number]

export const CURRENCY_OF: Readonly<Record<PlaceResource, Currency>> = {
  GOLD: 'gold',
  CRYSTAL: 'crystal',
  ELIXIR: 'elixir',
  MITHRIL: 'mithril',
  SULFUR: 'sulfur',
  CAVIAR: 'caviar',
  TICKETS: 'tickets',
  EVENT_CURRENCY: 'eventCurrency',
}

export const PLACE_SKILLS = ['ATTACK', 'DEFENCE', 'HEALTH', 'IMMORTALITY', 'POISON'] as const
export type PlaceSkill = (typeof PLACE_SKILLS)[number]

export const SKILL_OF: Readonly<Record<PlaceSkill, SkillType>> = {
  ATTACK: 'attack',
  DEFENCE: 'defence',
  HEALTH: 'health',
  IMMORTALITY: 'immortality',
  POISON: 'poison',
}

export const TILE_SIZES = ['SMALL', 'BIG', 'WATER_SMALL', 'WATER_BIG'] as const
export type TileSize = (typeof TILE_SIZES)[number]

export const PLACE_DISPLAYS = ['PANEL', 'DIALOG'] as const
export type PlaceDisplay = (typeof PLACE_DISPLAYS)[number]

export const PLACE_REPEATS = ['PERSISTENT', 'PERIODIC', 'ONE_TIME'] as const
export type PlaceRepeat = (typeof PLACE_REPEATS)[number]

export const AVAILABILITY_REASONS = [
  'UNKNOWN',
  'DELAY',
  'DISTANCE',
  'BATTLE_WON',
  'BATTLE_LOST',
  'COMPLETE',
  'PREMISS',
  'MISS',
] as const
export type AvailabilityReason = (typeof AVAILABILITY_REASONS)[number]

/** Stair n stands at y = 100 · n. */
export const STAIR_HEIGHT = 100

/** The guardian keeps slot 0; whatever stands aside has the slot of its type, from 1. */
export const GUARDIAN_SLOT = 0

/** A place as the road grows it: the same for every player. */
export interface Place {
  readonly id: string
  readonly world: World
  readonly stair: number
  readonly slot: number
  readonly placeType: PlaceType
  readonly posX: number
  readonly posY: number
  readonly display: PlaceDisplay
  readonly repeat: PlaceRepeat
  /** milliseconds between two uses of a PERIODIC place */
  readonly period: number
  /** creatures stand in front of it until they are beaten */
  readonly guarded: boolean
  readonly resource: { readonly type: PlaceResource; readonly amount: number } | null
  readonly skill: { readonly type: PlaceSkill; readonly amount: number } | null
  readonly thing: Thing | null
  /** where a TURN leads */
  readonly leadsTo: World | null
}

/** `main-12-0` is the guardian of stair 12 of the main road. */
export const placeId = (world: World, stair: number, slot: number): string => `${world}-${stair}-${slot}`

const ID = /^([a-z]+)-([1-9]\d{0,5})-(\d{1,2})$/

export function parsePlaceId(id: string): { world: World; stair: number; slot: number } | null {
  const match = ID.exec(id)
  const world = WORLDS.find((one) => one === match?.[1])
  if (!match || !world) return null
  return { world, stair: Number(match[2]), slot: Number(match[3]) }
}

export const placeApart = (name: string): PlaceApart | null =>
  PLACES_APART.find((one) => one === name) ?? null

/** The slot of a type of place that stands aside. */
export const slotOf = (type: PlaceType): number => PLACE_TYPES.indexOf(type) + 1
