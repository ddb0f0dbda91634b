/** Paints the distance and the floor of a battle ground. Its chance is its own: the same ground is painted every time. */
export class Brush {
  readonly width: number
  readonly height: number
  /** Where the floor ends and the distance begins. */
  readonly horizon: number
  readonly context: CanvasRenderingContext2D
  private seed = 7

  constructor(context: CanvasRenderingContext2D, width: number, height: number, horizon: number) {
    this.context = context
    this.width = width
    this.height = height
    this.horizon = horizon
  }

  chance(least = 0, most = 1): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (most - least)
  }

  /** How large a thing is whose foot stands at this height: 1 at the lower edge. */
  near(y: number): number {
    return 0.5 + 0.5 * Math.max(0, (y - this.horizon) / (this.height - this.horizon))
  }

  sky(...stops: readonly (readonly [at: number, colour: string])[]): void {
    const gradient = this.context.createLinearGradient(0, 0, 0, this.horizon + 30)
    for (const [at, colour] of stops) gradient.addColorStop(at, colour)
    this.fill(gradient, 0, 0, this.width, this.horizon + 30)
  }

  fill(style: string | CanvasGradient, x: number, y: number, width: number, height: number): void {
    this.context.fillStyle = style
    this.context.fillRect(x, y, width, height)
  }

  shape(colour: string, points: readonly (readonly [number, number])[]): void {
    const { context } = this
    context.fillStyle = colour
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.fill()
  }

  oval(colour: string | CanvasGradient, x: number, y: number, across: number, down: number): void {
    const { context } = this
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
    context.fill()
  }

  line(colour: string, width: number, points: readonly (readonly [number, number])[]): void {
    const { context } = this
    context.strokeStyle = colour
    context.lineWidth = width
    context.lineJoin = context.lineCap = 'round'
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.stroke()
  }

  ring(colour: string, thick: number, x: number, y: number, across: number, down: number): void {
    const { context } = this
    context.strokeStyle = colour
    context.lineWidth = thick
    context.beginPath()
    context.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
    context.stroke()
  }

  /** Soft light; the colour as three numbers. */
  glow(x: number, y: number, across: number, down: number, colour: string, alpha: number): void {
    const { context } = this
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, `rgba(${colour},${alpha})`)
    gradient.addColorStop(0.5, `rgba(${colour},${alpha * 0.4})`)
    gradient.addColorStop(1, `rgba(${colour},0)`)
    context.save()
    context.translate(x, y)
    context.scale(across, down)
    context.fillStyle = gradient
    context.fillRect(-1, -1, 2, 2)
    context.restore()
  }

  /** Air between the distance and the eye. */
  haze(y: number, tall: number, colour: string, alpha: number): void {
    const gradient = this.context.createLinearGradient(0, y - tall, 0, y + tall)
    gradient.addColorStop(0, `rgba(${colour},0)`)
    gradient.addColorStop(0.5, `rgba(${colour},${alpha})`)
    gradient.addColorStop(1, `rgba(${colour},0)`)
    this.fill(gradient, 0, y - tall, this.width, tall * 2)
  }

  /** Hills: so far above the horizon, so rough. */
  ridge(colour: string, up: number, rough: number, wave: number, turn = 0): void {
    const points: (readonly [number, number])[] = [[0, this.horizon + 40]]
    for (let x = 0; x <= this.width; x += 6)
      points.push([
        x,
        this.horizon -
          up -
          rough *
            (Math.sin(x / wave + turn) +
              0.5 * Math.sin(x / wave / 0.37 + turn * 2.3) +
              0.25 * Math.sin(x / 9)),
      ])
    points.push([this.width, this.horizon + 40])
    this.shape(colour, points)
  }

  /** One thing after another along a line. */
  row(count: number, stamp: (x: number, i: number) => void, from = -10, to = this.width + 10): void {
    for (let i = 0; i < count; i++) stamp(from + ((to - from) * (i + 0.5)) / count, i)
  }

  fir(colour: string, x: number, y: number, tall: number): void {
    for (const [share, wide] of [
      [0, 0.3],
      [0.26, 0.25],
      [0.5, 0.18],
    ] as const)
      this.shape(colour, [
        [x - tall * wide, y - tall * share],
        [x, y - tall * (share + 0.5)],
        [x + tall * wide, y - tall * share],
      ])
  }

  /** A crown of leaves on a trunk. */
  leafy(colour: string, trunk: string, x: number, y: number, tall: number): void {
    this.fill(trunk, x - tall * 0.04, y - tall * 0.5, tall * 0.08, tall * 0.5)
    for (const [dx, dy, radius] of [
      [0, 0.72, 0.26],
      [-0.22, 0.58, 0.2],
      [0.22, 0.58, 0.2],
      [0, 0.5, 0.22],
    ] as const)
      this.oval(colour, x + dx * tall, y - dy * tall, radius * tall, radius * tall * 0.92)
  }

  /** A bare tree; upside down where `tall` is less than nothing. */
  bare(colour: string, x: number, y: number, tall: number): void {
    const branch = (
      fromX: number,
      fromY: number,
      long: number,
      angle: number,
      thick: number,
      deep: number,
    ): void => {
      const [toX, toY] = [fromX + Math.sin(angle) * Math.abs(long), fromY - Math.cos(angle) * long]
      this.line(colour, thick, [
        [fromX, fromY],
        [toX, toY],
      ])
      if (deep === 0) return
      branch(toX, toY, long * 0.68, angle - this.chance(0.3, 0.7), thick * 0.62, deep - 1)
      branch(toX, toY, long * 0.62, angle + this.chance(0.3, 0.7), thick * 0.62, deep - 1)
    }
    branch(x, y, tall * 0.4, 0, Math.abs(tall) * 0.08, 3)
  }

  /** A pillar with a capital and a foot. */
  column(light: string, shade: string, x: number, top: number, bottom: number, wide: number): void {
    const gradient = this.context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0)
    gradient.addColorStop(0, light)
    gradient.addColorStop(1, shade)
    this.fill(gradient, x - wide / 2, top, wide, bottom - top)
    this.fill(light, x - wide * 0.72, top, wide * 1.44, wide * 0.4)
    this.fill(shade, x - wide * 0.72, bottom - wide * 0.4, wide * 1.44, wide * 0.4)
  }

  /** A window or a gate with a round head. */
  arch(style: string | CanvasGradient, x: number, bottom: number, wide: number, tall: number): void {
    const { context } = this
    context.fillStyle = style
    context.beginPath()
    context.moveTo(x - wide / 2, bottom)
    context.lineTo(x - wide / 2, bottom - tall + wide / 2)
    context.arc(x, bottom - tall + wide / 2, wide / 2, Math.PI, 0)
    context.lineTo(x + wide / 2, bottom)
    context.fill()
  }

  /** A house under a pointed roof; windows are lit. */
  house(
    wall: string,
    roof: string,
    window: string,
    x: number,
    bottom: number,
    wide: number,
    tall: number,
  ): void {
    this.fill(wall, x - wide / 2, bottom - tall, wide, tall)
    this.shape(roof, [
      [x - wide * 0.62, bottom - tall],
      [x, bottom - tall - wide * 0.55],
      [x + wide * 0.62, bottom - tall],
    ])
    for (const side of [-0.24, 0.24])
      this.arch(window, x + side * wide, bottom - tall * 0.3, wide * 0.18, tall * 0.4)
  }

  stars(count: number, colour: string): void {
    for (let i = 0; i < count; i++) {
      this.context.globalAlpha = this.chance(0.3, 1)
      const size = this.chance(0.6, 2.2)
      this.oval(colour, this.chance(0, this.width), this.chance(0, this.horizon * 0.95), size, size)
    }
    this.context.globalAlpha = 1
  }

  /** Slabs that run together in the distance: light and dark by turns. */
  slabs(light: string, dark: string, rows: number, columns: number): void {
    const { horizon, height, width } = this
    const at = (row: number): number => horizon + (height - horizon) * (row / rows) ** 1.7
    const x = (column: number, y: number): number =>
      width / 2 + (column - columns / 2) * (width / 5) * this.near(y)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [top, bottom] = [at(row), at(row + 1)]
        this.shape((row + column) % 2 === 0 ? light : dark, [
          [x(column, top), top],
          [x(column + 1, top), top],
          [x(column + 1, bottom) + 0.5, bottom + 0.5],
          [x(column, bottom), bottom + 0.5],
        ])
      }
  }

  /** Boards across, from the distance to the eye; the gaps show what lies below. */
  boards(light: string, dark: string, count: number, gap: string): void {
    const { horizon, height, width } = this
    this.fill(gap, 0, horizon, width, height - horizon)
    for (let i = 0; i < count; i++) {
      const [top, bottom] = [i, i + 0.93].map((row) => horizon + (height - horizon) * (row / count) ** 1.5)
      if (top === undefined || bottom === undefined) continue
      const shift = this.chance(-12, 12)
      this.fill(i % 2 === 0 ? light : dark, shift - 20, top, width + 40, bottom - top)
      this.fill('rgba(255,255,255,.14)', shift - 20, top, width + 40, Math.max(1, (bottom - top) * 0.1))
    }
  }

  crack(colour: string, x: number, y: number, long: number): void {
    const points: [number, number][] = [[x, y]]
    let [atX, atY] = [x, y]
    for (let i = 0; i < 5; i++) {
      atX += this.chance(-0.5, 1) * (long / 4)
      atY += this.chance(-0.2, 0.5) * (long / 6)
      points.push([atX, atY])
    }
    this.line(colour, 1.6, points)
  }
}
