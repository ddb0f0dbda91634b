import type * as Phaser from 'phaser'
import { Puppet } from '../../../stage/puppet/puppet.ts'
import { Base } from './base.ts'
import type { BlowClips } from './choreography.ts'
import type { Spot } from './formation.ts'
import type { Point } from './point.ts'

const homing = 6
const fading = 0.45
/** In front of whom it strikes. */
const beforeTarget = 6
/** In the middle of the blow, where the weapon rests on the target. */
const heldAt = 0.62
/** Leans back before it runs, and is thrown back when it is struck: pixels of the stage. */
const windUp = 15
const thrown = 30
const recovery = 7.5
const shadeSpeed = 6
const waitingShade = 0.74
/** In the middle of a fall. */
const kneeling = 0.36

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
  private readonly base: Base
  private readonly stride: number
  private target: Actor | null = null
  private away = 0
  private speed = 1
  private vanishing: number | null = null
  private brightness = 1
  private bright = 1
  private knock = 0
  private readonly coming = { aside: 0, lift: 0 }
  private kneels = false

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
    this.base = new Base(scene, side)
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
    return this.vanishing !== null || (this.puppet.playing === 'defeat' && !this.kneels)
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

  /** `force` from 0 to 1: how far the blow throws it back. */
  suffer(brightness: number, force = 0): void {
    this.puppet.blaze(brightness)
    this.knock = Math.max(this.knock, force)
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
    this.kneels = false
    this.puppet.play('defeat', () => {
      this.vanishing = 0
      onDown()
    })
  }

  /** Is gone, without a word. */
  vanish(): void {
    this.vanishing = fading
    this.puppet.fade(0)
    this.base.fade(0)
  }

  rise(): void {
    this.vanishing = null
    this.puppet.fade(1)
    this.base.fade(1)
    this.puppet.play('victory')
    this.puppet.blaze(1)
  }

  /** Comes onto the field: so far behind its place, so high above it, so visible. */
  appear(aside: number, lift: number, alpha: number): void {
    this.coming.aside = aside
    this.coming.lift = lift
    this.puppet.fade(alpha)
    this.base.fade(alpha)
  }

  /** Lets everybody know that it is here. */
  roar(): void {
    this.puppet.play('victory')
    this.puppet.blaze(0.6)
  }

  /** Still standing, and beaten all the same. */
  kneel(): void {
    this.kneels = true
    this.puppet.playUntil('defeat', kneeling)
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
      this.base.fade(1 - this.vanishing / fading)
    }
    this.brightness += (this.bright - this.brightness) * Math.min(1, shadeSpeed * breathing)
    puppet.light(this.brightness)
    this.base.moveTo(puppet.x, puppet.y, this.home.size)
  }

  private advance(seconds: number): void {
    const charges = this.target !== null && this.puppet.playing === 'attack'
    // Knocked back or done: home by the shortest way.
    this.away = charges ? this.puppet.travel : Math.max(0, this.away - this.away * homing * seconds - 0.002)
    if (!charges && this.away === 0) this.target = null
    this.knock = Math.max(0, this.knock - this.knock * recovery * seconds - 0.002)
    const { x, y } = this.home
    const way = this.away * this.stride
    const back =
      thrown * this.stride * this.knock * this.home.size + (charges ? windUp * this.puppet.windUp : 0)
    const goalX = this.target === null ? x : this.beforeX(this.target)
    const goalY = this.target === null ? y : this.target.home.y + beforeTarget
    const { aside, lift } = this.coming
    const stood = inPicture(x + (goalX - x) * way - this.side * back, x)
    this.puppet.moveTo(stood - this.side * aside, y + (goalY - y) * way, lift)
  }

  private beforeX({ home, puppet }: Actor): number {
    const reach = Math.min(190, Math.max(74, (this.puppet.height + puppet.height) * 0.3))
    return home.x - this.side * reach
  }
}

/** A blow throws nobody out of the picture who stands in it. */
const inPicture = (x: number, home: number): number =>
  Math.max(Math.min(44, home), Math.min(Math.max(556, home), x))
