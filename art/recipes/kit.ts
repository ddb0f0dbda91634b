import type { AtlasAsset } from '../asset.ts'
import { gold, steel, wood } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { FINE, worldCamera } from '../model/studio.ts'
import type { Shot } from '../model/write.ts'
import { worldOptions } from '../world/light.ts'
import { PALETTES, type Palette, type World } from '../world/palette.ts'
import * as dwelling from '../world/places/dwelling.ts'
import { LANDINGS } from '../world/places/landing.ts'
import * as magic from '../world/places/magic.ts'
import { plate } from '../world/places/plate.ts'
import * as treasure from '../world/places/treasure.ts'
import * as made from '../world/props/made.ts'
import type { Prop } from '../world/props/prop.ts'
import * as stones from '../world/props/stones.ts'
import * as trees from '../world/props/trees.ts'
import * as undergrowth from '../world/props/undergrowth.ts'
import { SIGHTS } from '../world/sights/all.ts'
import { type Stand, stand } from '../world/stand.ts'

const shot = (p: Palette, s: Stand): Shot => {
  const m = new Model()
  m.turnX(-s.lean)
  s.prop(m, p)
  const bare = !p.cap || (s.snow ?? 0.5) > 1
  return {
    model: m,
    camera: worldCamera(s.half, s.up),
    options: {
      ...worldOptions(p, s.half * 2, s.up + s.down),
      groundShadow: true,
      occlusion: 0.05,
      outlineWidth: 1.1 * FINE,
      outlineAlpha: 0.55,
      fill: 0.8,
      rim: p.rim * 1.6,
      ...(bare ? {} : { cap: p.cap?.amount ?? 0, capLow: s.snow ?? 0.5 }),
    },
  }
}
export const standing = (id: string, p: Palette, stands: Readonly<Record<string, Stand>>): AtlasAsset => ({
  kind: 'atlas',
  id,
  sprites: Object.entries(stands).map(([name, s]) => ({ name, shot: shot(p, s) })),
})
const small = (p: Prop, lean = 10): Stand => stand(p, 72, 84, 46, lean, 0.74)
const rock = (p: Prop): Stand => stand(p, 84, 84, 56, 6)
const tree = (p: Prop): Stand => stand(p, 170, 240, 60, 14)

