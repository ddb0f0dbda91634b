import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import type { Brush } from './brush.ts'

type Paint = (brush: Brush) => void

function forest(brush: Brush): void {
  brush.sky([0, '#9fd8f5'], [0.7, '#e3f6ef'], [1, '#f6f7d5'])
  brush.glow(150, brush.horizon * 0.2, 230, 200, '255,246,200', 0.85)
  brush.ridge('#9cc9a8', 64, 12, 70)
  brush.row(19, (x) => brush.leafy('#79b58b', '#6b8f72', x, brush.horizon - 22, brush.chance(64, 96)))
  brush.ridge('#6aa865', 14, 6, 50, 2)
  brush.row(13, (x, i) =>
    i % 3 === 1
      ? brush.leafy('#4d9a4b', '#5f5a48', x, brush.horizon + 6, brush.chance(96, 130))
      : brush.fir('#2f7f59', x, brush.horizon + 8, brush.chance(110, 150)),
  )
  brush.haze(brush.horizon - 20, 60, '236,250,220', 0.5)
}

function march(brush: Brush): void {
  const { horizon } = brush
  brush.sky([0, '#e7b45c'], [0.6, '#f7d79a'], [1, '#fbe8bd'])
  brush.glow(500, horizon * 0.55, 210, 170, '255,244,200', 0.95)
  brush.ridge('#d9a75c', 40, 7, 130)
  brush.ridge('#c08a42', 18, 5, 90, 1)
  for (const x of [96, 566]) {
    brush.fill('#6d4624', x - 15, horizon - 118, 30, 120)
    brush.fill('#8a5a2e', x - 25, horizon - 142, 50, 30)
    brush.shape('#5a3519', [
      [x - 34, horizon - 142],
      [x, horizon - 176],
      [x + 34, horizon - 142],
    ])
    brush.line('#4d2f16', 3, [
      [x, horizon - 176],
      [x, horizon - 206],
    ])
    brush.shape('#c2382f', [
      [x, horizon - 206],
      [x + 34, horizon - 196],
      [x, horizon - 186],
    ])
  }
  brush.row(46, (x) => {
    const tall = brush.chance(40, 52)
    brush.shape('#7d5229', [
      [x - 7, horizon + 6],
      [x - 7, horizon - tall],
      [x, horizon - tall - 13],
      [x + 7, horizon - tall],
      [x + 7, horizon + 6],
    ])
  })
  brush.haze(horizon, 40, '250,226,170', 0.45)
}

function necropolis(brush: Brush): void {
  const { horizon } = brush
  brush.sky([0, '#0d2233'], [0.6, '#1f4a50'], [1, '#4f8a7d'])
  brush.stars(46, '#d9fff0')
  brush.glow(470, horizon * 0.34, 130, 130, '226,255,240', 0.8)
  brush.oval('#eefff2', 470, horizon * 0.34, 34, 34)
  brush.row(9, (x) =>
    brush.house('#1c3c42', '#15303a', '#8af5b8', x, horizon - 16, brush.chance(52, 74), brush.chance(60, 96)),
  )
  brush.row(6, (x, i) => {
    brush.house('#2c5654', '#203f44', '#b4ffd0', x, horizon + 8, 92, i % 2 === 0 ? 96 : 76)
    brush.fill('#17363a', x - 2, horizon - (i % 2 === 0 ? 178 : 158), 4, 30)
  })
  brush.row(44, (x) => {
    brush.fill('#12282c', x - 1.6, horizon - 26, 3.2, 40)
    brush.oval('#12282c', x, horizon - 27, 3.4, 4.6)
  })
  brush.fill('#12282c', 0, horizon - 12, brush.width, 3)
  brush.haze(horizon + 4, 46, '160,230,205', 0.5)
}

