/** Experience never grows past what the level holds; the rest of the gain is lost. */
export const gainExperience = (current: number, gain: number, maximum: number): number =>
  Math.min(current + gain, maximum)