const PROPS: Partial<Record<World, Readonly<Record<string, Stand>>>> = {
  forest: {
    oak: tree(trees.oak(1)),
    birch: tree(trees.birch),
    fir: tree(trees.fir()),
    'fir-young': tree(trees.fir(8, 2.3, 0.8)),
    bush: small(trees.bush(4, 'red'), 8),
    'bush-green': small(trees.bush(9), 8),
    rocks: rock(stones.rocks(5)),
    'rocks-small': rock(stones.rocks(11, 0.7)),
    flowers: small(undergrowth.flowers(1)),
    mushrooms: small(undergrowth.mushrooms, 12),
    stump: small(undergrowth.stump, 8),
    log: stand(undergrowth.log, 100, 80, 46, 8),
    reeds: small(undergrowth.reeds),
    lantern: stand(made.lantern, 90, 130, 46, 14),
    fence: stand(made.fence, 110, 76, 40, 10),
    pillar: stand(stones.pillar, 110, 136, 52, 12),
  },
  march: {
    oak: tree(trees.oak(3)),
    birch: tree(trees.birch),
    bush: small(trees.bush(6, 'red'), 8),
    rocks: rock(stones.rocks(7)),
    banner: stand(made.banner(0xb8342e, 0xffd23c), 90, 150, 40, 12),
    barricade: stand(made.barricade, 120, 100, 50, 10),
    log: stand(undergrowth.log, 100, 80, 46, 8),
    lantern: stand(made.lantern, 90, 130, 46, 14),
  },
  necropolis: {
    'dead-tree': tree(trees.deadTree),
    fir: tree(trees.fir(5, 2.8, 0.8)),
    grave: small(stones.grave, 10),
    skulls: small(stones.skulls, 10),
    pillar: stand(stones.pillar, 110, 136, 52, 12),
    rocks: rock(stones.rocks(9)),
    lantern: stand(made.lantern, 90, 130, 46, 14),
    cauldron: small(made.cauldron, 10),
  },
  kingdom: {
    oak: tree(trees.oak(7)),
    fir: tree(trees.fir(9, 3, 0.7)),
    pillar: stand(stones.pillar, 110, 136, 52, 12),
    bush: small(trees.bush(8, 'white'), 8),
    flowers: small(undergrowth.flowers(2)),
    rocks: rock(stones.rocks(6)),
    lantern: stand(made.lantern, 90, 130, 46, 14),
    banner: stand(made.banner(0x6a3fc8, 0xffd23c), 90, 150, 40, 12),
  },
  dark: {
    fir: tree(trees.fir(4)),
    'dead-tree': tree(trees.deadTree),
    mushrooms: small(undergrowth.mushrooms, 12),
    spikes: stand(stones.spikes(0x3a5ae0, 0x8ab0ff, 0.4), 80, 110, 46, 12),
    rocks: rock(stones.rocks(5)),
    lantern: stand(made.lantern, 90, 130, 46, 14),
    bush: small(trees.bush(3), 8),
  },
  war: {
    'dead-tree': tree(trees.deadTree),
    barricade: stand(made.barricade, 120, 100, 50, 10),
    banner: stand(made.banner(0x2a2a34, 0xd8342e), 90, 150, 40, 12),
    skulls: small(stones.skulls, 10),
    ember: rock(stones.emberRock),
    rocks: rock(stones.rocks(8)),
    lantern: stand(made.lantern, 90, 130, 46, 14),
  },
  miro: {
    oak: tree(trees.oak(4)),
    floating: stand(stones.floatingRock, 110, 150, 70, 8),
    cloud: stand(stones.cloud, 90, 80, 50, 4),
    pillar: stand(stones.pillar, 110, 136, 52, 12),
    spikes: stand(stones.spikes(0x3ab8d8, 0xb0f4ff, 0.4), 80, 110, 46, 12),
    bush: small(trees.bush(5, 'white'), 8),
    lantern: stand(made.lantern, 90, 130, 46, 14),
  },
  abyss: {
    'dead-tree': tree(trees.deadTree),
    floating: stand(stones.floatingRock, 110, 150, 70, 8),
    ember: rock(stones.emberRock),
    spikes: stand(stones.spikes(0x1a9a8a, 0x5af0d0, 0.45), 80, 110, 46, 12),
    mushrooms: small(undergrowth.mushrooms, 12),
    skulls: small(stones.skulls, 10),
    lantern: stand(made.lantern, 90, 130, 46, 14),
  },
  gate: {
    oak: tree(trees.oak(6)),
    cloud: stand(stones.cloud, 90, 80, 50, 4),
    pillar: stand(stones.pillar, 110, 136, 52, 12),
    spikes: stand(stones.spikes(0xe8c84a, 0xfff4c0, 0.5), 80, 110, 46, 12),
    floating: stand(stones.floatingRock, 110, 150, 70, 8),
    flowers: small(undergrowth.flowers(3)),
    lantern: stand(made.lantern, 90, 130, 46, 14),
  },
  snow: {
    fir: tree(trees.fir(3)),
    'fir-young': tree(trees.fir(8, 2.3, 0.8)),
    birch: tree(trees.birch),
    ice: stand(stones.spikes(0x5ab8f4, 0xa8e4ff, 0.18), 80, 110, 46, 12, 2),
    snowman: stand(made.snowman, 90, 150, 46, 16, 2),
    rocks: rock(stones.rocks(5)),
    log: stand(undergrowth.log, 100, 80, 46, 8),
    lantern: stand(made.lantern, 90, 130, 46, 14, 0.6),
    fence: stand(made.fence, 110, 76, 40, 10),
  },
  raid: {
    fir: tree(trees.fir(6)),
    barricade: stand(made.barricade, 120, 100, 50, 10),
    banner: stand(made.banner(0xd8342e, 0xffd23c), 90, 150, 40, 12),
    cauldron: small(made.cauldron, 10),
    rocks: rock(stones.rocks(10)),
    skulls: small(stones.skulls, 10),
    lantern: stand(made.lantern, 90, 130, 46, 14),
  },
}
const chestLook = (c: number, metal: number, gemColour: number, open = false): treasure.ChestLook => ({
  wood: wood(c),
  metal: metal === 0 ? gold() : steel(metal),
  gem: gemColour,
  open,
})
const thing = (p: Prop, half = 96, up = 130, down = 56, lean = 12): Stand => stand(p, half, up, down, lean, 2)

