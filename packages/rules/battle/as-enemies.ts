import type { Entrant } from './fighter.ts'

/** Far above any hero of a player: a rival's heroes must not share ids with one's own. */
const FIRST_ENEMY_ID = 1_000_000_001

/** Creatures numbered as the other side of a battle: monsters, or a rival's squad in the arena. */
export const asEnemies = (entrants: readonly Entrant[]): readonly Entrant[] =>
  entrants.map((entrant, index) => ({ ...entrant, id: FIRST_ENEMY_ID + index }))
