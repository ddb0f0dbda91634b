import type { HeroTier } from '@skystair/rules/heroes/hero.ts'

export type ShopShelf = HeroTier | 'items'

let wished: ShopShelf | null = null

/** The shop opens at this shelf when it is opened next. */
export function wishShelf(shelf: ShopShelf): void {
  wished = shelf
}

/** The shelf somebody was sent to, once; `null`: nobody was sent. */
export function takeWishedShelf(): ShopShelf | null {
  const shelf = wished
  wished = null
  return shelf
}
