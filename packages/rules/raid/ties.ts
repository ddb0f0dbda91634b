import type { RaidDifficulty } from '../clan/clan.ts'
import type { Amounts } from '../economy/purse.ts'
import { addAmounts } from '../economy/reward.ts'
import type { World } from '../road/place.ts'
import type { Travels } from '../road/travel.ts'
import type { Movement } from '../wallet/movement.ts'
import type { OtherHealth } from './other-health.ts'

/** What a player has to do with raids; whether one is on is the world the player is in. */
export interface RaidTies {
  /** when the last one began; null: there was none */
  readonly startedAt: number | null
  /** where the player comes back to */
  readonly cameFrom: World
  /** what it has brought so far */
  readonly balance: Amounts
  /** stairs climbed on the raid road that its clan has not heard of */
  readonly stairs: number
  /** for whom they are climbed; null: for nobody */
  readonly cause: RaidCause | null
  /** how the heroes were on the road they came from; of one who has left the raid for a while, how they were there */
  readonly otherHealth: OtherHealth
}

/** Whose raid it is: the clan hears of a stair as of the week in which the raid began, wherever the raider is by then. */
export interface RaidCause {
  readonly clanId: number
  readonly week: number
  readonly difficulty: RaidDifficulty
  /** of how many stairs it has heard in that week, and of how many it may */
  readonly heard: number
  readonly most: number
}

export const NO_RAID: RaidTies = {
  startedAt: null,
  cameFrom: 'main',
  balance: {},
  stairs: 0,
  cause: null,
  otherHealth: {},
}

export const isInRaid = ({ world }: Pick<Travels, 'world'>): boolean => world === 'raid'

/** What the road itself gives; whoever raids may also be paid by the arena, by post or by a shop meanwhile. */
const GIVERS: readonly unknown[] = ['battle', 'road', 'level']

const isFound = ({ amount, counterparty: { kind, id } }: Movement): boolean =>
  amount > 0 && kind === 'world' && GIVERS.includes(id)

/** What a deed on the raid road has brought, and how many stairs were climbed by it for the clan of the raid. */
export function raidedOn(
  ties: RaidTies,
  clanId: number | null,
  before: Travels,
  after: Travels,
  movements: readonly Movement[],
): RaidTies {
  if (!isInRaid(before) || !isInRaid(after)) return ties
  const won = movements
    .filter(isFound)
    .reduce<Amounts>((sum, { currency, amount }) => addAmounts(sum, { [currency]: amount }), ties.balance)
  const climbed = (after.roads.raid?.top ?? 0) - (before.roads.raid?.top ?? 0)
  const counted = ties.cause !== null && ties.cause.clanId === clanId ? Math.max(0, climbed) : 0
  return { ...ties, balance: won, stairs: ties.stairs + counted }
}
