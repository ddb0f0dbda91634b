/** A ranking as two lists side by side, the best first: cheap to keep for a million. */
export interface Ranking {
  readonly scores: Float64Array
  readonly ids: Float64Array
}

export const noRanking: Ranking = { scores: new Float64Array(), ids: new Float64Array() }

/** The place, from 1, of whoever has this score; of equals the later comer (the greater id) stands first. */
export function placeOf({ scores, ids }: Ranking, score: number, id: number): number {
  let low = 0
  let high = scores.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = scores[middle] ?? 0
    const isBefore = other > score || (other === score && (ids[middle] ?? 0) > id)
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low + 1
}

/** Who stands at the places from..to, counted from 1. */
export const atPlaces = ({ ids }: Ranking, from: number, to: number): readonly number[] => [
  ...ids.subarray(Math.max(0, from - 1), Math.max(0, to)),
]
