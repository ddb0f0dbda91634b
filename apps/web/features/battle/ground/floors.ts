import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import type { Brush } from './brush.ts'

type Paint = (brush: Brush) => void

const middleOf = ({ horizon, height }: Brush): number => horizon + (height - horizon) * 0.56

/** A pool of light or shade where the squads meet. */
function pool(brush: Brush, colour: string, alpha: number, wide = 380): void {
  brush.glow(brush.width / 2, middleOf(brush), wide, (brush.height - brush.horizon) * 0.56, colour, alpha)
}

function march(brush: Brush): void {
  pool(brush, '120,74,30', 0.42)
  const tent = (x: number, y: number, size: number, cloth: string, stripe: string): void => {
    const [half, tall] = [96 * size, 128 * size]
    brush.oval('rgba(60,30,10,.4)', x + 14, y, half * 1.1, 16 * size)
    brush.shape(cloth, [
      [x - half, y],
      [x, y - tall],
      [x + half, y],
    ])
    brush.shape(stripe, [
      [x - half * 0.62, y],
      [x, y - tall],
      [x - half * 0.34, y],
    ])
    brush.shape(stripe, [
      [x + half * 0.62, y],
      [x, y - tall],
      [x + half * 0.34, y],
    ])
    brush.shape('#3a2412', [
      [x - half * 0.16, y],
      [x, y - tall * 0.6],
      [x + half * 0.16, y],
    ])
    brush.line('#5a3519', 4, [
      [x, y - tall],
      [x, y - tall - 18 * size],
    ])
  }
  tent(196, brush.horizon + 26, 0.62, '#e8d3a2', '#b5473a')
  tent(470, brush.horizon + 26, 0.62, '#e8d3a2', '#3f6f9a')
  tent(30, brush.horizon + 92, 1.1, '#f0deb2', '#b5473a')
  tent(634, brush.horizon + 92, 1.1, '#f0deb2', '#3f6f9a')
}

function necropolis(brush: Brush): void {
  const { horizon, width } = brush
  brush.slabs('#3f6a66', '#2f5254', 9, 11)
  pool(brush, '190,255,225', 0.2)
  // The bench of the court, higher than those who stand before it.
  brush.oval('rgba(6,20,22,.5)', width / 2, horizon + 34, 190, 18)
  brush.fill('#4a3440', width / 2 - 150, horizon - 34, 300, 64)
  brush.fill('#6a4a58', width / 2 - 164, horizon - 44, 328, 14)
  brush.row(5, (x) => brush.arch('#38262f', x, horizon + 30, 40, 50), width / 2 - 140, width / 2 + 140)
  brush.fill('#3a2832', width / 2 - 36, horizon - 108, 72, 66)
  brush.arch('#5a3f4c', width / 2, horizon - 42, 56, 80)
  for (const side of [-1, 1]) {
    const x = width / 2 + side * 250
    brush.line('#2a1c22', 9, [
      [x, horizon + 34],
      [x + side * 96, horizon + 230],
    ])
    for (let i = 0; i < 7; i++)
      brush.line('#2a1c22', 5, [
        [x + side * i * 14, horizon + 34 + i * 28],
        [x + side * i * 14, horizon + 70 + i * 30],
      ])
  }
}

function kingdom(brush: Brush): void {
  const { horizon, height, width } = brush
  brush.slabs('#c9a566', '#a17f49', 9, 11)
  const edge = (y: number, wide: number) =>
    [width / 2 - wide * brush.near(y), width / 2 + wide * brush.near(y)] as const
  for (const [wide, colour] of [
    [132, '#d9a83c'],
    [118, '#8f2233'],
    [96, '#a52a3c'],
  ] as const) {
    const [top, bottom] = [edge(horizon, wide), edge(height, wide)]
    brush.shape(colour, [
      [top[0], horizon],
      [top[1], horizon],
      [bottom[1], height],
      [bottom[0], height],
    ])
  }
  brush.row(4, (x) => brush.glow(x + 30, horizon + 120, 70, 150, '255,236,170', 0.3))
}

