import type { Colour } from '../../skill/skills.ts'
import type { Draft } from '../draft.ts'
import type { FighterInView } from '../fighter.ts'
import type { Blow } from './blow.ts'

const BLOCK_OF = { blue: 'BLOCK_BLUE', yellow: 'BLOCK_YELLOW', red: 'BLOCK_RED' } as const

export const colourBlock = (defender: Pick<FighterInView, 'specials'>, colour: Colour): number =>
  defender.specials[BLOCK_OF[colour]] ?? 0

export const clanBlock = (defender: FighterInView): number => defender.specials.BLOCK_CLAN ?? 0

/** What gets through the clan's shield. */
export const THROUGH_CLAN_SHIELD = 0.5

/** A colour block stops the hit; the clan's shield takes half of it. */
export function block(draft: Draft, blow: Blow): void {
  const stops = colourBlock(blow.defender, blow.attacker.colour)
  if (stops > 0 && draft.cup.chance(stops)) {
    blow.effect = 'GOLEM_BLOCK'
    return
  }
  const halves = clanBlock(blow.defender)
  if (halves > 0 && draft.cup.chance(halves)) blow.effect = 'CLAN_BLOCK'
}
