import { type Refusal, refused } from '../refusal.ts'
import { weekOf } from '../shop/week.ts'
import type { ClanDesign, ClanGood } from './design.ts'
import type { ClanTies } from './ties.ts'

export const boughtThisWeek = ({ bought }: ClanTies, id: string, now: number): number =>
  bought.week === weekOf(now) ? (bought.goods[id] ?? 0) : 0

/** A member takes a good of the week; who pays and what comes of it is for others to see to. */
export function buyGood(
  ties: ClanTies,
  id: string,
  clanLevel: number,
  { goods }: ClanDesign,
  now: number,
): { readonly ties: ClanTies; readonly good: ClanGood } | Refusal {
  const good = goods.find((one) => one.id === id)
  if (!good) return refused('clan.refused.unknown-good')
  if (clanLevel < good.fromLevel) return refused('clan.refused.good-later', { level: good.fromLevel })
  const before = boughtThisWeek(ties, id, now)
  if (before >= good.aWeek) return refused('clan.refused.good-sold-out')
  const week = weekOf(now)
  const goodsBefore = ties.bought.week === week ? ties.bought.goods : {}
  return { good, ties: { ...ties, bought: { week, goods: { ...goodsBefore, [id]: before + 1 } } } }
}
