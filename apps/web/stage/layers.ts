/** The order of drawing. Within the bodies, the y of the foot decides who stands in front. */
export const layers = {
  ground: -3e9,
  shadows: -2e9,
  bodies: 0,
  air: 2e9,
} as const
