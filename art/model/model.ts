import type { Material } from './material.ts'
import { add, cross, type Flat, size, times, unit, type Vec } from './vec.ts'

export const SHAPES = [
  'ellipsoid',
  'cone',
  'box',
  'ring',
  'curve',
  'plate',
  'turned',
  'drape',
  'tube',
] as const
type Shape = (typeof SHAPES)[number]
export const OPERATIONS = ['add', 'cut', 'keep', 'paint'] as const
type Operation = (typeof OPERATIONS)[number]
type Turn = readonly [number, number, number, number, number, number, number, number, number]

interface Frame {
  turn: Turn
  at: Vec
  scale: number
}
const RADIAN = Math.PI / 180
const REST: Frame = { turn: [1, 0, 0, 0, 1, 0, 0, 0, 1], at: [0, 0, 0], scale: 1 }
const rotate = (t: Turn, p: Vec): Vec => [
  t[0] * p[0] + t[1] * p[1] + t[2] * p[2],
  t[3] * p[0] + t[4] * p[1] + t[5] * p[2],
  t[6] * p[0] + t[7] * p[1] + t[8] * p[2],
]
const compose = (a: Turn, b: Turn): Turn => {
  const [x, y, z] = [
    rotate(a, [b[0], b[3], b[6]]),
    rotate(a, [b[1], b[4], b[7]]),
    rotate(a, [b[2], b[5], b[8]]),
  ]
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
}
const transposed = (t: Turn): Turn => [t[0], t[3], t[6], t[1], t[4], t[7], t[2], t[5], t[8]]

interface Place {
  frame: Frame
  group: number
  part: number
  /** a ball around it, in the world */
  centre: Vec
  radius: number
}
/** one solid of the model; the methods refine it in place and return it */
export class Primitive {
  operation: Operation = 'add'
  round = 0
  noise = 0
  noiseScale = 0
  seed = 0
  careful = 1
  strength = 1
  stretch: Vec = [1, 1, 1]
  points: readonly Flat[] = []
  readonly shape: Shape
  material: Material | null
  blend: number
  readonly group: number
  readonly part: number
  readonly turn: Turn
  readonly at: Vec
  readonly size: number
  readonly centre: Vec
  readonly radius: number
  readonly numbers: number[]
  constructor(shape: Shape, material: Material | null, blend: number, place: Place, numbers: number[]) {
    this.shape = shape
    this.material = material
    this.blend = blend
    this.group = place.group
    this.part = place.part
    this.turn = transposed(place.frame.turn)
    this.at = place.frame.at
    this.size = place.frame.scale
    this.centre = place.centre
    this.radius = place.radius
    this.numbers = numbers
  }
  /** lumpy surface */
  lumpy(amount: number, frequency: number): this {
    this.noise = amount
    this.noiseScale = frequency
    return this
  }
  /** its own place in the texture */
  seeded(seed: number): this {
    this.seed = seed
    return this
  }
  stretched(stretch: Vec): this {
    this.stretch = stretch
    return this
  }
  /** a ridge along the middle of a plate: blades */
  ridged(slope: number): this {
    this.numbers[4] = slope
    return this
  }
  /** a plate that thins toward its edge: leaves, feathers */
  edged(width: number): this {
    this.numbers[5] = width
    return this
  }
}
/** carve this out of its group; without a material the carved face keeps the group's own */
export const cut = (p: Primitive, blend = 0.01, material: Material | null = null): Primitive => {
  p.operation = 'cut'
  p.blend = blend
  p.material = material
  return p
}
/** recolour what lies inside this, without changing the shape */
export const paint = (p: Primitive, soft = 0.01, strength = 1): Primitive => {
  p.operation = 'paint'
  p.blend = soft
  p.strength = strength
  return p
}
export interface ModelPart {
  name: string
  parent: string
  at: Vec
  to: Vec
  soft: boolean
  hidden: boolean
  cast: number
  clip: readonly string[]
}
export interface PartOptions {
  /** share of its shadow that stays on other parts */
  cast?: number
  /** far end of a part that bends */
  to?: Vec
  /** parts behind whose surface this one is cut softly */
  clip?: readonly string[]
  /** absent at rest: eyelids */
  hidden?: boolean
}
const max = (values: Iterable<number>): number => Math.max(...values)

