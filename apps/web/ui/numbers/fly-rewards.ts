import { type IconName, iconSource } from '../icons/icon-source.ts'

const MOST = 12
const FLIGHT_MILLISECONDS = 750
const BETWEEN_MILLISECONDS = 55

/** What was won flies from where it was won to its counter. Resolves when the last piece lands. */
export async function flyRewards(icon: IconName, from: Element, to: Element, count = 6): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The press that won it is drawn first.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const [start, end] = [middle(from), middle(to)]
  const pieces = Array.from({ length: Math.min(MOST, count) }, (_, place) => flyOne(icon, start, end, place))
  await Promise.all(pieces)
}

async function flyOne(icon: IconName, start: Point, end: Point, place: number): Promise<void> {
  const spread = { x: Math.cos(place * 2.4) * 46, y: Math.sin(place * 2.4) * 34 - 20 }
  const piece = new Image(36, 36)
  piece.src = iconSource(icon)
  piece.alt = ''
  Object.assign(piece.style, {
    position: 'fixed',
    left: '-18px',
    top: '-18px',
    zIndex: '2500',
    pointerEvents: 'none',
  })
  document.body.append(piece)
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  const flight = piece.animate(
    [
      { transform: at(start.x, start.y, 0.2), easing: 'cubic-bezier(0.2, 1.4, 0.5, 1)' },
      {
        transform: at(start.x + spread.x, start.y + spread.y, 1.15),
        offset: 0.35,
        easing: 'cubic-bezier(0.6, 0, 0.8, 0.6)',
      },
      { transform: at(end.x, end.y, 0.7) },
    ],
    { duration: FLIGHT_MILLISECONDS, delay: place * BETWEEN_MILLISECONDS, fill: 'backwards' },
  )
  await flight.finished.catch(() => null)
  piece.remove()
}

type Point = { x: number; y: number }

function middle(element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
