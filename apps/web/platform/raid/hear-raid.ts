import type { LiveMessageOf } from '@skystair/contract/live.ts'
import type { RaidView } from '@skystair/contract/raid.ts'

export type RaidNews = LiveMessageOf<'RAID_CHANGED'>

/** The raid after a blow that was heard of: nobody asks the server for what the news have told. */
export function hearRaid(raid: RaidView, news: RaidNews, ownId: number): RaidView {
  if (news.week !== raid.week) return raid
  const { pool, left, fighting, fightingCount, blow } = news
  // Of two news that overtook each other the one with less left is the later: a pool never grows.
  const now = { ...raid, pool, left: Math.min(left, raid.left), fighting, fightingCount }
  if (blow === null) return now
  return {
    ...now,
    best: withBlow(raid.best, blow),
    own: blow.player.id === ownId ? ownAfter(raid.own, blow) : raid.own,
  }
}

type Blow = NonNullable<RaidNews['blow']>

const ownAfter = (own: RaidView['own'], { dealt, bestBlow }: Blow): RaidView['own'] => ({
  ...own,
  dealt: own.dealt + dealt,
  fights: own.fights + 1,
  bestBlow: Math.max(own.bestBlow, bestBlow),
})

/** Who is among the best may rise there. Whoever is not known with all they dealt comes in with the next answer. */
function withBlow(best: RaidView['best'], { player, dealt, bestBlow }: Blow): RaidView['best'] {
  return best
    .map((one) =>
      one.id === player.id
        ? {
            ...one,
            dealt: one.dealt + dealt,
            fights: one.fights + 1,
            bestBlow: Math.max(one.bestBlow, bestBlow),
          }
        : one,
    )
    .toSorted((one, other) => other.dealt - one.dealt)
    .map((one, i) => ({ ...one, place: i + 1 }))
}

/** Whether the server must be asked where somebody stands now: of these the news do not tell enough. */
export const asksForBest = ({ best }: RaidView, { blow }: RaidNews, ownId: number): boolean =>
  blow !== null && (blow.player.id === ownId || best.every(({ id }) => id !== blow.player.id))
