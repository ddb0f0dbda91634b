import { clipsOf } from '@skystair/art/clips/clip-sets.ts'
import { type Clip, type ClipName, type ClipSet, mixPoses, type Pose } from '@skystair/art/clips/pose.ts'
import { type Rig, UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'
import { Skeleton } from '@skystair/art/clips/skeleton.ts'
import * as Phaser from 'phaser'
import { layers } from '../air/layers.ts'
import { textureKey } from '../art/first-art.ts'
import { areaOf, pictureOf } from './cast-sheet.ts'
import { drawAtOnce } from './draw-at-once.ts'
import { layVertices, meshOf, type Placement } from './mesh.ts'
import { PuppetShadow } from './puppet-shadow.ts'
import { upwards, type Worn } from './worn.ts'

type RenderNode = Phaser.Renderer.WebGL.RenderNodes.RenderNode

const blendSeconds = 0.11
/** Share of an attack before the body sets off. */
const windUpUntil = 0.26
/** How fast the light of a blow goes out, a second. */
const blazeLoss = 6

export interface PuppetLook {
  /** 1 is the size on the road. */
  readonly size?: number
  /** -1 looks left. */
  readonly side?: 1 | -1
}

/** One creature: all its parts in a single mesh, moved by clips that are functions of time. */
export class Puppet {
  readonly rig: Rig
  readonly mesh: Phaser.GameObjects.Mesh2D
  private readonly skeleton: Skeleton
  private readonly clips: ClipSet
  private readonly shadow: PuppetShadow
  private size: number
  private side: 1 | -1
  private readonly placement: Placement = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  private clip: Clip
  private time: number
  private pose: Pose = {}
  private before: Pose | null = null
  private blended = 1
  private onDone: (() => void) | null = null
  private name: ClipName = 'idle'
  private until = 1
  private flash: Phaser.GameObjects.Mesh2D | null = null
  private brightness = 0
  private worn: Worn | null = null
  /** Where what it wears sits, seen from the foot. */
  private readonly seat = { x: 0, y: 0 }

  constructor(
    scene: Phaser.Scene,
    id: string,
    x: number,
    y: number,
    { size = 1, side = 1 }: PuppetLook = {},
  ) {
    const key = textureKey({ kind: 'puppet', id })
    this.rig = scene.cache.json.get(key) as Rig
    const picture = pictureOf(scene, key)
    this.skeleton = new Skeleton(this.rig)
    this.clips = clipsOf(this.rig.plan)
    this.size = size
    this.side = side
    const { vertices, quads } = meshOf(this.skeleton.grids, areaOf(picture))
    this.mesh = addMesh(scene, picture.texture.key, vertices, quads).setPosition(x, y)
    this.shadow = new PuppetShadow(scene, this.rig, picture, size)
    this.clip = this.clips.idle
    // Neighbours never breathe in step.
    this.time = Math.random() * this.clip.duration
    this.moveTo(x, y)
    this.tick(0)
  }

  get x(): number {
    return this.mesh.x
  }

  get y(): number {
    return this.mesh.y
  }

  /** Height above the foot, in pixels of the road. */
  get height(): number {
    return (this.rig.height / UNITS_PER_PIXEL) * this.size
  }

  /** Stands with its foot at a point; who stands lower on the screen stands in front. */
  moveTo(x: number, y: number, lift = 0): void {
    this.mesh.setPosition(x, y - lift).setDepth(layers.bodies + y)
    this.shadow.moveTo(x, y, lift)
    this.carry()
  }

  /** Another size, at once: 1 is that on the road. */
  grow(size: number): void {
    if (size === this.size) return
    this.size = size
    this.shadow.grow(size)
  }

  /** 1 looks right, -1 left. */
  face(side: 1 | -1): void {
    this.side = side
  }

  /** Plays a clip once (or for ever, if it loops) and comes back to breathing. */
  play(name: ClipName, onDone: (() => void) | null = null): void {
    this.before = this.pose
    this.blended = 0
    this.clip = this.clips[name]
    this.time = 0
    this.onDone = onDone
    this.name = name
    this.until = 1
  }

  /** Plays a clip up to a moment of it (0..1) and waits there for the next. */
  playUntil(name: ClipName, until: number): void {
    this.play(name)
    this.until = until
  }

  get playing(): ClipName {
    return this.name
  }

  /** Share of the way to the target that the clip has come; 0 for those that stay in place. */
  get travel(): number {
    return this.clip.travel?.(Math.min(this.until, this.time / this.clip.duration)) ?? 0
  }

  /** From 0 to 1 and back before it sets off: a body leans away from where it will strike. */
  get windUp(): number {
    const passed = this.time / this.clip.duration / windUpUntil
    return passed < 1 && this.clip.travel !== undefined ? Math.sin(passed * Math.PI) : 0
  }

  /** Seconds of a clip, and when in it the blow falls. */
  moveOf(name: ClipName): { duration: number; hit: number } {
    const { duration, hit } = this.clips[name]
    return { duration, hit: hit ?? 0.5 }
  }

  /** Where a mark of the rig (a mouth, the tip of a staff) is right now; the middle of the body if it has none. */
  mark(...names: readonly string[]): { x: number; y: number } {
    const name = names.find((candidate) => this.rig.marks[candidate] !== undefined) ?? ''
    const mark = this.rig.marks[name]
    const point = mark === undefined ? null : this.pointOf(mark.part, mark.at[0], mark.at[1])
    if (point === null) return { x: this.x, y: this.y - this.height * 0.5 }
    return { x: this.x + point.x, y: this.mesh.y + point.y }
  }

  /** Puts something on, or takes it off. */
  wear(worn: Worn | null): void {
    this.worn?.image.destroy()
    this.worn = worn
    worn?.image.setAlpha(this.mesh.alpha).setVisible(this.mesh.visible)
    this.tick(0)
  }

  fade(alpha: number): void {
    this.worn?.image.setAlpha(alpha).setVisible(alpha > 0)
    this.mesh.setAlpha(alpha).setVisible(alpha > 0)
    this.shadow.fade(alpha)
  }

  /** Lights up for a blink, as whoever is struck does. */
  blaze(brightness: number): void {
    this.brightness = brightness
    this.flash ??= this.addFlash()
  }

  /** 1 is plain; less is darker, as in shade. */
  light(share: number): void {
    const value = Math.round(255 * share)
    const tint = (value << 16) | (Math.round(value * 0.98) << 8) | Math.min(255, Math.round(value * 1.04))
    tintable(this.mesh).tint = tint
    this.worn?.image.setTint(tint)
  }

  tick(seconds: number, speed = 1): void {
    const { clip } = this
    this.time += seconds * speed
    const passed = Math.min(this.time / clip.duration, clip.loop ? Number.POSITIVE_INFINITY : this.until)
    this.pose = clip.pose(clip.loop ? passed % 1 : Math.min(1, passed))
    if (this.before !== null) this.blend(seconds * speed)
    if (this.worn !== null) this.takeOff(this.worn.instead)
    this.skeleton.solve(this.pose)
    this.place()
    if (this.worn !== null) this.seatOf(this.worn)
    this.carry()
    layVertices(this.mesh.vertices, this.skeleton, this.pose, this.placement)
    if (this.flash !== null) this.dim(this.flash, seconds)
    if (!clip.loop && passed >= 1) this.finish()
  }

  destroy(): void {
    this.mesh.destroy()
    this.worn?.image.destroy()
    this.flash?.destroy()
    this.shadow.destroy()
  }

  /** Where a point of a part is right now, in pixels from the foot. */
  private pointOf(part: string, x: number, y: number): { x: number; y: number } | null {
    const joint = this.skeleton.joint(part)
    if (joint === null) return null
    const point = { x: 0, y: 0 }
    this.skeleton.map(joint, x, y, point)
    const { a, b, c, d, e, f } = this.placement
    return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }
  }

  private takeOff(part: string): void {
    const { [part]: own = {} } = this.pose
    this.pose = { ...this.pose, [part]: { ...own, on: -1 } }
  }

  /** What is worn leans as the part under it does. */
  private seatOf({ image, part, at, scale }: Worn): void {
    const foot = this.pointOf(part, at[0], at[1])
    const up = this.pointOf(part, at[0], at[1] - upwards)
    if (foot === null || up === null) return
    this.seat.x = foot.x
    this.seat.y = foot.y
    const size = (scale * this.size) / UNITS_PER_PIXEL
    image.setRotation(Math.atan2(up.x - foot.x, foot.y - up.y)).setScale(size * this.side, size)
  }

  private carry(): void {
    const { worn, mesh, seat } = this
    worn?.image.setPosition(mesh.x + seat.x, mesh.y + seat.y).setDepth(mesh.depth + 0.005)
  }

  private finish(): void {
    const { onDone } = this
    this.onDone = null
    // Who is beaten stays down.
    if (this.name !== 'defeat') this.play('idle')
    onDone?.()
  }

  /** The same mesh again, added to itself: cheap, and only while it shines. */
  private addFlash(): Phaser.GameObjects.Mesh2D {
    const { scene, texture, vertices, indicesOrdered } = this.mesh
    return addMesh(scene, texture.key, vertices, indicesOrdered ?? []).setBlendMode('ADD')
  }

  private dim(flash: Phaser.GameObjects.Mesh2D, seconds: number): void {
    this.brightness = Math.max(0, this.brightness - seconds * blazeLoss)
    flash
      .setVisible(this.brightness > 0)
      .setAlpha(Math.min(1, this.brightness))
      .setPosition(this.mesh.x, this.mesh.y)
      .setDepth(this.mesh.depth + 0.01)
  }

  private blend(seconds: number): void {
    this.blended = Math.min(1, this.blended + seconds / blendSeconds)
    const share = this.blended ** 2 * (3 - 2 * this.blended)
    this.pose = mixPoses(this.before ?? {}, this.pose, share)
    if (this.blended === 1) this.before = null
  }

  /** Root bone, size and mirror in one matrix: picture units around the foot become pixels. */
  private place(): void {
    const root = this.pose.root ?? {}
    const { r = 0, x = 0, y = 0, sx = 1, sy = 1, air = 0 } = root
    const [footX, footY] = this.rig.foot
    const scale = this.size / UNITS_PER_PIXEL
    const [cos, sin] = [Math.cos((r * Math.PI) / 180), Math.sin((r * Math.PI) / 180)]
    const m = this.placement
    m.a = cos * sx * scale * this.side
    m.c = -sin * sy * scale * this.side
    m.b = sin * sx * scale
    m.d = cos * sy * scale
    m.e = x * scale * this.side - m.a * footX - m.c * footY
    m.f = (y - air) * scale - m.b * footX - m.d * footY
    this.shadow.rise(Math.max(0, air) * scale, x * scale * this.side)
  }
}

function addMesh(
  scene: Phaser.Scene,
  key: string,
  vertices: number[],
  quads: number[],
): Phaser.GameObjects.Mesh2D {
  const mesh = new Phaser.GameObjects.Mesh2D(scene, 0, 0, key, vertices, [], true)
  mesh.indicesOrdered = quads
  mesh.useOrderedIndices = true
  mesh.setRenderNodeRole('Submitter', drawAtOnce as unknown as RenderNode)
  return scene.add.existing(mesh)
}

/** The engine has these fields; its types do not know them yet. */
const tintable = (mesh: Phaser.GameObjects.Mesh2D): { tint: number } => mesh as unknown as { tint: number }
