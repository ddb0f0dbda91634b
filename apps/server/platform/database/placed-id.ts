import { randomUUID } from 'node:crypto'

/** Rows of one moment keep the order in which they happened: their ids begin with their place. */
export const placedId = (place: number): string =>
  place.toString(16).padStart(8, '0') + randomUUID().slice('00000000'.length)
