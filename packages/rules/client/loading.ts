/** Percents loaded at which a mark is logged. */
export const loadMarks = [5, 50] as const
export const sceneFadeMs = 350
export const chunkTimeoutMs = 120_000
/** So many stairs ahead the pictures of artifacts are fetched. */
export const artifactLoadRange = 3

/** Percent shown on the bar: never under 10, so that the first look at it is not an empty one. */
export const loadingBar = (progressPercent: number): number =>
  10 + 0.9 * Math.min(100, Math.max(0, progressPercent))

/** The marks passed between two looks at the progress: each is logged once. */
export const loadMarksPassed = (before: number, now: number): readonly number[] =>
  loadMarks.filter((mark) => before < mark && now >= mark)
