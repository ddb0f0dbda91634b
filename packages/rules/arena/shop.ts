import { type Refusal, refused } from '../refusal.ts'
import { weekOf } from '../shop/week.ts'
import type { ArenaLife } from './arena.ts'
import type { ArenaDesign, ArenaGood } from './design.ts'
import { leagueNamed } from './leagues.ts'

/** How many of a good are left this week; a frame that is owned is never sold again. */
export function goodsLeft(
  { bought, frames }: ArenaLife,
  { id, aWeek, gives }: ArenaGood,
  now: number,
): number {
  if (gives.kind === 'frame' && frames.includes(gives.frame)) return 0
  return Math.max(0, aWeek - (bought.week === weekOf(now) ? (bought.goods[id] ?? 0) : 0))
}

/** Somebody takes a good; who pays and what else comes of it is for others to see to. */
export function buyGood(
  life: ArenaLife,
  id: string,
  { goods }: ArenaDesign,
  now: number,
): { readonly life: ArenaLife; readonly good: ArenaGood } | Refusal {
  const good = goods.find((one) => one.id === id)
  if (!good) return refused('arena.refused.unknown-good')
  const { gives, fromLeague } = good
  if (life.bestLeague === null || life.bestLeague > fromLeague)
    return refused('arena.refused.good-later', { league: leagueNamed(fromLeague) })
  if (gives.kind === 'frame' && life.frames.includes(gives.frame)) return refused('arena.refused.frame-owned')
  if (goodsLeft(life, good, now) === 0) return refused('arena.refused.good-sold-out')
  const week = weekOf(now)
  const before = life.bought.week === week ? life.bought.goods : {}
  return {
    good,
    life: {
      ...life,
      bought: { week, goods: { ...before, [id]: (before[id] ?? 0) + 1 } },
      ...(gives.kind === 'frame' ? { frames: [...life.frames, gives.frame], frame: gives.frame } : {}),
    },
  }
}

export const wearFrame = (life: ArenaLife, frame: string | null): ArenaLife | Refusal =>
  frame !== null && !life.frames.includes(frame) ? refused('arena.refused.unknown-frame') : { ...life, frame }
