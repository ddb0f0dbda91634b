import type * as Phaser from 'phaser'
import { layers } from '../../../../stage/air/layers.ts'
import { artScale } from '../../../../stage/art/art-scale.ts'
import { puppetArt, textureKey } from '../../../../stage/art/first-art.ts'
import { loadArt } from '../../../../stage/art/load-art.ts'
import { makeRoom } from '../../../../stage/art/make-room.ts'
import { missingArt } from '../../../../stage/art/missing-art.ts'
import { prefersCalm } from '../../../../stage/game/calm.ts'
import { type Fit, type Point, yOf } from '../../../../stage/ground/fit-ground.ts'
import { leaveSeats, seatTogether } from '../../../../stage/puppet/cast-sheet.ts'
import type { Stander as Who } from '../arena-board.ts'
import { ownPlace, pedestals } from '../layout.ts'
import { arenaArt } from './arena-art.ts'
import { raysKey } from './paint-arena.ts'
import { Stander } from './stander.ts'

const swapSeconds = 1.5
const fadeSeconds = 0.35

interface Swap {
  readonly rival: Stander
  passed: number
  /** null: it was told. */
  onLanded: ((x: number, y: number) => void) | null
}

/** Five rivals on their pedestals, and the player on the stone. */
export class Standers {
  private readonly scene: Phaser.Scene
  private readonly calm = prefersCalm()
  private readonly rays: Phaser.GameObjects.Image
  private rivals: readonly { readonly id: number; readonly stander: Stander }[] = []
  private own: Stander | null = null
  private shown = ''
  private age = 0
  private time = 0
  private chosen: number | null = null
  /** Who changes places with the player, and since when. */
  private swap: Swap | null = null

  constructor(scene: Phaser.Scene) {
    this.scene = scene
    this.rays = scene.add.image(0, 0, raysKey).setTint(0xfff0a0).setBlendMode('ADD').setVisible(false)
  }

  /** Others come when their figures are here. Answers whether these are the ones now on the stage. */
  async show(rivals: readonly Who[], own: string, fit: Fit): Promise<boolean> {
    const shown = JSON.stringify([rivals, own, fit])
    if (shown === this.shown) return true
    this.shown = shown
    const { scene } = this
    const scale = artScale(scene) === 2 ? 2 : 1
    const figures = [...new Set([own, ...rivals.map(({ figure }) => figure)])]
    const needed = figures.flatMap((id) => puppetArt(id, scale))
    const missing = missingArt(scene, needed)
    if (missing.length > 0) await loadArt(scene, missing)
    if (!scene.sys.isActive() || shown !== this.shown) return false
    this.leave()
    makeRoom(scene, [...needed, ...arenaArt(scale)])
    seatTogether(
      scene,
      figures.map((id) => textureKey({ kind: 'puppet', id })),
    )
    this.rivals = rivals.flatMap(({ id, figure }, i) => {
      const place = pedestals[i]
      return place === undefined ? [] : [{ id, stander: new Stander(scene, 'pedestal', figure, place, fit) }]
    })
    this.own = new Stander(scene, 'standing-stone', own, ownPlace, fit)
    this.choose(this.chosen, fit)
    return true
  }

  /** Who is chosen stands in light. */
  choose(id: number | null, fit: Fit): void {
    this.chosen = id
    const home = this.rivals.find((rival) => rival.id === id)?.stander.home
    this.rays.setVisible(home !== undefined)
    if (home === undefined) return
    this.rays
      .setPosition(home.x, yOf(fit, home.y) - 40 * fit.size)
      .setScale(0.95 * fit.size)
      .setDepth(layers.halos)
  }

  /** The stones of the player and of this rival change places; where each comes down is told. */
  swapWith(id: number, onLanded: (x: number, y: number) => void): void {
    const rival = this.rivals.find((one) => one.id === id)?.stander
    if (rival === undefined) return
    this.rays.setVisible(false)
    this.swap = { rival, passed: this.calm ? swapSeconds : 0, onLanded }
  }

  rejoice(): void {
    this.own?.puppet.play('victory')
  }

  tick(seconds: number): void {
    this.time += seconds
    this.age = Math.min(fadeSeconds, this.age + seconds)
    if (this.rays.visible && !this.calm) this.rays.setRotation(this.time * 0.18)
    this.rays.setAlpha(0.4 + (this.calm ? 0 : 0.08 * Math.sin(this.time * 2.1)))
    const alpha = this.calm ? 1 : this.age / fadeSeconds
    for (const { stander } of this.rivals) {
      stander.tick(seconds)
      stander.fade(alpha)
    }
    this.own?.tick(seconds)
    if (this.swap !== null) this.change(seconds, this.swap)
  }

  close(): void {
    this.leave()
    leaveSeats(this.scene)
  }

  private change(seconds: number, swap: Swap): void {
    const { own } = this
    if (own === null) return
    const { onLanded } = swap
    swap.passed = Math.min(swapSeconds, swap.passed + seconds)
    const share = swap.passed / swapSeconds
    const way = share * share * (3 - 2 * share)
    const [here, there] = [own.home, swap.rival.home]
    const lift = Math.sin(Math.PI * share)
    // The climber goes over, the other one around.
    own.stand(between(here, there, way), 70 * lift)
    const around = between(there, here, way)
    swap.rival.stand({ x: around.x + (there.x < 300 ? 60 : -60) * lift, y: around.y }, 10 * lift)
    if (share < 1 || onLanded === null) return
    swap.onLanded = null
    for (const stander of [own, swap.rival]) onLanded(stander.x, stander.foot)
  }

  private leave(): void {
    for (const { stander } of this.rivals) stander.destroy()
    this.own?.destroy()
    this.rivals = []
    this.own = null
    this.swap = null
    this.age = 0
  }
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