const PLACES: Readonly<Record<string, Stand>> = {
  'chest-wood': thing(treasure.chest(chestLook(0xa8622e, 0, 0x3fe0ff))),
  'chest-open': thing(treasure.chest(chestLook(0xa8622e, 0, 0x3fe0ff, true))),
  gold: thing(treasure.goldPile, 90, 80, 60, 6),
  'crystals-red': thing(treasure.crystals(0xe0142e, 0xff4a50)),
  'crystals-blue': thing(treasure.crystals(0x1a58f0, 0x48a8ff)),
  'crystals-violet': thing(treasure.crystals(0x7a2ae0, 0xb870ff)),
  sulfur: thing(treasure.crystals(0xd8a410, 0xffe04a)),
  emerald: thing(treasure.emerald),
  caviar: thing(treasure.caviar, 80, 90, 46),
  herbs: thing(treasure.herbs, 80, 90, 46),
  fountain: thing(magic.fountain(0xff5ad0, 0xffc0f0), 110, 146, 80),
  shrine: thing(magic.shrine, 110, 156, 64, 14),
  runestone: thing(magic.runestone(0x50e8ff), 100, 136, 54, 14),
  hut: thing(dwelling.hut(0x6a3fc8), 150, 226, 90, 12),
  camp: thing(dwelling.camp, 96, 100, 56, 10),
  'plate-green': thing(plate('round', 0x4a9a3a, 0xd8f0b8), 60, 66, 34, 24),
  'plate-yellow': thing(plate('notched', 0xc89a1e, 0xfff0b0), 60, 66, 34, 24),
  'plate-red': thing(plate('spiked', 0xb8342e, 0xffd0c0), 60, 66, 34, 24),
}
/** stand at certain stairs, the first of them some way up */
const LANDMARKS: Readonly<Record<string, Stand>> = {
  portal: thing(magic.portal(0x8a3cff, 0x5ae8ff), 140, 184, 60, 16),
  turning: thing(magic.turning, 110, 190, 64, 14),
  signpost: thing(dwelling.signpost, 90, 136, 44, 16),
  stall: thing(dwelling.stall, 160, 174, 74, 12),
}
const landings = (water: boolean): Record<string, Stand> =>
  Object.fromEntries(
    Object.entries(LANDINGS)
      .filter(([name]) => name.startsWith('WATER') === water)
      .map(([name, prop]) => [name, stand(prop, 120, 96, 96, 0, 2)]),
  )

export const kit = (): AtlasAsset[] => [
  standing('places', PALETTES.forest, PLACES),
  standing('landmarks', PALETTES.forest, LANDMARKS),
  standing('tiles', PALETTES.forest, landings(false)),
  standing('lakes', PALETTES.forest, landings(true)),
  ...Object.entries(PROPS).map(([world, stands]) =>
    standing(`props-${world}`, PALETTES[world as World], stands),
  ),
  ...Object.entries(SIGHTS).map(([world, stands]) => ({
    ...standing(`sights-${world}`, PALETTES[world as World], stands),
    quality: 70,
  })),
]
