/** For whom something is; an empty list or null: it does not matter. */
export interface Audience {
  readonly languages: readonly string[]
  readonly levelFrom: number | null
  readonly levelTo: number | null
  readonly stairFrom: number | null
  readonly stairTo: number | null
  /** The platforms that players come from. */
  readonly sources: readonly string[]
}

export const EVERYBODY: Audience = {
  languages: [],
  levelFrom: null,
  levelTo: null,
  stairFrom: null,
  stairTo: null,
  sources: [],
}

/** What is asked of a player. */
export interface Attender {
  readonly language: string
  readonly level: number
  readonly stair: number
  readonly userSource: string
}

const isAmong = (list: readonly string[], one: string): boolean => list.length === 0 || list.includes(one)
const isBetween = (from: number | null, to: number | null, value: number): boolean =>
  value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY)

export const isFor = (audience: Audience, player: Attender): boolean =>
  isAmong(audience.languages, player.language) &&
  isAmong(audience.sources, player.userSource) &&
  isBetween(audience.levelFrom, audience.levelTo, player.level) &&
  isBetween(audience.stairFrom, audience.stairTo, player.stair)

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))
const meet = (
  from: number | null,
  to: number | null,
  otherFrom: number | null,
  otherTo: number | null,
): boolean =>
  (from ?? 0) <= (otherTo ?? Number.POSITIVE_INFINITY) && (otherFrom ?? 0) <= (to ?? Number.POSITIVE_INFINITY)

/** Whether somebody may be among both. */
export const mayMeet = (one: Audience, other: Audience): boolean =>
  share(one.languages, other.languages) &&
  share(one.sources, other.sources) &&
  meet(one.levelFrom, one.levelTo, other.levelFrom, other.levelTo) &&
  meet(one.stairFrom, one.stairTo, other.stairFrom, other.stairTo)

/** Whether nobody can ever be among them. */
export const isNobody = ({ levelFrom, levelTo, stairFrom, stairTo }: Audience): boolean =>
  !meet(levelFrom, null, null, levelTo) || !meet(stairFrom, null, null, stairTo)
