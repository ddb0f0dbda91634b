import { CharacterScene } from '../features/character/character-scene.ts'
import { RoadScene } from '../features/road/scene/road-scene.ts'
import type { Scenes } from '../stage/game/start-game.ts'

/** Arrive with the engine, behind the first screen. */
export const scenes: Scenes = { character: CharacterScene, road: RoadScene }