function kingdom(brush: Brush): void {
  const { horizon, width } = brush
  brush.sky([0, '#5a3b1c'], [0.5, '#8a5f28'], [1, '#b98a3c'])
  const light = brush.context.createLinearGradient(0, 0, 0, horizon)
  light.addColorStop(0, '#ffe9a6')
  light.addColorStop(1, '#ffcf62')
  const tall = Math.min(horizon * 0.82, 300)
  brush.row(4, (x) => {
    brush.arch('#6b4820', x, horizon - 8, 104, tall + 12)
    brush.arch(light, x, horizon - 12, 88, tall)
    for (const at of [-22, 0, 22]) brush.fill('#8a6226', x + at - 1.5, horizon - tall, 3, tall - 12)
    for (const at of [0.3, 0.6]) brush.fill('#8a6226', x - 44, horizon - 12 - tall * at, 88, 3)
    brush.glow(x, horizon - tall / 2, 110, tall * 0.62, '255,226,140', 0.35)
  })
  brush.row(5, (x) => brush.column('#f4dfae', '#a47b3e', x, 0, horizon + 14, 34), -70, width + 70)
  brush.fill('#a31f2c', 0, horizon - 4, width, 8)
  brush.row(4, (x, i) => {
    const y = horizon - Math.min(horizon * 0.62, 220)
    if (i % 2 === 0) return
    brush.shape('#7c2fa0', [
      [x - 96, y],
      [x - 54, y],
      [x - 54, y + 96],
      [x - 75, y + 78],
      [x - 96, y + 96],
    ])
  })
  brush.haze(horizon, 50, '255,222,140', 0.4)
}

function dark(brush: Brush): void {
  const { horizon, width } = brush
  brush.sky([0, '#03040c'], [0.7, '#0a1030'], [1, '#141f52'])
  brush.row(11, (x) => brush.bare('#0b1338', x, horizon + 4, brush.chance(90, 170)))
  brush.row(9, (x) => brush.fir('#070d2a', x, horizon + 12, brush.chance(110, 190)))
  for (let i = 0; i < 13; i++) {
    const [x, y] = [brush.chance(20, width - 20), horizon - brush.chance(14, 120)]
    const size = brush.chance(2, 4)
    for (const side of [-1, 1]) brush.oval('#ffe66a', x + side * size * 2, y, size, size * 0.7)
  }
  brush.haze(horizon, 60, '30,50,130', 0.5)
}

function war(brush: Brush): void {
  const { horizon } = brush
  brush.sky([0, '#3a1420'], [0.5, '#9a2f26'], [0.85, '#e8743a'], [1, '#f5a35a'])
  brush.glow(330, horizon - 10, 330, 130, '255,190,90', 0.75)
  for (const [x, tall] of [
    [120, 190],
    [430, 240],
    [560, 150],
  ] as const)
    for (let i = 0; i < 9; i++)
      brush.glow(
        x + i * 9 + brush.chance(-12, 12),
        horizon - 30 - (tall * i) / 9,
        26 + i * 5,
        24 + i * 4,
        '40,18,24',
        0.34,
      )
  brush.ridge('#7a2a26', 22, 9, 60)
  brush.row(8, (x, i) => {
    const tall = brush.chance(40, 104)
    brush.shape('#451820', [
      [x - 46, horizon + 10],
      [x - 46, horizon - tall],
      [x - 22, horizon - tall + 14],
      [x - 14, horizon - tall - 12],
      [x + 8, horizon - tall + 26],
      [x + 26, horizon - tall * 0.5],
      [x + 46, horizon + 10],
    ])
    if (i % 3 === 1) brush.arch('#e8743a', x - 14, horizon - 6, 18, 30)
  })
  for (const [x, way] of [
    [170, 1],
    [505, -1],
  ] as const) {
    brush.line('#2e1016', 9, [
      [x - 34, horizon],
      [x, horizon - 72],
      [x + 34, horizon],
    ])
    brush.line('#2e1016', 8, [
      [x - way * 30, horizon - 40],
      [x + way * 74, horizon - 124],
    ])
    brush.oval('#2e1016', x + way * 78, horizon - 126, 15, 11)
  }
  brush.haze(horizon, 46, '240,130,70', 0.45)
}

