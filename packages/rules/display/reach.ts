/** How far down the road places are kept once passed. */
const placeMargin = 1000
/** Where the road ends for one who has not met its guardian yet. */
export const defaultMaximumCoordinate = 1e15
/** Artifact pictures are loaded for this many stairs around the player. */
export const artifactImageReach = 3

export const isPlaceInReach = (placeY: number, currentY: number): boolean => placeY >= currentY - placeMargin

export const isArtifactImageInReach = (artifactStair: number, stair: number): boolean =>
  Math.abs(artifactStair - stair) <= artifactImageReach
