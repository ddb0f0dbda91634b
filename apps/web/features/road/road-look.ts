import { manifest } from '@skystair/art/baked/manifest.ts'
import type { World } from '@skystair/rules/road/place.ts'
import { lookAt, type WorldLook } from '../../stage/world-look.ts'
import { stairsPerSegment } from './road-path.ts'

export const picturesOf = (look: WorldLook): readonly string[] =>
  Object.keys(manifest.pictures).filter((id) => id.startsWith(`road-${look}-`))

/** A segment wears one look, that of its second stair: parts begin where segments do. */
export const lookOfSegment = (world: World, segment: number): WorldLook =>
  lookAt(world, Math.max(0, segment) * stairsPerSegment + 1)
