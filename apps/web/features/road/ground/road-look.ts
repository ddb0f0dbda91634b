import type { World } from '@skystair/rules/road/place.ts'
import { lookAt, type WorldLook } from '../../../stage/worlds/world-look.ts'
import { stairsPerSegment } from './road-path.ts'

/** A segment wears one look, that of its second stair: parts begin where segments do. */
export const lookOfSegment = (world: World, segment: number): WorldLook =>
  lookAt(world, Math.max(0, segment) * stairsPerSegment + 1)

/** What a segment is drawn with: where worlds meet, the lower one fades out over it. */
export const looksAt = (world: World, segment: number): readonly WorldLook[] => [
  ...new Set([lookOfSegment(world, segment), lookOfSegment(world, segment - 1)]),
]
