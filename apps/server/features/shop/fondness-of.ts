import { FOND_OF, FOND_PERCENT, LIGHT_TITLES } from '@skystair/content/mercy.data.ts'
import type { HeroKind } from '@skystair/rules/heroes/hero.ts'
import { fondness, lightTitle } from '@skystair/rules/mercy/light.ts'
import type { Player } from '@skystair/rules/player/player.ts'

/** Percent that a hero asks less of a player whose deeds it likes. */
export const fondnessOf = ({ warriorClass }: HeroKind, player: Player): number =>
  fondness(warriorClass, lightTitle(player, LIGHT_TITLES)?.side ?? null, FOND_OF, FOND_PERCENT)
