import type { Extent } from './extent.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  /** 1 is the size on the road; who stands nearer is larger. */
  readonly size: number
  /** Where it looks; told where a squad does not simply look at the other. */
  readonly facing?: 1 | -1
  /** Where its name and health are written: the middle and the upper edge, and the width that is theirs. */
  readonly label: { readonly x: number; readonly y: number; readonly room: number }
}

/** The part of the stage that no bar covers, in its own pixels. */
export interface Field {
  readonly top: number
  readonly bottom: number
}

/** Somebody who needs room. */
export interface Fighter {
  readonly extent: Extent
  /** Greater than others of its kind: more than 1. */
  readonly growth: number
}

export const stageWidth = 600
/** Between a body and the edge of the picture. */
export const edge = 8
/** Between a row's names and the heads of the next. */
const air = 6
/** Boots reach over the names by so much of what they reach below the foot. */
export const boots = 0.7
const nearness = 0.12
/** Rows do not drift apart where there is room to spare. */
const loosest = 1.16
/** Of the room that is left, the share above the squads: feet stand on the ground, not in the sky. */
const skyShare = 0.66
/** A usual figurine: the great ones are fitted one by one and do not make the others small. */
const usual: Extent = { above: 168, below: 16, behind: 66, before: 72 }

/** Fewer stand larger. */
const largest = [2.1, 2.1, 1.9, 1.6, 1.4, 1.28, 1.24] as const
/** One against many does not dwarf them. */
const mostAgainst = 1.3

const half = stageWidth / 2
const besideGreat = 256
const ofGreat = 384
const ofOne = 320

/** How much taller than a row a great one may be who stands behind its own. */
const looms = 0.62
const ofLooming = 250

interface Grid {
  /** Rows over both columns, which stand half a row apart. */
  readonly rows: number
  /** The great one behind the others; none: -1. */
  readonly great: number
  /** What it needs above the first row, in rows. */
  readonly over: number
}

function gridOf(squad: readonly Fighter[]): Grid {
  const count = squad.length
  const great = count > 2 ? squad.findIndex(({ growth }) => growth > 1) : -1
  const apart = count % 2 === 0 || great >= 0 ? 0.5 : 0
  return { rows: Math.max(1, Math.ceil(count / 2)) + apart, great, over: great < 0 ? 0 : looms }
}

const pitchOf = ({ rows, over }: Grid, { top, bottom }: Field): number => (bottom - top) / (rows + over)

/** How much of the stage a row of the larger squad has for one body with its label. */
export const tightestPitch = (squads: readonly (readonly Fighter[])[], field: Field): number =>
  Math.min(...squads.map((squad) => pitchOf(gridOf(squad), field)))

interface Against {
  /** Whom they face. */
  readonly foes: readonly Fighter[]
  /** Height of a label, in pixels of the stage. */
  readonly label: number
}

/** Where a squad stands: as large as everybody has room, in two columns that look through each other's gaps. */
export function formation(
  squad: readonly Fighter[],
  side: 1 | -1,
  field: Field,
  { foes, label }: Against,
): Spot[] {
  const count = squad.length
  const grid = gridOf(squad)
  const pitch = pitchOf(grid, field)
  const room = roomOf(squad, foes)
  const width = widthOf(count, room)
  const largestFor = ({ above, below, behind, before }: Extent, rows = 1, wide = width): number =>
    Math.min((pitch * rows - label - air) / (above + below * boots), wide / (behind + before))
  const common = Math.min(capOf(count, foes.length), largestFor(usual))
  const placed = squad.map(({ extent, growth }, i) => {
    const place = placeOf(i, count, grid.great)
    if (i === grid.great)
      return {
        ...place,
        extent,
        size: Math.min(common * growth * 1.3, largestFor(extent, 1 + looms, ofLooming)),
      }
    const near = 1 - nearness * (count === 1 ? 0 : 1 - place.row / (grid.rows - 1))
    return { ...place, extent, size: Math.min(common * growth, largestFor(extent)) * near }
  })
  const need = Math.max(
    0,
    ...placed.map(
      ({ extent, size }, i) =>
        (extent.above + extent.below * boots) * size * (i === grid.great ? 1 / (1 + looms) : 1),
    ),
  )
  const step = Math.min(pitch, (need + label + air) * loosest)
  const start = field.top + (field.bottom - field.top - step * (grid.rows + grid.over)) * skyShare
  return placed.map(({ row, isFront, extent, size }) => {
    const written = start + (row + grid.over + 1) * step - label - air / 2
    const x = within(
      columnOf(count, isFront) * room,
      extent.behind * size + edge,
      room - extent.before * size,
    )
    const across = (value: number) => Math.round(side === 1 ? value : stageWidth - value)
    // Who stands behind is named beside whoever stands in front, not on their face.
    const isBehind = count === 2 && !isFront
    const wide = count === 1 ? width : 176
    return {
      x: across(x),
      y: Math.round(written - extent.below * boots * size),
      size,
      label: { x: across(isBehind ? wide / 2 + 2 : Math.max(wide / 2 + 2, x)), y: written, room: wide },
    }
  })
}

/** The edge of the picture is kept before the middle of the field. */
const within = (wanted: number, least: number, most: number): number =>
  Math.max(least, Math.min(wanted, Math.max(least, most)))

const isGreat = (squad: readonly Fighter[]): boolean => squad.length === 1 && (squad[0]?.growth ?? 1) > 1

const roomOf = (squad: readonly Fighter[], foes: readonly Fighter[]): number =>
  isGreat(squad) ? ofGreat : isGreat(foes) ? besideGreat : half

const widthOf = (count: number, room: number): number =>
  count === 1 ? Math.max(room, room === half ? ofOne : room) - edge : room * (count === 2 ? 0.78 : 0.66)

const columnOf = (count: number, isFront: boolean): number => {
  if (count === 1) return 0.52
  if (count === 2) return isFront ? 0.68 : 0.38
  return isFront ? 0.7 : 0.26
}

const capOf = (count: number, against: number): number => {
  const own = largest[count] ?? 1
  return Math.min(own, (largest[Math.max(count, against)] ?? 1) * mostAgainst)
}

/** The first half stands in front, a great one behind all; the columns look through each other's gaps. */
function placeOf(i: number, count: number, great: number): { row: number; isFront: boolean } {
  const inFront = Math.ceil(count / 2)
  if (i === great) return { row: 0, isFront: false }
  const turn = great >= 0 && i > great ? i - 1 : i
  const isFront = turn < inFront
  const place = isFront ? turn : turn - inFront + (great >= 0 ? 1 : 0)
  const frontIsNear = count % 2 === 0 || great >= 0
  return { row: place + (frontIsNear === isFront ? 0.5 : 0), isFront }
}
