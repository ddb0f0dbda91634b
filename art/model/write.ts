import { type Material, TEXTURES } from './material.ts'
import { type Model, OPERATIONS, type Primitive, SHAPES } from './model.ts'
import type { Camera, Ground, Options } from './studio.ts'
import type { Flat } from './vec.ts'

export interface Shot {
  model: Model
  camera: Camera
  options: Options
  ground?: Ground
}
/** five decimals: enough for the eye, and the same text on every machine */
const number = (v: number): string => {
  if (!Number.isFinite(v)) throw new Error(`the model holds ${v}`)
  return String(Math.round(v * 1e5) / 1e5 + 0)
}
const numbers = (...values: readonly (number | readonly number[])[]): string =>
  values.flat().map(number).join(' ')

const materialLine = (m: Material): string =>
  `material ${TEXTURES.indexOf(m.texture)} ${numbers(m.colour, m.colour2, m.colour3, m.emission, m.extra)} ${numbers(m.rough, m.metal, m.specular, m.skin, m.through, m.scale, m.bump, m.wear)}`

const primitiveLine = (p: Primitive, material: number, first: number): string =>
  [
    'primitive',
    numbers(SHAPES.indexOf(p.shape), OPERATIONS.indexOf(p.operation), p.group, material, p.part),
    numbers(p.blend, p.round, p.noise, p.noiseScale, p.seed, p.careful, p.size, p.strength),
    numbers(p.turn, p.at, p.stretch, p.centre),
    numbers(p.radius, first, p.points.length),
    numbers([...p.numbers, ...Array<number>(12).fill(0)].slice(0, 12)),
  ].join(' ')

const optionLine = (key: string, value: number | boolean | readonly number[]): string =>
  `option ${key} ${typeof value === 'boolean' ? Number(value) : numbers(value)}`

/** the model file of the renderer */
export const write = ({ model, camera, options, ground }: Shot): string => {
  const materials = new Map<string, number>()
  const points: Flat[] = []
  const primitives = model.primitives.map((p) => {
    const line = p.material ? materialLine(p.material) : null
    if (line !== null && !materials.has(line)) materials.set(line, materials.size)
    const first = points.length
    points.push(...p.points)
    return primitiveLine(p, line === null ? -1 : (materials.get(line) ?? -1), first)
  })
  const { distance = 0, halfHeight = 0 } = camera
  return [
    ...Object.entries(options).map(([key, value]) => optionLine(key, value)),
    `camera ${numbers(camera.yaw, camera.pitch, camera.scale, camera.foot, camera.target, distance, halfHeight)}`,
    ...(ground
      ? [
          `ground ${Number(ground.flat)} ${numbers(ground.stairs, ground.variant, ground.depth, ground.rise, ground.halfRoad, ground.path, ground.strokes, ground.lavaGlow)} ${numbers([...ground.bends, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 8))} ${numbers(ground.colours.flat())}`,
        ]
      : []),
    ...materials.keys(),
    ...points.map((p) => `point ${numbers(p)}`),
    ...model.parts.map(
      (p) =>
        `part ${p.name} ${p.parent || '-'} ${Number(p.soft)} ${Number(p.hidden)} ${numbers(p.cast, p.at, p.to)} ${p.clip.join(' ')}`,
    ),
    ...(model.parts.length > 0 ? [`order ${model.order.join(' ')}`] : []),
    ...model.marks.map((m) => `mark ${m.name} ${m.part} ${numbers(m.at)}`),
    ...model.lamps.map((l) => `lamp ${numbers(l.at, l.colour, l.radius)}`),
    ...primitives,
    '',
  ].join('\n')
}