function miro(brush: Brush): void {
  const { horizon, width, height } = brush
  brush.sky([0, '#3fa6e0'], [0.7, '#a8e2f5'], [1, '#eafaff'])
  // The weather is below: sky goes on under the platform.
  const under = brush.context.createLinearGradient(0, horizon, 0, height)
  under.addColorStop(0, '#eafaff')
  under.addColorStop(1, '#7cc6ea')
  brush.fill(under, 0, horizon, width, height - horizon)
  const island = (x: number, y: number, wide: number): void => {
    brush.shape('#8fb6c8', [
      [x - wide, y],
      [x + wide, y],
      [x + wide * 0.4, y + wide * 0.7],
      [x, y + wide],
      [x - wide * 0.45, y + wide * 0.6],
    ])
    brush.oval('#7fd0b0', x, y, wide, wide * 0.2)
    for (const [share, tall] of [
      [0, 0.5],
      [0.34, 0.85],
    ] as const) {
      const [roof, half] = [y - wide * tall, wide * (0.62 - share)]
      brush.fill('#e8f4f4', x - half * 0.62, roof, half * 1.24, wide * 0.4)
      brush.shape('#2f8f9a', [
        [x - half * 1.2, roof - half * 0.1],
        [x - half * 0.7, roof],
        [x + half * 0.7, roof],
        [x + half * 1.2, roof - half * 0.1],
        [x + half * 0.4, roof - half * 0.36],
        [x, roof - half * 0.72],
        [x - half * 0.4, roof - half * 0.36],
      ])
    }
    brush.glow(x + wide * 0.3, y + wide * 1.2, wide * 0.16, wide * 0.9, '255,255,255', 0.8)
  }
  island(132, horizon - 66, 62)
  island(528, horizon - 108, 76)
  island(338, horizon - 150, 40)
  for (let i = 0; i < 26; i++)
    brush.glow(
      brush.chance(0, width),
      horizon + brush.chance(-30, 70),
      brush.chance(50, 120),
      brush.chance(14, 30),
      '255,255,255',
      0.7,
    )
}

function abyss(brush: Brush): void {
  const { horizon, width } = brush
  brush.sky([0, '#0e0720'], [0.6, '#33113c'], [1, '#a23a1e'])
  brush.glow(width / 2, horizon + 20, 420, 150, '255,130,40', 0.95)
  brush.row(9, (x) => brush.bare('#1c0d2c', x, 0, -brush.chance(90, 180)))
  brush.row(26, (x) => {
    const long = brush.chance(30, 110)
    brush.shape('#150a24', [
      [x - 16, 0],
      [x + 16, 0],
      [x + brush.chance(-6, 6), long],
    ])
  })
  for (const x of [118, 344, 548]) {
    const long = horizon * brush.chance(0.45, 0.7)
    for (let y = 0; y < long; y += 13) brush.ring('#4d3a55', 3, x, y, 4.4, 7)
    brush.arch('#5f4a3a', x, long + 40, 40, 46)
    brush.fill('#4d3a2e', x - 25, long + 36, 50, 7)
  }
  brush.row(10, (x) => {
    const tall = brush.chance(30, 90)
    brush.shape('#2a0f22', [
      [x - 46, horizon + 14],
      [x - 10, horizon - tall],
      [x + 8, horizon - tall * 0.7],
      [x + 46, horizon + 14],
    ])
  })
  brush.haze(horizon + 10, 34, '255,120,40', 0.7)
}

