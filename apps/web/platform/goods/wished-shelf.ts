import type { HeroTier } from '@skystair/rules/heroes/hero.ts'

export type ShopShelf = HeroTier | 'items'
export type ShelfWish = ShopShelf | 'hero-of-week'

let wished: ShelfWish | null = null

/** The shop opens at this shelf when it is opened next. */
export function wishShelf(shelf: ShelfWish): void {
  wished = shelf
}

/** The shelf somebody was sent to, once; `null`: nobody was sent. */
export function takeWishedShelf(): ShelfWish | null {
  const shelf = wished
  wished = null
  return shelf
}
