import type * as Phaser from 'phaser'
import { Puppet } from '../../../stage/puppet/puppet.ts'
import type { BlowClips } from './choreography.ts'
import type { Spot } from './formation.ts'
import type { Point } from './point.ts'

const homing = 6
const fading = 0.45
/** In front of whom it strikes. */
const beforeTarget = 6
/** In the middle of the blow, where the weapon rests on the target. */
const heldAt = 0.62
const shadeSpeed = 6
const waitingShade = 0.74

interface Build {
  /** The share of the way to its target that it goes: the largest only lean over. */
  readonly stride?: number
}

/** One fighter on the stage: its puppet, its place, and where it is for the moment. */
export class Actor {
  readonly id: number
  /** Where it looks. */
  readonly side: 1 | -1
  readonly puppet: Puppet
  home: Spot
  private readonly stride: number
  private target: Actor | null = null
  private away = 0
  private speed = 1
  private vanishing: number | null = null
  private brightness = 1
  private bright = 1

  constructor(
    scene: Phaser.Scene,
    id: number,
    figure: string,
    side: 1 | -1,
    home: Spot,
    { stride = 1 }: Build = {},
  ) {
    this.id = id
    this.side = side
    this.home = home
    this.stride = stride
    this.puppet = new Puppet(scene, figure, home.x, home.y, { side, size: home.size })
  }

  get clips(): BlowClips {
    return { attack: this.puppet.moveOf('attack'), cast: this.puppet.moveOf('cast') }
  }

  get plan(): string {
    return this.puppet.rig.plan
  }

  get isAway(): boolean {
    return this.away > 0.08
  }

  get chest(): Point {
    return { x: this.puppet.x, y: this.puppet.y - this.puppet.height * 0.5 }
  }

  get foot(): Point {
    return { x: this.puppet.x, y: this.puppet.y }
  }

  /** Where numbers appear. */
  get crown(): Point {
    return { x: this.puppet.x, y: this.puppet.y - this.puppet.height * 0.8 }
  }

  /** Fallen, or gone already. */
  get isDown(): boolean {
    return this.vanishing !== null || this.puppet.playing === 'defeat'
  }

  charge(target: Actor, holds: boolean): void {
    this.target = target
    this.speed = 1
    if (holds) this.puppet.playUntil('attack', heldAt)
    else this.puppet.play('attack')
  }

  cast(): void {
    this.speed = 1
    this.puppet.play('cast')
  }

  /** Strikes back from where it stands. */
  answer(speed: number): void {
    this.target = null
    this.speed = speed
    this.puppet.play('attack', () => {
      this.speed = 1
    })
  }

  suffer(brightness: number): void {
    this.puppet.blaze(brightness)
    // A blow does not stop the one who is striking.
    if (this.puppet.playing === 'attack' && !this.isAway && this.target !== null) return
    this.speed = 1
    this.puppet.play('hit')
  }

  flinch(): void {
    this.puppet.play('hop')
  }

  fall(onDown: () => void): void {
    this.speed = 1
    this.puppet.play('defeat', () => {
      this.vanishing = 0
      onDown()
    })
  }

  /** Is gone, without a word. */
  vanish(): void {
    this.vanishing = fading
    this.puppet.fade(0)
  }

  rise(): void {
    this.vanishing = null
    this.puppet.fade(1)
    this.puppet.play('victory')
    this.puppet.blaze(1)
  }

  rejoice(): void {
    this.puppet.play('victory', () => this.rejoice())
  }

  /** Who may not act now stands in the shade. */
  shade(waits: boolean): void {
    this.bright = waits ? waitingShade : 1
  }

  stand(home: Spot): void {
    this.home = home
    this.puppet.grow(home.size)
  }

  /** `seconds` of the battle; breathing keeps its own time. */
  tick(seconds: number, breathing: number): void {
    const { puppet } = this
    puppet.tick(puppet.playing === 'idle' ? breathing : seconds, this.speed)
    this.advance(seconds)
    if (this.vanishing !== null && this.vanishing < fading) {
      this.vanishing = Math.min(fading, this.vanishing + seconds)
      puppet.fade(1 - this.vanishing / fading)
    }
    this.brightness += (this.bright - this.brightness) * Math.min(1, shadeSpeed * breathing)
    puppet.light(this.brightness)
  }

  private advance(seconds: number): void {
    const charges = this.target !== null && this.puppet.playing === 'attack'
    // Knocked back or done: home by the shortest way.
    this.away = charges ? this.puppet.travel : Math.max(0, this.away - this.away * homing * seconds - 0.002)
    if (!charges && this.away === 0) this.target = null
    const goal = this.target === null ? this.home : this.before(this.target)
    const { x, y } = this.home
    const way = this.away * this.stride
    this.puppet.moveTo(x + (goal.x - x) * way, y + (goal.y - y) * way)
  }

  private before({ home, puppet }: Actor): Point {
    const reach = Math.min(150, Math.max(74, (this.puppet.height + puppet.height) * 0.3))
    return { x: home.x - this.side * reach, y: home.y + beforeTarget }
  }
}