function gate(brush: Brush): void {
  const { horizon, width } = brush
  brush.sky([0, '#171a55'], [0.6, '#4b3f9e'], [1, '#a99ae6'])
  brush.stars(120, '#fff6d8')
  for (const [y, colour] of [
    [0.2, '120,240,220'],
    [0.32, '190,150,255'],
    [0.44, '255,190,230'],
  ] as const)
    for (let i = 0; i < 7; i++)
      brush.glow(i * 110, horizon * y + 30 * Math.sin(i * 1.3), 120, 42, colour, 0.3)
  const [x, tall] = [width / 2, Math.min(horizon * 0.8, 300)]
  brush.glow(x, horizon - tall / 2, 270, tall * 0.8, '255,244,200', 0.85)
  brush.arch('#7d6a3e', x, horizon + 6, 196, tall + 20)
  brush.arch('#e9d089', x, horizon + 6, 176, tall + 8)
  brush.arch('#5a4a9a', x, horizon + 6, 148, tall - 8)
  brush.fill('#fff6cf', x - 3, horizon + 6 - tall + 22, 6, tall - 20)
  for (const side of [-1, 1]) {
    brush.ring('#e9d089', 4, x + side * 16, horizon - tall * 0.36, 7, 9)
    for (const at of [0.25, 0.5, 0.75]) brush.ring('#7a6ac0', 3, x + side * 42, horizon - tall * at, 20, 17)
    brush.column('#f3e6ff', '#9385d0', x + side * 166, horizon - tall * 0.86, horizon + 10, 30)
    brush.column('#d9ccf5', '#7d70bd', x + side * 262, horizon - tall * 0.6, horizon + 10, 24)
  }
  for (let i = 0; i < 18; i++)
    brush.glow(
      brush.chance(0, width),
      horizon + brush.chance(-22, 14),
      brush.chance(50, 100),
      brush.chance(14, 26),
      '240,232,255',
      0.55,
    )
}

function snow(brush: Brush): void {
  const { horizon, width } = brush
  brush.sky([0, '#1f3f7a'], [0.55, '#5f8fc8'], [1, '#cfe4f5'])
  brush.stars(40, '#ffffff')
  for (let i = 0; i < 9; i++)
    brush.glow(
      i * 84,
      horizon * 0.24 + 26 * Math.sin(i * 0.9),
      100,
      50,
      i % 2 === 0 ? '110,240,190' : '120,200,255',
      0.3,
    )
  brush.ridge('#a5c4e4', 62, 22, 64)
  brush.row(7, (x) => {
    const tall = brush.chance(70, 120)
    brush.shape('#8fb2da', [
      [x - 70, horizon - 10],
      [x, horizon - 40 - tall],
      [x + 70, horizon - 10],
    ])
    brush.shape('#f2f8ff', [
      [x - 24, horizon - tall * 0.75 - 24],
      [x, horizon - 40 - tall],
      [x + 24, horizon - tall * 0.75 - 24],
      [x + 6, horizon - tall * 0.75 - 30],
    ])
  })
  for (const x of [108, 214, 556]) brush.house('#5c4636', '#eaf3ff', '#ffd25e', x, horizon + 6, 74, 44)
  brush.row(15, (x, i) => {
    if (i % 4 === 1) return
    const tall = brush.chance(80, 140)
    brush.fir('#2c5f78', x, horizon + 10, tall)
    brush.fir('#dcecf8', x - 3, horizon - 2, tall * 0.86)
    brush.fir('#2c5f78', x, horizon + 2, tall * 0.7)
  })
  brush.fill('#e4f0fa', 0, horizon + 2, width, 14)
  brush.haze(horizon, 40, '220,238,252', 0.6)
}

function raid(brush: Brush): void {
  const { horizon, width } = brush
  brush.sky([0, '#1d0f3c'], [0.4, '#5b2563'], [0.75, '#c4503f'], [1, '#f09a52'])
  for (let i = 0; i < 16; i++)
    brush.glow(
      brush.chance(0, width),
      brush.chance(0, horizon * 0.5),
      brush.chance(80, 150),
      brush.chance(20, 44),
      '20,8,40',
      0.42,
    )
  brush.ridge('#6d2f55', 44, 20, 46)
  brush.ridge('#43203f', 16, 12, 32, 2)
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const x = width / 2 + side * (120 + i * 44)
      const tall = 150 - i * 18
      brush.context.strokeStyle = '#d8c8a8'
      brush.context.lineWidth = 11 - i
      brush.context.lineCap = 'round'
      brush.context.beginPath()
      brush.context.moveTo(x, horizon + 12)
      brush.context.quadraticCurveTo(x + side * 56, horizon - tall * 0.7, x - side * 26, horizon - tall)
      brush.context.stroke()
    }
  brush.haze(horizon, 44, '240,140,80', 0.5)
}

/** What lies behind the field of each world, known by its outline alone. */
export const distances: Readonly<Record<WorldLook, Paint>> = {
  forest,
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
