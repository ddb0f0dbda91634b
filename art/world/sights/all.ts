import type { World } from '../palette.ts'
import type { Prop } from '../props/prop.ts'
import { type Stand, stand } from '../stand.ts'
import * as abyss from './abyss.ts'
import * as dark from './dark.ts'
import * as forest from './forest.ts'
import * as gate from './gate.ts'
import * as kingdom from './kingdom.ts'
import * as march from './march.ts'
import * as miro from './miro.ts'
import * as necropolis from './necropolis.ts'
import * as raid from './raid.ts'
import * as snow from './snow.ts'
import * as war from './war.ts'

const sight = (p: Prop): Stand => stand(p, 150, 236, 70, 14, 2)
const tall = (p: Prop): Stand => stand(p, 90, 250, 50, 12, 2)
const beside = (p: Prop): Stand => stand(p, 96, 130, 56, 12, 2)

/** what one would show a friend (`sight-…`, one on every fifth stair) and what stands nowhere else */
export const SIGHTS: Readonly<Record<World, Readonly<Record<string, Stand>>>> = {
  forest: { 'sight-brook': sight(forest.brook), 'sight-hollow': sight(forest.hollow) },
  march: {
    'sight-watchtower': sight(march.watchtower),
    'sight-fish-rack': sight(march.fishRack),
    'striped-post': beside(march.stripedPost),
    haystack: beside(march.haystack),
  },
  necropolis: {
    'sight-crypt': sight(necropolis.crypt),
    'sight-queue': sight(necropolis.queue),
    cat: beside(necropolis.cat),
  },
  kingdom: {
    'sight-throne': sight(kingdom.throne),
    'sight-toppled': sight(kingdom.toppled),
    column: tall(kingdom.column),
    guard: beside(kingdom.guard),
  },
  dark: {
    'sight-lamplighter': sight(dark.lamplighter),
    'sight-shade': sight(dark.shade),
    'unlit-lamp': tall(dark.unlitLamp),
    watchers: beside(dark.watchers),
  },
  war: {
    'sight-catapult': sight(war.catapult),
    'sight-kitchen': sight(war.fieldKitchen),
    'broken-wall': beside(war.brokenWall),
    arrows: beside(war.arrows),
  },
  miro: {
    'sight-tea-house': sight(miro.teaHouse),
    'sight-crane': sight(miro.crane),
    'hanging-garden': tall(miro.hangingGarden),
    'sky-fall': tall(miro.skyFall),
  },
  abyss: {
    'sight-bell': sight(abyss.drownedBell),
    'sight-fire-fall': sight(abyss.fireFall),
    'fallen-tree': tall(abyss.fallenTree),
    chains: tall(abyss.chains),
  },
  gate: {
    'sight-door': sight(gate.loneDoor),
    'sight-tea-table': sight(gate.teaTable),
    star: tall(gate.hungStar),
    plume: beside(gate.plume),
  },
  snow: {
    'sight-hut': sight(snow.snowHut),
    'sight-frozen-fall': sight(snow.frozenFall),
    sledge: beside(snow.sledge),
  },
  raid: {
    'sight-skull': sight(raid.dragonSkull),
    'sight-drum': sight(raid.warDrum),
    ribs: tall(raid.ribs),
    'chain-post': beside(raid.chainPost),
  },
}