function dark(brush: Brush): void {
  const { horizon, height, width } = brush
  brush.boards('#27305f', '#1f2751', 15, '#04050f')
  pool(brush, '255,214,120', 0.4, 330)
  const night = brush.context.createRadialGradient(
    width / 2,
    middleOf(brush),
    130,
    width / 2,
    middleOf(brush),
    470,
  )
  night.addColorStop(0, 'rgba(3,4,14,0)')
  night.addColorStop(1, 'rgba(3,4,14,.86)')
  brush.fill(night, 0, horizon, width, height - horizon)
}

function war(brush: Brush): void {
  const { width } = brush
  const y = middleOf(brush)
  const deep = (brush.height - brush.horizon) * 0.36
  brush.oval('rgba(60,20,16,.55)', width / 2, y, 318, deep)
  brush.oval('rgba(122,60,42,.9)', width / 2, y + 8, 292, deep * 0.9)
  brush.oval('rgba(148,82,56,.85)', width / 2, y + 22, 240, deep * 0.7)
  brush.ring('rgba(255,170,100,.3)', 5, width / 2, y - 3, 312, deep)
  for (let i = 0; i < 22; i++) {
    const angle = i * 0.61
    const [x, at] = [
      width / 2 + Math.cos(angle) * brush.chance(290, 326),
      y + Math.sin(angle) * deep * brush.chance(0.96, 1.1),
    ]
    brush.oval('#4a1c18', x, at, brush.chance(7, 17), brush.chance(5, 10))
  }
  for (let i = 0; i < 40; i++) {
    const [angle, far] = [brush.chance(0, 6.3), brush.chance(0.1, 0.8)]
    brush.oval(
      i % 2 === 0 ? 'rgba(96,44,32,.5)' : 'rgba(178,108,76,.4)',
      width / 2 + Math.cos(angle) * 280 * far,
      y + 10 + Math.sin(angle) * deep * far,
      brush.chance(8, 30),
      brush.chance(3, 8),
    )
  }
  // Sand bags of both lines.
  for (const side of [-1, 1])
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 5 - row; i++)
        brush.oval(
          row % 2 === 0 ? '#a5835a' : '#8f6f4a',
          width / 2 + side * (318 - i * 32 - row * 16),
          brush.horizon + 44 - row * 15,
          19,
          10,
        )
}

function miro(brush: Brush): void {
  const { horizon, height, width } = brush
  const [far, near] = [horizon + 34, height + 10]
  const half = (y: number): number => 212 + (y - far) * 0.34
  const rim = (y: number, wide: number): readonly (readonly [number, number])[] => [
    [width / 2 - half(far) - wide, far + y],
    [width / 2 + half(far) + wide, far + y],
    [width / 2 + half(near) + wide, near + y],
    [width / 2 - half(near) - wide, near + y],
  ]
  brush.shape('#5a8aa5', rim(34, 0))
  brush.shape('#9db8c4', rim(0, 0))
  const rows = 8
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [row, row + 1].map((one) => far + (near - far) * (one / rows) ** 1.4)
    if (top === undefined || bottom === undefined) continue
    for (let i = 0; i < 6; i++) {
      const x = (share: number, y: number): number => width / 2 + (share / 3 - 1) * half(y) * 0.98
      const shift = row % 2 === 0 ? 0 : 0.5
      if (i + shift >= 5.9) continue
      brush.shape((row + i) % 3 === 0 ? '#b5cbd2' : (row + i) % 3 === 1 ? '#a3bcc8' : '#abc4cd', [
        [x(i + shift, top) + 2, top + 2],
        [x(Math.min(6, i + shift + 1), top) - 2, top + 2],
        [x(Math.min(6, i + shift + 1), bottom) - 2, bottom - 2],
        [x(i + shift, bottom) + 2, bottom - 2],
      ])
    }
  }
  pool(brush, '46,92,120', 0.34, 330)
}

