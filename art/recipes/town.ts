import type { Asset, AtlasAsset } from '../asset.ts'
import { Model } from '../model/model.ts'
import { FINE, worldCamera } from '../model/studio.ts'
import { worldOptions } from '../world/light.ts'
import { PALETTES } from '../world/palette.ts'
import { academy } from '../world/town/academy.ts'
import { bulwark } from '../world/town/bulwark.ts'
import { factory } from '../world/town/factory.ts'
import { hall } from '../world/town/hall.ts'
import { laboratory } from '../world/town/laboratory.ts'
import { type Building, TOWN_LEVELS } from '../world/town/masonry.ts'
import { square } from '../world/town/square.ts'

const BUILDINGS: Readonly<Record<string, Building>> = {
  EXPERIENCE: academy,
  CLAN_SHIELD: bulwark,
  SNOW_WORLD: laboratory,
  GEAR_FACTORY: factory,
  HALL_OF_FAME: hall,
}
const [HALF, UP, DOWN, LEAN] = [150, 250, 90, 10]
const DAY = PALETTES.forest

/** the five buildings of a clan; each grows from logs to stone, to white stone and gold */
const buildings = (): AtlasAsset => ({
  kind: 'atlas',
  id: 'town',
  sprites: Object.entries(BUILDINGS).flatMap(([name, build]) =>
    TOWN_LEVELS.map((level) => {
      const m = new Model()
      m.turnX(-LEAN)
      m.turnY(-14)
      build(m, level)
      return {
        name: `${name}-${level}`,
        shot: {
          model: m,
          camera: worldCamera(HALF, UP),
          options: {
            ...worldOptions(DAY, HALF * 2, UP + DOWN),
            groundShadow: true,
            occlusion: 0.06,
            outlineWidth: 1.1 * FINE,
            outlineAlpha: 0.6,
            fill: 0.8,
            rim: DAY.rim * 1.6,
          },
        },
      }
    }),
  ),
})
export const town = (): Asset[] => [square(), buildings()]
