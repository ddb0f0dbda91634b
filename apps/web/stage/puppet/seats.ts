interface Seat {
  readonly x: number
  readonly y: number
}

interface Guest {
  readonly key: string
  readonly width: number
  readonly height: number
}

/** What the weakest graphics cards still take. */
const widest = 2048
const highest = 4096
/** Neighbours do not glimmer through the edge. */
const gap = 2

/** Rows of pictures, the highest first; who finds no room gets no seat. */
export function seatsFor(guests: readonly Guest[]): {
  readonly width: number
  readonly height: number
  readonly seats: ReadonlyMap<string, Seat>
} {
  const seats = new Map<string, Seat>()
  let [x, y, row, width, height] = [0, 0, 0, 1, 1]
  for (const guest of guests.toSorted((a, b) => b.height - a.height)) {
    if (x + guest.width > widest) {
      x = 0
      y += row + gap
      row = 0
    }
    if (guest.width > widest || y + guest.height > highest) continue
    seats.set(guest.key, { x, y })
    row = Math.max(row, guest.height)
    width = Math.max(width, x + guest.width)
    height = Math.max(height, y + guest.height)
    x += guest.width + gap
  }
  return { width, height, seats }
}
