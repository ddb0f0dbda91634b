import type { Textures } from 'phaser'

export const animalsKey = 'animals'
const cell = 64
const ink = '#2a1a2e'

type Pen = CanvasRenderingContext2D
type Paint = (pen: Pen) => void

const oval = (pen: Pen, x: number, y: number, rx: number, ry: number, turn = 0): void => {
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  pen.fill()
}
const path = (pen: Pen, points: readonly (readonly [number, number])[]): void => {
  pen.beginPath()
  for (const [i, [x, y]] of points.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
}
/** Wings up and wings down are two pictures: between them a bird flies. */
const bird =
  (wing: number): Paint =>
  (pen) => {
    pen.fillStyle = '#fff'
    oval(pen, 32, 34, 15, 7, -0.12)
    oval(pen, 46, 29, 6.5, 6)
    path(pen, [
      [18, 34],
      [4, 30],
      [8, 40],
    ])
    path(pen, [
      [24, 33],
      [40, 33],
      [30, 33 - wing],
    ])
    pen.fillStyle = '#f0a030'
    path(pen, [
      [51, 28],
      [60, 31],
      [51, 33],
    ])
    pen.fillStyle = ink
    oval(pen, 47, 28, 1.6, 1.6)
  }
const bat =
  (wing: number): Paint =>
  (pen) => {
    pen.fillStyle = '#fff'
    oval(pen, 32, 34, 6, 9)
    path(pen, [
      [28, 27],
      [26, 18],
      [31, 25],
    ])
    path(pen, [
      [36, 27],
      [38, 18],
      [33, 25],
    ])
    for (const s of [-1, 1])
      path(pen, [
        [32 + s * 4, 30],
        [32 + s * 28, 30 - wing],
        [32 + s * 22, 38],
        [32 + s * 15, 35],
        [32 + s * 8, 42],
      ])
  }
const butterfly =
  (open: number): Paint =>
  (pen) => {
    pen.fillStyle = '#fff'
    for (const s of [-1, 1]) {
      oval(pen, 32 + s * 12 * open, 24, 11 * open, 12, s * 0.4)
      oval(pen, 32 + s * 10 * open, 42, 8 * open, 9, -s * 0.3)
    }
    pen.fillStyle = ink
    oval(pen, 32, 33, 2.6, 14)
  }
/** Something with four feet that sits; tail and ears tell who. */
const sitting =
  (tail: (pen: Pen) => void, ears: readonly [height: number, width: number]): Paint =>
  (pen) => {
    pen.fillStyle = '#fff'
    tail(pen)
    oval(pen, 30, 46, 13, 13)
    oval(pen, 42, 32, 9.5, 9)
    const [height, width] = ears
    for (const x of [38, 45]) oval(pen, x, 25 - height / 2, width, height, 0.1)
    pen.fillStyle = 'rgba(42,26,46,.35)'
    oval(pen, 30, 57, 12, 4)
    pen.fillStyle = ink
    oval(pen, 45, 31, 1.9, 2.2)
    oval(pen, 51, 34, 1.6, 1.4)
  }
const bushy = (pen: Pen): void => oval(pen, 14, 34, 9, 19, 0.35)
const bob = (pen: Pen): void => oval(pen, 16, 52, 5, 5)
const thin = (pen: Pen): void => {
  pen.lineWidth = 4
  pen.strokeStyle = '#fff'
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(20, 54)
  pen.quadraticCurveTo(2, 52, 6, 32)
  pen.stroke()
}
const tumbleweed: Paint = (pen) => {
  pen.strokeStyle = '#fff'
  pen.lineWidth = 2.4
  for (let i = 0; i < 7; i++) {
    pen.beginPath()
    pen.ellipse(
      32 + Math.cos(i) * 4,
      32 + Math.sin(i * 2) * 4,
      22 - (i % 3) * 3,
      14 + (i % 4) * 3,
      i * 0.9,
      0,
      Math.PI * 2,
    )
    pen.stroke()
  }
}
const kite: Paint = (pen) => {
  pen.fillStyle = '#fff'
  path(pen, [
    [32, 4],
    [50, 24],
    [32, 48],
    [14, 24],
  ])
  pen.strokeStyle = ink
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(32, 4)
  pen.lineTo(32, 48)
  pen.moveTo(14, 24)
  pen.lineTo(50, 24)
  pen.moveTo(32, 48)
  pen.quadraticCurveTo(24, 54, 34, 62)
  pen.stroke()
}
const pebble: Paint = (pen) => {
  pen.fillStyle = '#fff'
  path(pen, [
    [20, 28],
    [34, 20],
    [46, 30],
    [42, 44],
    [26, 46],
  ])
}

/** White takes any tint: one sheet for the animals of all worlds. */
const frames = {
  'bird-up': bird(20),
  'bird-down': bird(-14),
  'bat-up': bat(14),
  'bat-down': bat(-8),
  'butterfly-up': butterfly(1),
  'butterfly-down': butterfly(0.35),
  squirrel: sitting(bushy, [6, 3.2]),
  hare: sitting(bob, [14, 3.2]),
  cat: sitting(thin, [6, 4]),
  mouse: sitting(thin, [5, 5.5]),
  tumbleweed,
  kite,
  pebble,
} as const satisfies Readonly<Record<string, Paint>>
export type AnimalFrame = keyof typeof frames

export function paintAnimals(textures: Textures.TextureManager): void {
  if (textures.exists(animalsKey)) return
  const names = Object.entries(frames)
  const columns = 4
  const texture = textures.createCanvas(animalsKey, cell * columns, cell * Math.ceil(names.length / columns))
  if (texture === null) throw new Error('cannot paint the animals')
  const pen = texture.getContext()
  for (const [i, [name, paint]] of names.entries()) {
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell]
    pen.save()
    pen.translate(x, y)
    paint(pen)
    pen.restore()
    texture.add(name, 0, x, y, cell, cell)
  }
  texture.refresh()
}
