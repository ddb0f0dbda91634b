import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { PlaceView } from '@skystair/contract/road.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import type { ChestType } from '@skystair/rules/road/chest-colours.ts'

/** Which chest keeps what: whoever has opened a few knows from afar what to hope for. */
const chests: Readonly<Record<HeroTier, ChestType>> = {
  usual: 'SILVER',
  legendary: 'GOLD',
  mythical: 'JADE',
  supreme: 'LAVA',
}

/** The kind of chest something lies in; `null`: it lies in none. */
export function chestOf({ thing, resource }: Pick<PlaceView, 'thing' | 'resource'>): ChestType | null {
  if (resource?.type === 'TICKETS') return 'AMBER'
  const artifact = thing?.kind === 'artifact' ? ARTIFACTS[thing.id] : undefined
  if (artifact === undefined) return null
  return artifact.rarity === 'usual' && artifact.set !== null ? 'AZURE' : chests[artifact.rarity]
}

export const chestAtlas = 'icons-chests'
export const chestFrame = (chest: ChestType): string => chest.toLowerCase()
