/** The great moment of each part, in the scenes it is told in, one after the other. */
const scenesOfPieces = {
  parade: ['parade', 'pepper', 'wedding'],
  archive: ['shelf-hare', 'shelf-duck', 'shelf-egg'],
  waking: ['last-stitch', 'as-i-was-saying', 'may-i'],
  lamps: ['those-refused', 'straw-and-ash', 'third-lamp'],
  field: ['first-fog', 'second-patches', 'third-choir', 'fourth-snow', 'fifth-nobody'],
  bridge: ['step-on-nothing', 'stones-talk', 'nine-short'],
  descent: ['backwards', 'left-turn', 'cups-down', 'bump-back', 'first-question'],
  door: ['knock', 'same-door', 'hands-off'],
} as const

export type Piece = keyof typeof scenesOfPieces

export const setPieces: readonly (readonly [Piece, readonly string[]])[] = Object.entries(scenesOfPieces) as [
  Piece,
  readonly string[],
][]

/** Which moment a scene is of, and which of its acts, from 1; null: the usual stage. */
export function stagingOf(scene: string): { readonly piece: Piece; readonly act: number } | null {
  for (const [piece, scenes] of setPieces) {
    const act = scenes.indexOf(scene) + 1
    if (act > 0) return { piece, act }
  }
  return null
}
