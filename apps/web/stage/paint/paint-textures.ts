import type { Textures } from 'phaser'

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void
type Stop = readonly [at: number, colour: string]

/**
 * Small soft pictures that code paints better than files carry. Those that end at an edge have sides that are
 * no powers of two: the others repeat, and a bright edge would show at the dark end.
 */
const paintings: Readonly<Record<string, readonly [width: number, height: number, paint: Paint]>> = {
  shade: [64, 64, disc([0, 'rgba(24,10,40,1)'], [0.55, 'rgba(24,10,40,.7)'], [1, 'rgba(24,10,40,0)'])],
  soft: [64, 64, disc([0, '#fff'], [0.35, 'rgba(255,255,255,.55)'], [1, 'rgba(255,255,255,0)'])],
  fog: [
    10,
    250,
    fall([0, 'rgba(232,240,255,1)'], [0.45, 'rgba(226,236,255,.82)'], [1, 'rgba(226,236,255,0)']),
  ],
  shaft: [120, 500, shaft],
  cloud: [256, 128, cloud],
}

export function paintTextures(textures: Textures.TextureManager): void {
  for (const [key, [width, height, paint]] of Object.entries(paintings)) {
    const texture = textures.createCanvas(key, width, height)
    if (texture === null) throw new Error(`cannot paint ${key}`)
    paint(texture.getContext(), width, height)
    texture.refresh()
  }
}

function disc(...stops: readonly Stop[]): Paint {
  return (context, width, height) => {
    const gradient = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2)
    fill(context, gradient, stops, width, height)
  }
}

function fall(...stops: readonly Stop[]): Paint {
  return (context, width, height) =>
    fill(context, context.createLinearGradient(0, 0, 0, height), stops, width, height)
}

function fill(
  context: CanvasRenderingContext2D,
  gradient: CanvasGradient,
  stops: readonly Stop[],
  width: number,
  height: number,
): void {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/** A beam of sun: bright at its upper end, soft at both sides. */
function shaft(context: CanvasRenderingContext2D, width: number, height: number): void {
  const across = context.createLinearGradient(0, 0, width, 0)
  fill(
    context,
    across,
    [
      [0, 'rgba(255,240,190,0)'],
      [0.5, 'rgba(255,240,190,1)'],
      [1, 'rgba(255,240,190,0)'],
    ],
    width,
    height,
  )
  context.globalCompositeOperation = 'destination-in'
  const down = context.createLinearGradient(0, 0, 0, height)
  fill(
    context,
    down,
    [
      [0, 'rgba(0,0,0,.9)'],
      [1, 'rgba(0,0,0,0)'],
    ],
    width,
    height,
  )
}

function cloud(context: CanvasRenderingContext2D, width: number, height: number): void {
  const puffs = [
    [0.25, 0.6, 0.3],
    [0.45, 0.45, 0.42],
    [0.68, 0.55, 0.36],
    [0.82, 0.68, 0.24],
  ] as const
  for (const [x, y, radius] of puffs) {
    const gradient = context.createRadialGradient(
      x * width,
      y * height,
      0,
      x * width,
      y * height,
      radius * height,
    )
    fill(
      context,
      gradient,
      [
        [0, 'rgba(240,246,255,.9)'],
        [0.6, 'rgba(236,243,255,.6)'],
        [1, 'rgba(236,243,255,0)'],
      ],
      width,
      height,
    )
  }
}
