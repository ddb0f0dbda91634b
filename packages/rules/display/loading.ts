export const loadingBarInnerWidth = 263
/** The loading animation appears only for those who wait this long. */
export const loadingAnimationDelayMs = 15_000
/** Percents loaded at which a mark is logged. */
export const loadMarks = [5, 50] as const
export const sceneFadeMs = 350
export const chunkTimeoutMs = 120_000
/** Frames a second of drawn animations. */
export const frameRates = { calm: 12, lively: 18 } as const

/** Percent shown on the bar: never under 10, so that the first look at it is not an empty one. */
export const loadingBar = (progressPercent: number): number =>
  10 + 0.9 * Math.min(100, Math.max(0, progressPercent))

export const loadingBarWidth = (progressPercent: number): number =>
  (loadingBarInnerWidth * loadingBar(progressPercent)) / 100

/** The marks passed between two looks at the progress: each is logged once. */
export const loadMarksPassed = (before: number, now: number): readonly number[] =>
  loadMarks.filter((mark) => before < mark && now >= mark)
