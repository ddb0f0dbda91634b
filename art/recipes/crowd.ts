import type { AtlasAsset } from '../asset.ts'
import { cloth } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { figureOptions, worldCamera } from '../model/studio.ts'
import { humanoid } from '../parts/humanoid.ts'
import { shirt } from '../parts/torso.ts'
import * as people from './people.ts'

const [HALF, UP, DOWN, LEAN, SIZE] = [36, 76, 12, 22, 0.42]
const CLOTHS = [0xd8342e, 0x2f6fdc, 0x2a8a5a, 0x8a2fb8, 0xe8a02a, 0x2ab0b8] as const
const FOLK = [people.heroMale, people.heroFemale, people.tikhon, people.lada, people.dobrynya, people.vesta]

/** who sits on the stands of the arena: known faces in other clothes, with empty hands */
export const crowd = (): AtlasAsset => ({
  kind: 'atlas',
  id: 'crowd',
  sprites: CLOTHS.flatMap((colour, which) =>
    [0, 1].map((turn) => {
      const person = FOLK[(which + turn * 3) % FOLK.length] ?? people.heroMale
      const m = new Model()
      m.turnX(-LEAN)
      m.turnY(turn ? 26 : 8)
      m.scale(SIZE * 1.18)
      const dyed = cloth(colour)
      humanoid(m, {
        ...person('merry'),
        torso: shirt({ cloth: dyed, trim: null, vest: null }),
        sleeve: dyed,
        weapon: null,
        offhand: null,
        shield: false,
        back: () => undefined,
      })
      return {
        name: `fan-${which * 2 + turn}`,
        shot: {
          model: m,
          camera: worldCamera(HALF, UP),
          options: { ...figureOptions(HALF * 2, UP + DOWN), supersample: 2, groundShadow: false },
        },
      }
    }),
  ),
})