/** a list of solids in groups (smooth inside a group, hard between groups) with named parts and joints */
export class Model {
  readonly primitives: Primitive[] = []
  readonly parts: ModelPart[] = []
  readonly marks: { name: string; part: string; at: Vec }[] = []
  readonly lamps: { at: Vec; colour: Vec; radius: number }[] = []
  /** clip set that moves it */
  plan = ''
  order: readonly string[] = []
  private frame: Frame = REST
  private groups = 0
  private current = -1

  point(p: Vec): Vec {
    return add(rotate(this.frame.turn, times(p, this.frame.scale)), this.frame.at)
  }
  /** whatever is built inside leaves the frame as it was */
  inside(build: () => void): void {
    const kept = this.frame
    build()
    this.frame = kept
  }
  /** once for the left (-1, nearer to the eye) and once for the right (1) */
  sides(build: (side: number) => void): void {
    for (const side of [-1, 1]) this.inside(() => build(side))
  }
  move(by: Vec): void {
    this.frame = { ...this.frame, at: this.point(by) }
  }
  scale(k: number): void {
    this.frame = { ...this.frame, scale: this.frame.scale * k }
  }
  turnX(degrees: number): void {
    const [c, s] = [Math.cos(degrees * RADIAN), Math.sin(degrees * RADIAN)]
    this.turn([1, 0, 0, 0, c, -s, 0, s, c])
  }
  turnY(degrees: number): void {
    const [c, s] = [Math.cos(degrees * RADIAN), Math.sin(degrees * RADIAN)]
    this.turn([c, 0, s, 0, 1, 0, -s, 0, c])
  }
  turnZ(degrees: number): void {
    const [c, s] = [Math.cos(degrees * RADIAN), Math.sin(degrees * RADIAN)]
    this.turn([c, -s, 0, s, c, 0, 0, 0, 1])
  }
  private turn(t: Turn): void {
    this.frame = { ...this.frame, turn: compose(this.frame.turn, t) }
  }
  /** stand at a point with y along a direction */
  aim(at: Vec, up: Vec, forward: Vec = [0, 0, 1]): void {
    this.move(at)
    const y = unit(up)
    const x = unit(cross(y, forward))
    const z = cross(x, y)
    this.turn([x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]])
  }
  /** the next solids blend with each other, not with earlier ones */
  group(): void {
    this.groups++
  }
  part(name: string, parent: string, at: Vec, options: PartOptions = {}): void {
    const { cast = 1, to, clip = [], hidden = false } = options
    this.parts.push({
      name,
      parent,
      at: this.point(at),
      to: this.point(to ?? at),
      soft: to !== undefined,
      hidden,
      cast,
      clip,
    })
    this.current = this.parts.length - 1
    this.group()
  }
  /** go on with an earlier part */
  on(name: string): void {
    this.current = this.parts.findIndex((p) => p.name === name)
    if (this.current < 0) throw new Error(`no part ${name}`)
    this.group()
  }
  has(name: string): boolean {
    return this.parts.some((p) => p.name === name)
  }
  mark(name: string, part: string, at: Vec): void {
    this.marks.push({ name, part, at: this.point(at) })
  }
  lamp(at: Vec, colour: Vec, power: number, radius: number): void {
    this.lamps.push({ at: this.point(at), colour: times(colour, power), radius })
  }
  private add(
    shape: Shape,
    material: Material | null,
    blend: number,
    centre: Vec,
    radius: number,
    numbers: number[],
  ): Primitive {
    const { frame } = this
    const place = {
      frame,
      group: this.groups,
      part: this.current,
      centre: this.point(centre),
      radius: radius * frame.scale,
    }
    const primitive = new Primitive(shape, material, blend, place, numbers)
    this.primitives.push(primitive)
    return primitive
  }
  private around(at: Vec, build: () => Primitive): Primitive {
    const kept = this.frame
    this.move(at)
    const made = build()
    this.frame = kept
    return made
  }
  egg(m: Material, at: Vec, radii: Vec, blend = 0.02): Primitive {
    return this.around(at, () => this.add('ellipsoid', m, blend, [0, 0, 0], max(radii), [...radii]))
  }
  ball(m: Material, at: Vec, radius: number, blend = 0.02): Primitive {
    return this.egg(m, at, [radius, radius, radius], blend)
  }
  /** round at both ends */
  cone(m: Material, a: Vec, b: Vec, r0: number, r1: number, blend = 0.02): Primitive {
    const middle = times(add(a, b), 0.5)
    const radius = size([b[0] - a[0], b[1] - a[1], b[2] - a[2]]) / 2 + Math.max(r0, r1)
    return this.add('cone', m, blend, middle, radius, [...a, ...b, r0, r1])
  }
  box(m: Material, at: Vec, half: Vec, round = 0.02, blend = 0.01, taper = 0): Primitive {
    return this.around(at, () => {
      const inner = [half[0] - round, half[1] - round, half[2] - round, taper]
      const p = this.add('box', m, blend, [0, 0, 0], size(half) * (1 + Math.abs(taper)) + round, inner)
      p.round = round
      return p
    })
  }
  /** lies flat: its axis is y */
  ring(m: Material, at: Vec, radius: number, thick: number, blend = 0.01): Primitive {
    return this.around(at, () => this.add('ring', m, blend, [0, 0, 0], radius + thick, [radius, thick]))
  }
  tube(
    m: Material,
    at: Vec,
    radius: number,
    half: number,
    round = 0.02,
    blend = 0.01,
    top = radius,
  ): Primitive {
    return this.around(at, () => {
      const reach = Math.hypot(Math.max(radius, top), half) + round
      const p = this.add('tube', m, blend, [0, 0, 0], reach, [radius - round, half - round, top - round])
      p.round = round
      return p
    })
  }
  /** tapered quadratic curve */
  curve(m: Material, a: Vec, b: Vec, c: Vec, r0: number, r1: number, r2: number, blend = 0.02): Primitive {
    const middle = times(add(add(a, b), c), 1 / 3)
    const far = (p: Vec): number => size([p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]])
    const radius = Math.max(far(a), far(b) * 0.8, far(c)) + Math.max(r0, r1, r2)
    return this.add('curve', m, blend, middle, radius, [...a, ...b, ...c, r0, r1, r2])
  }
  /** an outline in x and y with thickness along z; bend: z = bx x² + by y² + bl x */
  plate(
    m: Material,
    outline: readonly Flat[],
    half: number,
    round = 0.01,
    blend = 0.01,
    bend: readonly [number, number, number] = [0, 0, 0],
  ): Primitive {
    const x = outline.reduce((sum, p) => sum + p[0], 0) / outline.length
    const y = outline.reduce((sum, p) => sum + p[1], 0) / outline.length
    const wide = max(outline.map((p) => Math.hypot(p[0] - x, p[1] - y)))
    const deep = max(outline.map((p) => Math.abs(bend[0] * p[0] ** 2 + bend[1] * p[1] ** 2 + bend[2] * p[0])))
    const p = this.add('plate', m, blend, [x, y, 0], Math.hypot(wide, deep) + half + round, [
      half - round,
      ...bend,
      0,
      0,
    ])
    p.points = outline
    p.round = round
    if (bend.some((b) => b !== 0)) p.careful = 0.75
    return p
  }
  /** an outline in radius and height turned around y; facets > 0: that many flat sides */
  turned(m: Material, outline: readonly Flat[], round = 0.01, blend = 0.01, facets = 0): Primitive {
    const heights = outline.map((p) => p[1])
    const [low, high] = [Math.min(...heights), max(heights)]
    const wide = max(outline.map((p) => p[0])) * (facets > 0 ? 1.15 : 1)
    const radius = Math.hypot(wide, (high - low) / 2) + round
    const p = this.add('turned', m, blend, [0, (low + high) / 2, 0], radius, [facets])
    p.points = outline
    p.round = round
    return p
  }
  /** folded cloth hanging down from y = 0 */
  drape(m: Material, d: Drape): Primitive {
    const { height, top, bottom, curve = 1, folds = 8, depth = 0.04, thick = 0 } = d
    const { arc = 180, phase = 0, sway = 0, hem = 0, blend = 0.01 } = d
    const wide = Math.max(top, bottom) + depth + Math.abs(sway)
    const radius = Math.hypot(wide, height / 2) + Math.abs(thick) + hem
    const numbers = [height, top, bottom, curve, folds, depth, thick, arc * RADIAN, phase, sway, hem]
    const p = this.add('drape', m, blend, [0, -height / 2, 0], radius, numbers)
    p.careful = 0.6
    return p
  }
}
export interface Drape {
  height: number
  top: number
  bottom: number
  /** 1 straight, 2 flaring late, below 1 flaring early */
  curve?: number
  folds?: number
  depth?: number
  /** 0: solid */
  thick?: number
  /** half angle around +z */
  arc?: number
  phase?: number
  sway?: number
  hem?: number
  blend?: number
}