function abyss(brush: Brush): void {
  const { horizon, height, width } = brush
  const lava = brush.context.createLinearGradient(0, horizon, 0, height)
  lava.addColorStop(0, '#ffb13c')
  lava.addColorStop(0.3, '#e2501c')
  lava.addColorStop(1, '#7a1a14')
  brush.fill(lava, 0, horizon, width, height - horizon)
  for (let i = 0; i < 26; i++)
    brush.oval(
      'rgba(255,226,120,.5)',
      brush.chance(0, width),
      brush.chance(horizon, horizon + 90),
      brush.chance(10, 50),
      brush.chance(2, 5),
    )
  const ledge = (drop: number, colour: string): void => {
    const points: (readonly [number, number])[] = []
    for (let i = 0; i <= 14; i++) points.push([40 + i * 42, horizon + 62 + drop + 12 * Math.sin(i * 2.1)])
    for (let i = 0; i <= 8; i++)
      points.push([width - 32 + 16 * Math.sin(i * 1.7) + i * 6, horizon + 100 + drop + i * 130])
    for (let i = 8; i >= 0; i--)
      points.push([30 + 16 * Math.sin(i * 2.3) - i * 6, horizon + 100 + drop + i * 130])
    brush.shape(colour, points)
  }
  ledge(26, '#1a0a16')
  ledge(0, '#4c3a52')
  ledge(9, '#57445c')
  for (let i = 0; i < 60; i++)
    brush.oval(
      i % 2 === 0 ? 'rgba(36,24,44,.4)' : 'rgba(126,104,132,.26)',
      brush.chance(60, width - 60),
      brush.chance(horizon + 90, height),
      brush.chance(10, 46),
      brush.chance(4, 12),
    )
  for (let i = 0; i < 14; i++) {
    const [x, y] = [brush.chance(60, width - 150), brush.chance(horizon + 110, height - 40)]
    brush.crack('rgba(20,8,20,.7)', x, y + 2, 90)
    brush.crack('rgba(255,130,50,.75)', x, y, 84)
  }
  pool(brush, '30,18,40', 0.3)
}

function gate(brush: Brush): void {
  const { horizon, width, height } = brush
  brush.slabs('#a79ad8', '#9385c8', 8, 11)
  brush.shape('rgba(255,246,206,.4)', [
    [width / 2 - 80, horizon],
    [width / 2 + 80, horizon],
    [width / 2 + 300, height],
    [width / 2 - 300, height],
  ])
  pool(brush, '74,58,140', 0.4)
  brush.fill('#e9d089', width / 2 - 110, horizon + 2, 220, 9)
  brush.fill('#c9aa5c', width / 2 - 124, horizon + 11, 248, 10)
}

function snow(brush: Brush): void {
  const { width } = brush
  const y = middleOf(brush)
  const deep = (brush.height - brush.horizon) * 0.4
  brush.oval('rgba(244,250,255,.9)', width / 2, y, 336, deep + 14)
  brush.oval('#6f9fc6', width / 2, y, 316, deep)
  brush.oval('#84b4d6', width / 2, y + 8, 300, deep * 0.93)
  pool(brush, '58,110,160', 0.5, 330)
  for (let i = 0; i < 9; i++)
    brush.oval(
      'rgba(235,248,255,.32)',
      width / 2 + brush.chance(-220, 220),
      y + brush.chance(-0.7, 0.7) * deep,
      brush.chance(30, 90),
      brush.chance(2, 5),
    )
  for (let i = 0; i < 11; i++)
    brush.crack(
      'rgba(240,250,255,.8)',
      width / 2 + brush.chance(-230, 150),
      y + brush.chance(-0.7, 0.6) * deep,
      brush.chance(60, 130),
    )
}

function raid(brush: Brush): void {
  const { horizon, height, width } = brush
  brush.boards('#7a5a3e', '#6b4d34', 17, '#20121c')
  for (const side of [-1, 1])
    for (let i = 0; i < 15; i++) {
      const y = horizon + 8 + ((height - horizon) * i * i) / 225
      const near = brush.near(y)
      brush.ring('#3d3540', 6 * near, width / 2 + side * 318 * near, y, 9 * near, 15 * near)
    }
  pool(brush, '30,14,24', 0.34)
}

/** What lies under the feet, over the grass or sand of the world's own picture. */
export const floors: Readonly<Record<WorldLook, Paint>> = {
  forest: (brush) => pool(brush, '96,120,50', 0.34),
  march,
  necropolis,
  kingdom,
  dark,
  war,
  miro,
  abyss,
  gate,
  snow,
  raid,
}
