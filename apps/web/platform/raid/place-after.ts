import type { RaidView } from '@skystair/contract/raid.ts'

/** The place that the own damage makes: among the best it is counted, below them it is as it was told. */
export function placeAfter({ best, own }: Pick<RaidView, 'best' | 'own'>, dealt: number): number | null {
  const told = own.place
  if (dealt <= 0) return told
  const others = best.filter(({ place }) => place !== told)
  const above = others.filter((one) => one.dealt > dealt).length
  if (above < others.length || best.length < fullBoard) return above + 1
  return told ?? null
}

/** Below so many the best are all there are. */
const fullBoard = 3
