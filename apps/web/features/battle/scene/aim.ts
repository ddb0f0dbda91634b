import type * as Phaser from 'phaser'
import { layers } from '../../../stage/air/layers.ts'
import { effectsKey } from '../../../stage/paint/paint-effects.ts'
import { usePlay } from '../play/play-state.ts'
import type { Actor } from './actor.ts'
import type { Point } from './point.ts'

const gold = 0xffd94a
const red = 0xff5a4a
const ink = 0x1a0d2b
const steps = 18
const ringWidth = 0.62
const breathSpeed = 4.2

/** Rings under who strikes and who is struck, and the arrow between them. */
export class Aim {
  private readonly actors: ReadonlyMap<number, Actor>
  private readonly mine: Phaser.GameObjects.Image
  private readonly theirs: Phaser.GameObjects.Image
  private readonly arrow: Phaser.GameObjects.Graphics
  private time = 0
  private isDrawn = false
  /** Where the arrow was drawn last. */
  private readonly last = { fromX: 0, fromY: 0, toX: 0, toY: 0 }

  constructor(scene: Phaser.Scene, actors: ReadonlyMap<number, Actor>) {
    this.actors = actors
    const ring = (tint: number) =>
      scene.add
        .image(0, 0, effectsKey, 'ring')
        .setTint(tint)
        .setDepth(layers.shadows - 1)
        .setVisible(false)
    this.mine = ring(gold)
    this.theirs = ring(red)
    this.arrow = scene.add.graphics().setDepth(layers.air - 1)
  }

  tick(seconds: number): void {
    this.time += seconds
    const { attackerId, targetId, aim, pending } = usePlay.getState()
    const isFree = pending === null
    const attacker = isFree && attackerId !== null ? this.actors.get(attackerId) : undefined
    const target = isFree && targetId !== null ? this.actors.get(targetId) : undefined
    this.put(this.mine, attacker)
    this.put(this.theirs, target)
    const end = target?.chest ?? aim
    this.point(attacker?.chest ?? null, end)
  }

  private put(ring: Phaser.GameObjects.Image, actor: Actor | undefined): void {
    ring.setVisible(actor !== undefined)
    if (actor === undefined) return
    const size = actor.home.size * ringWidth * (1 + 0.05 * Math.sin(this.time * breathSpeed))
    ring.setPosition(actor.foot.x, actor.foot.y - 2).setScale(size)
  }

  private point(from: Point | null, to: Point | null): void {
    if (from === null || to === null) {
      if (this.isDrawn) this.arrow.clear()
      this.isDrawn = false
      return
    }
    if (this.isDrawn && this.isWhereItWas(from, to)) return
    this.isDrawn = true
    this.arrow.clear()
    this.draw(from, to)
  }

  /** Remembers it, if not. */
  private isWhereItWas(from: Point, to: Point): boolean {
    const { last } = this
    const moved =
      Math.abs(from.x - last.fromX) +
      Math.abs(from.y - last.fromY) +
      Math.abs(to.x - last.toX) +
      Math.abs(to.y - last.toY)
    if (moved < 1) return true
    last.fromX = from.x
    last.fromY = from.y
    last.toX = to.x
    last.toY = to.y
    return false
  }

  private draw(from: Point, to: Point): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const long = Math.hypot(dx, dy)
    if (long < 60) return
    const at = (share: number): Point => ({
      x: from.x + dx * share,
      y: from.y + dy * share - Math.sin(share * Math.PI) * Math.min(70, long * 0.24),
    })
    const [first, last] = [34 / long, 1 - 52 / long]
    const line = Array.from({ length: steps + 1 }, (_, i) => at(first + ((last - first) * i) / steps))
    const [tip, before] = [line[steps] ?? to, line[steps - 2] ?? from]
    const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
    for (const [grow, colour] of [
      [4, ink],
      [0, gold],
    ] as const) {
      this.arrow.fillStyle(colour, 1)
      this.arrow.fillPoints(ribbon(line, grow), true)
      this.arrow.fillPoints(head(tip, angle, grow), true)
    }
  }
}

/** A line that swells towards its end. */
function ribbon(line: readonly Point[], grow: number): Phaser.Math.Vector2[] {
  const edge = (side: 1 | -1): Point[] =>
    line.map((point, i) => {
      const [before, next] = [line[i - 1] ?? point, line[i + 1] ?? point]
      const angle = Math.atan2(next.y - before.y, next.x - before.x) + (side * Math.PI) / 2
      const half = 2.5 + (7 * i) / line.length + grow
      return { x: point.x + Math.cos(angle) * half, y: point.y + Math.sin(angle) * half }
    })
  return [...edge(1), ...edge(-1).reverse()] as Phaser.Math.Vector2[]
}

function head({ x, y }: Point, angle: number, grow: number): Phaser.Math.Vector2[] {
  const corner = (along: number, across: number): Point => ({
    x: x + Math.cos(angle) * along - Math.sin(angle) * across,
    y: y + Math.sin(angle) * along + Math.cos(angle) * across,
  })
  const corners = [
    corner(30 + grow * 1.6, 0),
    corner(-6 - grow, 22 + grow * 1.5),
    corner(-6 - grow, -22 - grow * 1.5),
  ]
  return corners as Phaser.Math.Vector2[]
}
