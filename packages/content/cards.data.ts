import type { Blessings } from '@skystair/rules/cards/blessing.ts'
import { NO_BLESSING } from '@skystair/rules/cards/blessing.ts'

/** What each card of the road's table does until midnight. */
export const CARD_BLESSINGS: Blessings = {
  elephant: { ...NO_BLESSING, defence: 0.1, health: 0.1 },
  snake: { ...NO_BLESSING, poison: 0.05 },
  eagle: { ...NO_BLESSING, experience: 0.15, luck: 0.15 },
}
