import type { Amounts } from '../economy/purse.ts'
import { addAmounts } from '../economy/reward.ts'
import type { World } from '../road/place.ts'
import type { Travels } from '../road/travel.ts'
import type { Movement } from '../wallet/movement.ts'

/** What a player has to do with raids; whether one is on is the world the player is in. */
export interface RaidTies {
  /** when the last one began; null: there was none */
  readonly startedAt: number | null
  /** where the player comes back to */
  readonly cameFrom: World
  /** what it has brought so far */
  readonly balance: Amounts
  /** stairs climbed on the raid road that the clan has not heard of */
  readonly stairs: number
}

export const NO_RAID: RaidTies = { startedAt: null, cameFrom: 'main', balance: {}, stairs: 0 }

export const isInRaid = ({ world }: Pick<Travels, 'world'>): boolean => world === 'raid'

/** What the road itself gives; whoever raids may also be paid by the arena, by post or by a shop meanwhile. */
const GIVERS: readonly unknown[] = ['battle', 'road', 'level']

const isFound = ({ amount, counterparty: { kind, id } }: Movement): boolean =>
  amount > 0 && kind === 'world' && GIVERS.includes(id)

/** What a deed on the raid road has brought, and how many stairs were climbed by it. */
export function raidedOn(
  ties: RaidTies,
  before: Travels,
  after: Travels,
  movements: readonly Movement[],
): RaidTies {
  if (!isInRaid(before) || !isInRaid(after)) return ties
  const won = movements
    .filter(isFound)
    .reduce<Amounts>((sum, { currency, amount }) => addAmounts(sum, { [currency]: amount }), ties.balance)
  const climbed = (after.roads.raid?.top ?? 0) - (before.roads.raid?.top ?? 0)
  return { ...ties, balance: won, stairs: ties.stairs + Math.max(0, climbed) }
}
