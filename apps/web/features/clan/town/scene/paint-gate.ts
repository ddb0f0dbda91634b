type Context = CanvasRenderingContext2D

function stone(context: Context, x: number, width: number): CanvasGradient {
  const shade = context.createLinearGradient(x, 0, x + width, 0)
  shade.addColorStop(0, '#d8cfc6')
  shade.addColorStop(0.3, '#f3ece2')
  shade.addColorStop(0.65, '#bdb1aa')
  shade.addColorStop(1, '#84777c')
  return shade
}

/** Rows of blocks, each a little lighter or darker than its neighbour. */
function blocks(context: Context, x: number, y: number, width: number, height: number): void {
  const row = 24
  for (let i = 0; i * row < height; i++) {
    const top = y + i * row
    const tall = Math.min(row, y + height - top)
    context.fillStyle = 'rgba(70,56,72,.42)'
    context.fillRect(x, top, width, 2)
    for (let at = x + (i % 2 ? 22 : 40); at < x + width - 4; at += 42) context.fillRect(at, top, 2, tall)
    context.fillStyle = i % 2 ? 'rgba(255,255,255,.1)' : 'rgba(60,40,80,.08)'
    context.fillRect(x + ((i * 37) % Math.max(1, width - 40)), top + 2, 38, tall - 2)
  }
}

export function paintTower(context: Context, width: number, height: number): void {
  const [left, wide] = [18, width - 36]
  context.fillStyle = stone(context, left, wide)
  context.fillRect(left, 54, wide, height - 54)
  blocks(context, left, 54, wide, height - 54)
  // the window
  context.fillStyle = '#2b1734'
  context.beginPath()
  context.roundRect(width / 2 - 11, 100, 22, 40, 11)
  context.fill()
  context.fillStyle = '#ffc45a'
  context.beginPath()
  context.roundRect(width / 2 - 7, 106, 14, 32, 7)
  context.fill()
  // the crown
  context.fillStyle = stone(context, 4, width - 8)
  context.fillRect(6, 34, width - 12, 24)
  context.fillStyle = 'rgba(50,34,60,.4)'
  context.fillRect(6, 56, width - 12, 5)
  context.fillStyle = stone(context, 4, width - 8)
  for (const x of [6, 51, 96]) context.fillRect(x, 10, 26, 26)
  context.fillStyle = 'rgba(255,255,255,.4)'
  for (const x of [6, 51, 96]) context.fillRect(x, 10, 26, 4)
  // the foot
  context.fillStyle = stone(context, 8, width - 16)
  context.fillRect(8, height - 26, width - 16, 26)
  context.fillStyle = 'rgba(255,255,255,.25)'
  context.fillRect(8, height - 26, width - 16, 3)
}

/** An arch with both wings shut, bands of iron, and light in the crack between them. */
export function paintDoors(context: Context, width: number, height: number): void {
  context.fillStyle = stone(context, 0, width)
  context.beginPath()
  context.roundRect(0, 14, width, height - 14, [96, 96, 0, 0])
  context.fill()
  blocks(context, 10, 40, width - 20, height - 40)
  const [left, top, wide] = [30, 46, width - 60]
  context.save()
  context.beginPath()
  context.roundRect(left, top, wide, height - top, [wide / 2, wide / 2, 0, 0])
  context.fillStyle = '#1b0d22'
  context.fill()
  context.clip()
  const wood = context.createLinearGradient(0, top, 0, height)
  wood.addColorStop(0, '#8c5527')
  wood.addColorStop(1, '#4d2910')
  context.fillStyle = wood
  context.fillRect(left + 5, top + 5, wide - 10, height)
  context.fillStyle = 'rgba(30,12,6,.6)'
  for (let x = left + 22; x < left + wide; x += 21) context.fillRect(x, top, 3, height)
  for (const y of [104, 168]) {
    context.fillStyle = '#2c2438'
    context.fillRect(left, y, wide, 16)
    context.fillStyle = '#6d6480'
    context.fillRect(left, y, wide, 4)
    context.fillStyle = '#b9aecb'
    for (let x = left + 10; x < left + wide; x += 21) {
      context.beginPath()
      context.arc(x, y + 8, 3, 0, 7)
      context.fill()
    }
  }
  const crack = context.createLinearGradient(0, top, 0, height)
  crack.addColorStop(0, 'rgba(255,120,40,.2)')
  crack.addColorStop(0.6, '#ff9a3c')
  crack.addColorStop(1, '#ffd98a')
  context.fillStyle = '#160a1c'
  context.fillRect(width / 2 - 4, top, 8, height)
  context.fillStyle = crack
  context.fillRect(width / 2 - 1.2, top, 2.4, height)
  context.restore()
  context.strokeStyle = 'rgba(40,24,48,.75)'
  context.lineWidth = 4
  context.beginPath()
  context.roundRect(left, top, wide, height - top, [wide / 2, wide / 2, 0, 0])
  context.stroke()
  context.strokeStyle = '#d9a13a'
  context.lineWidth = 5
  for (const x of [width / 2 - 20, width / 2 + 20]) {
    context.beginPath()
    context.arc(x, 146, 9, 0, 7)
    context.stroke()
  }
}

/** Somebody large with horns, against the evening sky. */
export function paintBeast(context: Context, width: number, height: number): void {
  const middle = width / 2
  const dark = context.createLinearGradient(0, 20, 0, height)
  dark.addColorStop(0, '#33174a')
  dark.addColorStop(1, '#1c0e30')
  context.fillStyle = dark
  for (const way of [-1, 1]) {
    context.beginPath()
    context.moveTo(middle, height)
    context.lineTo(middle + way * 40, 128)
    context.quadraticCurveTo(middle + way * 96, 70, middle + way * 190, 44)
    context.quadraticCurveTo(middle + way * 172, 92, middle + way * 176, 120)
    context.quadraticCurveTo(middle + way * 148, 112, middle + way * 142, 152)
    context.quadraticCurveTo(middle + way * 116, 140, middle + way * 108, 190)
    context.lineTo(middle + way * 90, height)
    context.fill()
    context.beginPath()
    context.moveTo(middle + way * 22, 96)
    context.quadraticCurveTo(middle + way * 64, 74, middle + way * 52, 16)
    context.quadraticCurveTo(middle + way * 96, 70, middle + way * 60, 122)
    context.fill()
  }
  context.beginPath()
  context.moveTo(middle - 70, height)
  context.bezierCurveTo(middle - 96, 150, middle - 70, 84, middle, 78)
  context.bezierCurveTo(middle + 70, 84, middle + 96, 150, middle + 70, height)
  context.fill()
}
