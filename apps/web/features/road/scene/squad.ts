import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { MoveSpeedMode } from '@skystair/rules/player/choices.ts'
import type * as Phaser from 'phaser'
import { companionFigures, figureOf, heroFigures } from '../../../stage/art/figurines.ts'
import { Puppet } from '../../../stage/puppet/puppet.ts'
import { roadX, roadY } from '../ground/road-path.ts'

/** How much faster than a stroll. */
const paces: Readonly<Record<MoveSpeedMode, number>> = {
  DEFAULT: 1,
  HALF_FAST: 1.5,
  FAST: 2.2,
  ULTRA_FAST: 4,
}

const hopSeconds = 0.6
const hopHeight = 26
/** Places on a landing: sideways, and up from its front edge. */
const places = [
  { x: -78, up: 26, lag: 0 },
  { x: -6, up: 48, lag: 0.12 },
  { x: 70, up: 24, lag: 0.2 },
] as const
/** The companion follows a moment later than the hero, the third a moment later still. */
const longestLag = 0.2

interface Leap {
  readonly from: number
  readonly to: number
  passed: number
}

/** Who is seen on the road: the first of the squad. */
export function figuresOf({ creatures, gender, companionImage }: PlayerView): readonly string[] {
  const squad = creatures.filter(({ combative }) => combative).map(({ imageId }) => figureOf(imageId))
  const known = squad.length > 0 ? squad : [heroFigures[gender], companionFigures[companionImage]]
  return known.slice(0, places.length)
}

/** The squad, hopping from stair to stair. */
export class Squad {
  private readonly puppets: readonly Puppet[]
  private readonly origin: number
  private stair: number
  private leap: Leap | null = null

  constructor(scene: Phaser.Scene, figures: readonly string[], stair: number, origin: number) {
    this.origin = origin
    this.stair = stair
    this.puppets = figures.map((figure) => new Puppet(scene, figure, 0, 0))
    this.stand()
  }

  /** Where the squad is, also in the middle of a hop. */
  get position(): number {
    const { leap } = this
    return leap === null ? this.stair : leap.from + (leap.to - leap.from) * smooth(Math.min(1, leap.passed))
  }

  standAt(stair: number): void {
    this.stair = stair
    this.leap = null
    this.stand()
  }

  /** Moves on towards a stair; answers the stair it has just reached, if any. */
  tick(seconds: number, wanted: number, mode: MoveSpeedMode): number | null {
    const pace = paces[mode]
    if (this.leap === null && wanted !== this.stair) this.jump(wanted > this.stair ? 1 : -1)
    const reached = this.leap === null ? null : this.fly(this.leap, (seconds * pace) / hopSeconds)
    const speed = this.leap === null ? 1 : pace
    for (const puppet of this.puppets) puppet.tick(seconds, speed)
    return reached
  }

  private jump(step: 1 | -1): void {
    this.leap = { from: this.stair, to: this.stair + step, passed: 0 }
    for (const puppet of this.puppets) puppet.play('hop')
  }

  private fly(leap: Leap, share: number): number | null {
    leap.passed += share
    places.forEach(({ x, up, lag }, i) => {
      const passed = Math.min(1, Math.max(0, (leap.passed - lag) / 1))
      const at = leap.from + (leap.to - leap.from) * smooth(passed)
      this.puppets[i]?.moveTo(
        roadX(at) + x,
        roadY(at, this.origin) - up,
        hopHeight * Math.sin(Math.PI * passed),
      )
    })
    if (leap.passed < 1 + longestLag) return null
    this.stair = leap.to
    this.leap = null
    this.stand()
    return this.stair
  }

  private stand(): void {
    places.forEach(({ x, up }, i) => {
      this.puppets[i]?.moveTo(roadX(this.stair) + x, roadY(this.stair, this.origin) - up)
    })
  }
}

const smooth = (share: number): number => share * share * (3 - 2 * share)
