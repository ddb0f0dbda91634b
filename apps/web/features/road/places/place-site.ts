import type { PlaceView } from '@skystair/contract/road.ts'
import { roadWidth, roadX } from '../ground/road-path.ts'
import { isFind } from './place-look.ts'

const besideRoad = 222
const nearEdge = 66
/** The middle of a landing. */
const asideUp = 0.3
/** A guardian stands across its stair, beside the line of the squad. */
const guardianUp = 0.4
const guardianAside = 66

/** What feasts strew lies between the landings, in a corner far out or at the curb. */
const findUp = 0.8
const inCorner = 236
const atCurb = 172
const findEdge = 44
/** Further from the middle than this the server means a corner. */
const corner = 150

export interface Site {
  readonly x: number
  /** Along the road, in stairs. */
  readonly at: number
}

/** Where a place stands: the server says on which side, the bends of the road say how far out. */
export function siteOf(place: Pick<PlaceView, 'id' | 'stair' | 'posX' | 'event' | 'resource'>): Site {
  const { id, stair, posX } = place
  if (id.endsWith('-0')) {
    const at = stair + guardianUp
    return { x: roadX(at) + guardianAside, at }
  }
  const side = posX < roadWidth / 2 ? -1 : 1
  if (isFind(place)) {
    const at = stair + findUp
    const aside = Math.abs(posX - roadWidth / 2) > corner ? inCorner : atCurb
    return { x: Math.max(findEdge, Math.min(roadWidth - findEdge, roadX(at) + side * aside)), at }
  }
  const at = stair + asideUp
  const x = roadX(at) + side * besideRoad
  return { x: Math.max(nearEdge, Math.min(roadWidth - nearEdge, x)), at }
}

/** Whether an ornament would grow into a place. */
export const isInTheWay = (ornament: Site, site: Site): boolean =>
  Math.abs(ornament.x - site.x) < 92 && ornament.at - site.at < 0.75 && site.at - ornament.at < 0.6
