import type { Field, Spot } from './formation.ts'

const middle = 300
/** How many heroes tall the boss of a raid is. */
const bossInHeroes = 3.5
const usualHero = 152
/** Where its feet are between the bars, and how much of the room above them it fills. */
const bossFeet = 0.57
const bossFills = 1.02
/** Aside, so that the list of the best hides none of it. */
const bossAside = 36
const backRow = 0.36
const footroom = 22
const between = 142
const stagger = 34
const nearness = 0.12
const broodAside = 168
const broodSize = 1.15

interface Crowd {
  readonly squad: number
  readonly brood: number
  /** Of the boss's figurine, on the road. */
  readonly bossHeight: number
}

interface RaidSpots {
  readonly boss: Spot
  readonly brood: readonly Spot[]
  readonly squad: readonly Spot[]
}

/** Many have come for one: it towers in the middle, its brood before its feet, the squad below in two rows. */
export function raidFormation({ squad, brood, bossHeight }: Crowd, { top, bottom }: Field): RaidSpots {
  const feet = Math.round(top + (bottom - top) * bossFeet)
  const tall = (feet - top) * bossFills
  const hero = tall / bossInHeroes / usualHero
  const x = middle - bossAside
  const low = bottom - footroom
  const inFront = Math.ceil(squad / 2)
  const spot = (i: number): Spot => {
    const isFront = i < inFront
    const [place, row] = isFront ? [i, inFront] : [i - inFront, squad - inFront]
    const isAlone = squad === 1
    const at = middle + (place - (row - 1) / 2) * between + (isAlone ? 0 : isFront ? stagger : -stagger)
    return {
      x: Math.round(at),
      y: Math.round(isFront ? low : feet + (low - feet) * (1 - backRow) - 26),
      size: hero * (isFront ? 1 + nearness : 1),
      facing: at > x + 1 ? -1 : 1,
    }
  }
  const young = (i: number): Spot => {
    const way = i % 2 === 0 ? -1 : 1
    return {
      x: x + way * (broodAside + 46 * Math.floor(i / 2)),
      y: feet + 10 + 16 * Math.floor(i / 2),
      size: hero * broodSize,
      facing: way === 1 ? -1 : 1,
    }
  }
  return {
    boss: { x, y: feet, size: tall / bossHeight, facing: 1 },
    brood: Array.from({ length: brood }, (_, i) => young(i)),
    squad: Array.from({ length: squad }, (_, i) => spot(i)),
  }
}
