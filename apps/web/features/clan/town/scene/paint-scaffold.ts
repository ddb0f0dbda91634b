const light = '#c98f55'
const dark = '#6b3d1b'

/** Poles, boards and a ladder around a house that grows. */
export function paintScaffold(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.lineCap = 'round'
  const floor = height - 18
  const uprights = [26, 108, 206, 294]
  const boards = [66, 146, 226]
  for (const x of uprights) beam(context, x, 20, x, floor, 11)
  beam(context, 26, floor, 108, boards[1] ?? 0, 7)
  beam(context, 206, boards[2] ?? 0, 294, boards[0] ?? 0, 7)
  for (const y of boards) plank(context, 8, y, width - 16)
  beam(context, 214, floor, 232, 46, 6)
  beam(context, 252, floor, 270, 46, 6)
  for (let y = 66; y < floor; y += 24) {
    const lean = 18 * ((floor - y) / (floor - 46))
    beam(context, 216 + lean, y, 254 + lean, y, 5)
  }
}

function beam(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  toX: number,
  toY: number,
  width: number,
): void {
  for (const [colour, thick, shift] of [
    ['rgba(30,14,8,.55)', width + 4, 1.5],
    [dark, width, 0],
    [light, width * 0.5, -width * 0.14],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = thick
    context.beginPath()
    context.moveTo(x + shift, y)
    context.lineTo(toX + shift, toY)
    context.stroke()
  }
}

function plank(context: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  context.fillStyle = 'rgba(30,14,8,.55)'
  context.fillRect(x - 2, y - 2, width + 4, 18)
  const wood = context.createLinearGradient(0, y, 0, y + 14)
  wood.addColorStop(0, '#dba769')
  wood.addColorStop(0.45, '#b57840')
  wood.addColorStop(1, '#7a4820')
  context.fillStyle = wood
  context.fillRect(x, y, width, 14)
  context.fillStyle = 'rgba(60,30,10,.5)'
  for (let at = x + 46; at < x + width; at += 62) context.fillRect(at, y, 2, 14)
}
