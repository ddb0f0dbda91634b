import type { AtlasAsset } from '../asset.ts'
import { blade, cloth, crystal, gold, lit, plain, steel, stone, wood } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { FINE, type Options } from '../model/studio.ts'
import { axe, bow, dagger, hammer, spear, sword } from '../parts/blades.ts'
import { book, shield } from '../parts/offhand.ts'
import { crystalStaff } from '../parts/staffs.ts'
import { BUILDINGS } from './icons/buildings.ts'
import { classFaces } from './icons/classes.ts'
import { BOOSTER_ICONS, EVENTS } from './icons/event.ts'
import { SMILEYS } from './icons/faces.ts'
import { HEAPS } from './icons/heaps.ts'
import { type Icon, tilted } from './icons/icon.ts'
import { bolt, fist, flask, heart, scroll, wing } from './icons/potions.ts'
import { league, medal } from './icons/ranks.ts'
import { ennobled, RARITIES } from './icons/rarity.ts'
import { BADGES, SKILLS } from './icons/signs.ts'
import {
  apple,
  caviarJar,
  chestIcon,
  cluster,
  coin,
  gear,
  gem,
  hourglass,
  ingot,
  key,
  starSign,
  ticket,
  upStar,
} from './icons/treasure.ts'
import { amulet, armour, belt, bootIcon, cloak, crownIcon, glove, helm, ring } from './icons/wear.ts'

const SIZE = 96
const weapon = (w: (m: Model) => void, scale = 1.3, down = 0.52, z = -40): Icon => tilted(w, z, scale, down)
type Sheet = Readonly<Record<string, Icon>>
const SHEETS = {
  resources: {
    gold: coin(0xffcf4a, 0xe0982a, starSign),
    'crystal-red': cluster(0xe0142e, 0xff5a60),
    'crystal-blue': cluster(0x1a58f0, 0x58b8ff),
    emerald: gem(0x0cae4c, 0x58f090),
    mithril: ingot,
    sulfur: cluster(0xd8a410, 0xffe85a),
    caviar: caviarJar,
    amethyst: gem(0x8a3af0, 0xc890ff, 6),
    gear,
    ticket,
    event: upStar(0xff8ad0),
    experience: upStar(0xffd23c),
    key,
    apple,
    time: hourglass,
    hammer: weapon(hammer(steel(0xcfd8e6), gold(), 1.1), 1.5, 0.34),
  },
  chests: {
    silver: chestIcon(wood(0x6a7284), steel(0xe4eaf4), 0x8ad8ff),
    gold: chestIcon(wood(0xa8622e), gold(), 0xff3a5a),
    azure: chestIcon(plain(0x2a6ad8, { rough: 0.4 }), steel(0xd8ecff), 0x5af0ff),
    lava: chestIcon(lit(plain(0x5a1c14), 0xff4a10, 0.18), steel(0x4a3a3a), 0xff7a1a),
    amber: chestIcon(plain(0xd8861a, { rough: 0.3 }), gold(), 0xffe07a),
    jade: chestIcon(plain(0x2a9a6a, { rough: 0.3 }), gold(0xd8f0b0, 0x9ac87a), 0x8affc0),
  },
  artifacts: {
    sword: weapon(sword({ long: 1.1, wide: 1.4 }), 1.55, 0.48),
    axe: weapon(axe(), 1.7, 0.34),
    hammer: weapon(hammer(steel(0x8a8494), gold(), 1.1), 1.5, 0.34),
    spear: weapon(spear(blade(), 0xd42a3a), 1.2, 0.5),
    dagger: weapon(dagger(), 1.9, 0.24),
    bow: weapon(bow(), 1.15, 0, 30),
    staff: weapon(crystalStaff(0x46f0c8, 0xd8fff4), 1.3, 0.34, -28),
    shield: (m) => {
      m.scale(2.4)
      m.turnY(-14)
      shield({ field: cloth(0x2f6fdc), sign: 'star' })(m)
    },
    helm,
    armour,
    boots: bootIcon,
    gloves: glove,
    ring,
    amulet,
    belt,
    cloak,
    crown: crownIcon,
    book: (m) => {
      m.turnX(122)
      m.move([0, -0.3, 0])
      m.scale(3)
      book(0x6a1428, 0xffc84a)(m)
    },
  },
  ranks: {
    // 1 is the Sky, the top of the ladder; 9 is the Wooden league.
    'league-1': league(lit(gold(0xfff0b0, 0xffc850), 0xffd860, 0.25), 0x2a9cf0, 4),
    'league-2': league(lit(gold(0xffe07a, 0xf0a830), 0xffd060, 0.12), 0x6a2fd8, 3),
    'league-3': league(gold(), 0xd81e3a, 2),
    'league-4': league(gold(0xffd75a, 0xd8902a), 0xf0a820, 1),
    'league-5': league(steel(0xeef4ff, 0xb4c4dc), 0x5a8ae0, 2),
    'league-6': league(steel(0x9aa4b8, 0x5c667a), 0x3a4458, 1),
    'league-7': league(steel(0xd88a54, 0x9a5430), 0xb0562a, 2),
    'league-8': league(stone(0xa8a4b4, 0x78748a), 0x8a8698, 1),
    'league-9': league(wood(0xa8703c, 0x6a4020), 0x8a5a30, 0),
    'status-silver': medal(steel(0xe4eaf4, 0xa8b4c8), 0x5a7aa8),
    'status-gold': medal(gold(), 0xd8342e),
    'status-brilliant': medal(crystal(0xb8e8ff, 0xffffff, 0.3), 0x6a2fb8),
  },
  consumables: {
    'elixir-of-health': flask(0xe8203a, heart),
    'elixir-of-purity': flask(0xd8f4ff, wing),
    'elixir-of-strength': flask(0xf07a1a, fist),
    'elixir-of-stone': flask(0x8a8478, fist),
    'elixir-of-luck': flask(0x3ab84a, starSign),
    'elixir-of-haste': flask(0x3ac8e0, bolt),
    'scroll-of-the-needle': scroll(0x2a8a7a),
    'scroll-of-fire': scroll(0xd8342e),
    'scroll-of-frost': scroll(0x5ab0f0),
    'scroll-of-return': scroll(0x8a5ad8),
  },
  smileys: SMILEYS,
  skills: SKILLS,
  badges: BADGES,
  buildings: BUILDINGS,
  events: EVENTS,
  boosters: BOOSTER_ICONS,
  heaps: HEAPS,
} as const satisfies Readonly<Record<string, Sheet>>

