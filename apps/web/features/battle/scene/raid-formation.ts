import type { Extent } from './extent.ts'
import { boots, edge, type Field, type Spot, stageWidth } from './formation.ts'

const middle = stageWidth / 2
/** How many heroes tall the boss of a raid is. */
const bossInHeroes = 3.5
const usualHero = 152
/** Where its feet are between the bars, and how much of the room above them it fills. */
const bossFeet = 0.55
const bossFills = 0.98
/** Aside, so that the list of the best hides none of it. */
const bossAside = 36
const bossUntil = 470
const footroom = 4
const between = 176
const stagger = 44
const nearness = 0.12
const air = 8
/** Of the way from the front row to the boss, where the back row stands if there is room. */
const deep = 0.48
const broodSize = 1.15
const broodRoom = 92

interface Crowd {
  readonly squad: readonly Extent[]
  readonly brood: readonly Extent[]
  readonly boss: Extent
  /** Height of a label, in pixels of the stage. */
  readonly label: number
}

interface RaidSpots {
  readonly boss: Spot
  readonly brood: readonly Spot[]
  readonly squad: readonly Spot[]
}

/** Many have come for one: it towers in the middle, its brood before its feet, the squad below in two rows. */
export function raidFormation({ squad, brood, boss, label }: Crowd, { top, bottom }: Field): RaidSpots {
  const feet = Math.round(top + (bottom - top) * bossFeet)
  const size = Math.min(
    ((feet - top) * bossFills) / boss.above,
    (bossUntil - edge) / (boss.behind + boss.before),
  )
  const hero = (boss.above * size) / bossInHeroes / usualHero
  const x = Math.round(inside(middle - bossAside, boss, size, bossUntil))
  const low = bottom - footroom - label
  const row = usualHero * hero * (1 + nearness) + label + air
  const back = low - Math.max(row, (low - feet) * deep)
  const inFront = Math.ceil(squad.length / 2)
  const spot = (extent: Extent, i: number): Spot => {
    const isFront = i < inFront
    const [place, many] = isFront ? [i, inFront] : [i - inFront, squad.length - inFront]
    const isAlone = squad.length === 1
    const at = middle + (place - (many - 1) / 2) * between + (isAlone ? 0 : isFront ? stagger : -stagger)
    const facing = at > x + 1 ? -1 : 1
    const own = fitted(hero * (isFront ? 1 + nearness : 1), extent, between * 0.98, row - label - air)
    const written = isFront ? low : back
    return {
      x: Math.round(inside(at, facing === 1 ? extent : mirrored(extent), own, stageWidth - edge)),
      y: Math.round(written - extent.below * boots * own),
      size: own,
      facing,
      label: { x: Math.round(at), y: written, room: between - 6 },
    }
  }
  // Between those of the back row: what is written under the brood would hide their heads.
  const gap = (brood.length + squad.length - inFront) % 2 === 0 ? between / 2 : 0
  const young = (extent: Extent, i: number): Spot => {
    const at = middle + (i - (brood.length - 1) / 2) * between - stagger + gap
    const own = fitted(hero * broodSize, extent, between, row)
    const facing = at > middle ? -1 : 1
    const y = feet + 10
    return {
      x: Math.round(inside(at, facing === 1 ? extent : mirrored(extent), own, stageWidth - edge)),
      y,
      size: own,
      facing,
      label: { x: Math.round(at), y: y + extent.below * boots * own, room: broodRoom },
    }
  }
  return {
    boss: { x, y: feet, size, facing: 1, label: { x, y: feet, room: between } },
    brood: brood.map(young),
    squad: squad.map(spot),
  }
}

const mirrored = (extent: Extent): Extent => ({ ...extent, behind: extent.before, before: extent.behind })

/** Nobody reaches over the edge of the picture. */
const inside = (wanted: number, { behind, before }: Extent, size: number, until: number): number =>
  Math.max(edge + behind * size, Math.min(wanted, until - before * size))

const fitted = (wanted: number, { above, behind, before }: Extent, wide: number, tall: number): number =>
  Math.min(wanted, wide / (behind + before), tall / above)
