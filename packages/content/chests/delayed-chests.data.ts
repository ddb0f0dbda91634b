import type { ChestContents } from '@skystair/rules/chests/chest-contents.ts'
import type { DelayedKind } from '@skystair/rules/chests/chest-life.ts'
import type { DelayedRules } from '@skystair/rules/chests/delayed-chest.ts'
import { artifact, consumable, crystals, gold, lot, rune, some, sulfur } from './chest-cards.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const DELAYED: DelayedRules = {
  victories: 5,
  places: 3,
  order: ['wood', 'wood', 'iron', 'wood', 'wood', 'iron', 'wood', 'gold'],
  opensIn: { wood: 3 * HOUR, iron: 8 * HOUR, gold: 24 * HOUR },
  anEmerald: 10 * MINUTE,
  aFilm: 30 * MINUTE,
}

/** Weights of a hundred: they are the odds of each card. A week of chests holds about one artifact. */
export const DELAYED_CONTENTS: Readonly<Record<DelayedKind, ChestContents>> = {
  wood: {
    sure: [gold(0.3)],
    draws: 2,
    lots: [
      lot(40, gold(0.3)),
      lot(26, crystals(0.4)),
      lot(14, sulfur(1)),
      lot(12, some({ elixir: 1 })),
      lot(5, consumable),
      lot(3, some({ mithril: 1 })),
    ],
  },
  iron: {
    sure: [gold(0.8)],
    draws: 3,
    lots: [
      lot(33, gold(0.5)),
      lot(24, crystals(0.6)),
      lot(14, sulfur(1)),
      lot(12, some({ elixir: 1 })),
      lot(6, consumable),
      lot(3, rune),
      lot(5, some({ mithril: 2 })),
      lot(3, artifact),
    ],
  },
  gold: {
    sure: [gold(2), crystals(1)],
    draws: 3,
    lots: [
      lot(26, gold(1.5)),
      lot(20, crystals(1)),
      lot(13, sulfur(2)),
      lot(12, some({ elixir: 2 })),
      lot(6, some({ caviar: 1 })),
      lot(6, rune),
      lot(8, some({ mithril: 3 })),
      lot(9, artifact),
    ],
  },
}
