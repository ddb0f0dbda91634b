import type { Entrant } from '../battle/fighter.ts'
import { colourBlock } from '../battle/steps/block.ts'
import { squadLimit } from '../heroes/squad-limit.ts'

/** What a hero is worth against these enemies: its strength now, less what they stop of its blows. */
function worthAgainst(hero: Entrant, enemies: readonly Entrant[]): number {
  const stopped = enemies.reduce((sum, enemy) => sum + colourBlock(enemy, hero.colour), 0) / enemies.length
  return hero.attack * (1 - stopped) + hero.defence + hero.health
}

/** The six of all heroes who look best against these enemies, the leader first if the leader stays; null: those who go anyway. */
export function betterSquad(
  squad: readonly Entrant[],
  camp: readonly Entrant[],
  enemies: readonly Entrant[],
): readonly Entrant[] | null {
  const best = [...squad, ...camp]
    .filter(({ health }) => health > 0)
    .sort((one, other) => worthAgainst(other, enemies) - worthAgainst(one, enemies))
    .slice(0, squadLimit)
  const stays = squad.filter((hero) => best.includes(hero))
  const comes = best.filter((hero) => !squad.includes(hero))
  return comes.length === 0 ? null : [...stays, ...comes]
}
