type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void

const ink = '#1a0d2b'

/** Gold that spins: it is squeezed while it flies. */
export const coin: Paint = (context, width, height) => {
  const [x, y] = [width / 2, height / 2]
  for (const [radius, colour] of [
    [27, ink],
    [24, '#e0982a'],
    [20, '#ffcf4a'],
  ] as const) {
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fillStyle = colour
    context.fill()
  }
  context.beginPath()
  context.arc(x - 3, y - 3, 14, Math.PI, Math.PI * 1.6)
  context.lineWidth = 5
  context.lineCap = 'round'
  context.strokeStyle = '#fff3b0'
  context.stroke()
}

/** White, so that spring and autumn may dye it. */
export const leaf: Paint = (context, width, height) => {
  const y = height / 2
  context.beginPath()
  context.moveTo(6, y)
  context.quadraticCurveTo(width * 0.4, 2, width - 8, y)
  context.quadraticCurveTo(width * 0.4, height - 2, 6, y)
  context.fillStyle = '#fff'
  context.fill()
  context.lineWidth = 2.5
  context.strokeStyle = 'rgba(40,20,40,.45)'
  context.stroke()
  context.beginPath()
  context.moveTo(1, y + 1)
  context.lineTo(width - 16, y)
  context.stroke()
}

export const flake: Paint = (context, width, height) => {
  context.translate(width / 2, height / 2)
  context.strokeStyle = '#fff'
  context.lineCap = 'round'
  context.lineWidth = 4
  for (let arm = 0; arm < 6; arm++) {
    context.rotate(Math.PI / 3)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(0, -20)
    context.moveTo(-6, -17)
    context.lineTo(0, -11)
    context.lineTo(6, -17)
    context.stroke()
  }
}

const arms = 3
const steps = 22

/** Arms of light that wind into the middle. */
export const spiral: Paint = (context, width, height) => {
  const radius = Math.min(width, height) / 2 - 4
  context.translate(width / 2, height / 2)
  context.lineCap = 'round'
  for (let arm = 0; arm < arms; arm++)
    for (let step = 0; step < steps; step++) {
      const [from, to] = [step / steps, (step + 1) / steps]
      context.beginPath()
      context.moveTo(...onArm(arm, from, radius))
      context.lineTo(...onArm(arm, to, radius))
      context.lineWidth = 2 + 7 * from * (1 - from) * 2
      context.strokeStyle = `rgba(255,255,255,${0.95 * (1 - from)})`
      context.stroke()
    }
}

function onArm(arm: number, out: number, radius: number): [x: number, y: number] {
  const angle = (arm / arms) * Math.PI * 2 + out * 4.2
  return [Math.cos(angle) * out * radius, Math.sin(angle) * out * radius]
}
