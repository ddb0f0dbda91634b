import type { Score } from '../music/score.ts'
import { arena } from './arena.ts'
import { battle } from './battle.ts'
import { boss } from './boss.ts'
import { clan } from './clan.ts'
import { defeat } from './defeat.ts'
import { desert } from './desert.ts'
import { invasion } from './invasion.ts'
import { japanRoad } from './japan-road.ts'
import { magical } from './magical.ts'
import { medievalTheme } from './medieval-theme.ts'
import { mysterious } from './mysterious.ts'
import { road } from './road.ts'
import { serenityForest } from './serenity-forest.ts'
import { snow } from './snow.ts'
import { sunSparklingForest } from './sun-sparkling-forest.ts'
import { victory } from './victory.ts'

/** Tracks that play around and around. */
export const loops: readonly Score[] = [
  sunSparklingForest,
  road,
  serenityForest,
  magical,
  medievalTheme,
  mysterious,
  invasion,
  desert,
  japanRoad,
  battle,
  boss,
  arena,
  clan,
  snow,
]

/** Tracks that play once. */
export const stings: readonly Score[] = [victory, defeat]
