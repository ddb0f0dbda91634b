import { catalogue } from '@skystair/rules/catalogue.ts'
import type { RuneDesign } from '@skystair/rules/things/satchel.ts'

/** What each rune makes stronger, in stairs' worth. */
export const RUNES = catalogue<RuneDesign>(
  Object.entries({
    'rune-of-oak': { health: 0.3 },
    'rune-of-flame': { attack: 0.3 },
    'rune-of-stone': { defence: 0.3 },
    'rune-of-wind': { attack: 0.1, defence: 0.1, health: 0.1 },
    'rune-of-frost': { poison: 0.01, defence: 0.2 },
  }),
)
