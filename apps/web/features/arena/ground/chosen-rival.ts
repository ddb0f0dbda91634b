import type { Rival } from '@skystair/contract/arena-view.ts'

/** Whom the great button means while nobody is chosen: the highest whom one need not fear, else the nearest. */
export const likeliest = (rivals: readonly Rival[]): Rival | null =>
  rivals.findLast(({ odds }) => odds === 'weaker' || odds === 'even') ?? rivals[0] ?? null
