import type { Participant } from '@skystair/contract/clan-view.ts'
import { compareRanks } from '@skystair/rules/clan/clan.ts'

export const memberOrders = ['rank', 'power', 'given', 'seen'] as const
export type MemberOrder = (typeof memberOrders)[number]
export const memberCircles = ['all', 'online', 'newbies'] as const
export type MemberCircle = (typeof memberCircles)[number]

const lastSeen = ({ player }: Participant): number =>
  player.online ? Number.POSITIVE_INFINITY : (player.seenAt ?? 0)
const higher = (one: number, other: number): number => (one === other ? 0 : one > other ? -1 : 1)

const orders: Readonly<Record<MemberOrder, (one: Participant, other: Participant) => number>> = {
  rank: (one, other) => compareRanks(one.rank, other.rank) || higher(one.given, other.given),
  power: (one, other) => higher(one.player.power, other.player.power),
  given: (one, other) => higher(one.given, other.given),
  seen: (one, other) => higher(lastSeen(one), lastSeen(other)),
}

/** Those of a circle, in an order; equals stand as long as they have been there. */
export const sortMembers = (
  members: readonly Participant[],
  order: MemberOrder,
  circle: MemberCircle,
): readonly Participant[] =>
  members
    .filter((member) => isIn(circle, member))
    .toSorted((one, other) => orders[order](one, other) || one.joinedAt - other.joinedAt)

export const isIn = (circle: MemberCircle, { player, rank }: Participant): boolean =>
  circle === 'all' || (circle === 'online' ? player.online : rank === 'NEWBIE')

/** Who gave most in thirty days; `null`: nobody gave, or several as much. */
export function mostGenerous(members: readonly Participant[]): number | null {
  const [first, second] = members.toSorted(orders.given)
  return first && first.given > 0 && first.given !== second?.given ? first.player.id : null
}