const NOBLE_KINDS = [
  'sword',
  'axe',
  'bow',
  'staff',
  'shield',
  'helm',
  'armour',
  'boots',
  'gloves',
  'ring',
  'amulet',
  'cloak',
] as const
const treasures = (): Sheet =>
  Object.fromEntries(
    RARITIES.flatMap((rarity) =>
      NOBLE_KINDS.map((kind) => [`${kind}-${rarity}`, ennobled(SHEETS.artifacts[kind], rarity)] as const),
    ),
  )
const OPTIONS: Options = {
  width: SIZE * FINE,
  height: SIZE * FINE,
  supersample: 2,
  samples: 8,
  occlusion: 0.03,
  outlineWidth: 2.6 * FINE,
  outlineAlpha: 0.95,
  keyDirection: [-0.5, 0.8, 0.6],
  keyColour: [1, 0.93, 0.82],
  keySoft: 0.14,
  key: 0.95,
  rim: 0.9,
  voxels: 96,
}
const sheet = (name: string, list: Sheet): AtlasAsset => ({
  kind: 'atlas',
  id: `icons-${name}`,
  sprites: Object.entries(list).map(([name, icon]) => {
    const m = new Model()
    m.group()
    icon(m)
    const camera = {
      yaw: 0,
      pitch: 10,
      scale: 43 * FINE,
      foot: [(SIZE / 2) * FINE, (SIZE / 2) * FINE] as const,
      target: [0, 0, 0] as const,
    }
    return { name, shot: { model: m, camera, options: OPTIONS } }
  }),
})
export const icons = (): AtlasAsset[] => [
  ...Object.entries(SHEETS).map(([name, list]) => sheet(name, list)),
  sheet('treasures', treasures()),
  { kind: 'atlas', id: 'icons-classes', sprites: classFaces({ ...OPTIONS, voxels: 160 }, SIZE) },
]
