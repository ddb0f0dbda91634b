import type { PlaceView } from '@skystair/contract/road.ts'
import { roadWidth, roadX } from '../ground/road-path.ts'

const besideRoad = 222
const nearEdge = 66
/** The middle of a landing. */
const asideUp = 0.3
/** A guardian stands across its stair, beside the line of the squad. */
const guardianUp = 0.4
const guardianAside = 66

interface Site {
  readonly x: number
  /** Along the road, in stairs. */
  readonly at: number
}

/** Where a place stands: the server says on which side, the bends of the road say how far out. */
export function siteOf({ id, stair, posX }: Pick<PlaceView, 'id' | 'stair' | 'posX'>): Site {
  if (id.endsWith('-0')) {
    const at = stair + guardianUp
    return { x: roadX(at) + guardianAside, at }
  }
  const at = stair + asideUp
  const side = posX < roadWidth / 2 ? -1 : 1
  const x = roadX(at) + side * besideRoad
  return { x: Math.max(nearEdge, Math.min(roadWidth - nearEdge, x)), at }
}

/** Whether an ornament would grow into a place. */
export const isInTheWay = (ornament: Site, site: Site): boolean =>
  Math.abs(ornament.x - site.x) < 92 && ornament.at - site.at < 0.75 && site.at - ornament.at < 0.6
