/** Measures of the road, in pixels of a stage 600 wide. Up the road is up the screen. */
export const roadWidth = 600
export const stairPixels = 120
export const stairsPerSegment = 5
export const segmentPixels = stairPixels * stairsPerSegment
export const segmentVariants = 3

const middle = roadWidth / 2

/** Sideways shift of each stair of a segment; the first and the last are centred, so that all variants join. */
const bends: readonly (readonly number[])[] = [
  [0, 35, 61, 33, 0],
  [0, -33, -61, -35, 0],
  [0, 38, 8, -38, 0],
]

/** A fair number from 0 up to 1 for a place of the road: the same for everybody, for ever. */
export function chanceAt(place: number, salt: number): number {
  let bits = Math.imul(place | 0, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

export const segmentOf = (stair: number): number => Math.floor(stair / stairsPerSegment)

/**
 * No variant follows itself: every other segment takes what chance gives, those between what their neighbours left.
 * Below the first stair the road is mirrored, so that whoever begins needs but two pictures of it.
 */
export function variantOf(segment: number): number {
  const place = Math.abs(segment)
  if (place % 2 === 0) return evenVariant(place)
  const [below, above] = [evenVariant(place - 1), evenVariant(place + 1)]
  if (below !== above) return 0 + 1 + 2 - below - above
  return (below + 1 + Math.floor(chanceAt(place, 0) * 2)) % segmentVariants
}

const evenVariant = (segment: number): number => Math.floor(chanceAt(segment, 0) * segmentVariants)

/** Middle of a stair's landing, between stairs on the line that joins them. */
export function roadX(stair: number): number {
  const [low, share] = [Math.floor(stair), stair - Math.floor(stair)]
  return middle + bendAt(low) * (1 - share) + bendAt(low + 1) * share
}

function bendAt(stair: number): number {
  const segment = segmentOf(stair)
  return bends[variantOf(segment)]?.[stair - segment * stairsPerSegment] ?? 0
}

/** Height of a stair's front edge, seen from the stair that the stage counts from. */
export const roadY = (stair: number, origin: number): number => (origin - stair) * stairPixels

export const stairAtY = (y: number, origin: number): number => Math.floor(origin - y / stairPixels)
