import { SALE_KINDS, type SaleKind } from '../calendar/kind.ts'

/** What may be had for less, by the names of the specification. */
export const offers = SALE_KINDS
export type Offer = SaleKind
