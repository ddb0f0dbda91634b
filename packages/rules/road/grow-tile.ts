import { cupOf, diceOf } from '../dice.ts'
import { STAIR_HEIGHT, type TileSize, type World } from './place.ts'
import { type Realm, stretchAt } from './road-design.ts'

export interface Tile {
  readonly stair: number
  readonly posY: number
  readonly size: TileSize
  readonly look: string
  /** which of the look's pictures */
  readonly variant: number
}

const VARIANTS = 8
const LAKE = 5
const LAKES = 0.2
export const BOSS_EVERY = 25

/** Bosses stand on broad landings; water comes in lakes of five stairs. */
export function growTile(realm: Realm, world: World, stair: number): Tile {
  const cup = cupOf(diceOf(`${world}/${stair}/tile`))
  const isWater = cupOf(diceOf(`${world}/${Math.floor(stair / LAKE)}/lake`)).chance(LAKES)
  const isBig = stair % BOSS_EVERY === 0
  const size = isWater ? (isBig ? 'WATER_BIG' : 'WATER_SMALL') : isBig ? 'BIG' : 'SMALL'
  const look = stretchAt(realm.roads[world], stair).look
  return { stair, posY: stair * STAIR_HEIGHT, size, look, variant: cup.between(0, VARIANTS - 1) }
}
