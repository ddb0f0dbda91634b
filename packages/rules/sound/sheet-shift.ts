/** How far from the written place the click may be found, in seconds. */
const furthest = 0.15

/** Seconds by which a decoder has moved a sheet of effects: some keep the silence an encoder adds, some drop it. */
export function sheetShift(samples: Float32Array, rate: number, sync: number): number {
  const near = samples.subarray(0, Math.round((sync + furthest) * rate))
  let loudest = 0
  near.forEach((sample, index) => {
    if (Math.abs(sample) > Math.abs(near[loudest] ?? 0)) loudest = index
  })
  return loudest / rate - sync
}
