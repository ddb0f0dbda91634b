import type { Asset } from './asset.ts'
import { companions } from './recipes/companions.ts'
import { crowd } from './recipes/crowd.ts'
import { feasts } from './recipes/feasts.ts'
import { forestFolk } from './recipes/forest-folk.ts'
import { casters } from './recipes/heroes/casters.ts'
import { creatures } from './recipes/heroes/creatures.ts'
import { warriors } from './recipes/heroes/warriors.ts'
import { icons } from './recipes/icons.ts'
import { kit } from './recipes/kit.ts'
import { monsters } from './recipes/monsters/all.ts'
import { shop } from './recipes/shop.ts'
import { speakers } from './recipes/speakers.ts'
import { title } from './recipes/title.ts'
import { town } from './recipes/town.ts'
import { worlds } from './recipes/worlds.ts'
import { pedestal } from './world/pedestal.ts'
import { stadium } from './world/stadium.ts'
import { standingStone } from './world/standing-stone.ts'

/** everything the studio makes */
export const catalogue = (): Asset[] => [
  title(),
  pedestal(),
  shop(),
  stadium(),
  crowd(),
  standingStone(),
  ...town(),
  ...icons(),
  ...kit(),
  ...worlds(),
  ...feasts(),
  ...companions(),
  ...forestFolk(),
  ...speakers(),
  ...monsters(),
  ...warriors(),
  ...casters(),
  ...creatures(),
]
