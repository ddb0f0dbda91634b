import type { Rival } from '@skystair/contract/arena-view.ts'
import type { Forecasts } from './use-forecasts.ts'

/** From so many wins of ten on a rival need not be feared. */
const fearless = 4

/** Whom the great button means while nobody is chosen: the highest whom one need not fear, else the nearest. */
export const likeliest = (rivals: readonly Rival[], forecasts: Forecasts): Rival | null =>
  rivals.findLast(({ id }) => (forecasts.get(id)?.ofTen ?? 0) >= fearless) ?? rivals[0] ?? null
