import type { World } from '../palette.ts'
import type { Prop } from '../props/prop.ts'
import { type Stand, stand } from '../stand.ts'
import * as high from './high-lands.ts'
import * as low from './low-lands.ts'

const sight = (p: Prop): Stand => stand(p, 150, 236, 70, 14, 2)
const tall = (p: Prop): Stand => stand(p, 90, 250, 50, 12, 2)
const beside = (p: Prop): Stand => stand(p, 96, 130, 56, 12, 2)

/** what one would show a friend (`sight-…`, one on every fifth stair) and what stands nowhere else */
export const SIGHTS: Readonly<Record<World, Readonly<Record<string, Stand>>>> = {
  forest: { 'sight-brook': sight(low.brook), 'sight-hollow': sight(low.hollow) },
  march: {
    'sight-watchtower': sight(low.watchtower),
    'sight-fish-rack': sight(low.fishRack),
    'striped-post': beside(low.stripedPost),
    haystack: beside(low.haystack),
  },
  necropolis: { 'sight-crypt': sight(low.crypt), 'sight-queue': sight(low.queue), cat: beside(low.cat) },
  kingdom: {
    'sight-throne': sight(low.throne),
    'sight-toppled': sight(low.toppled),
    column: tall(low.column),
    guard: beside(low.guard),
  },
  dark: {
    'sight-lamplighter': sight(high.lamplighter),
    'sight-shade': sight(high.shade),
    'unlit-lamp': tall(high.unlitLamp),
    watchers: beside(high.watchers),
  },
  war: {
    'sight-catapult': sight(high.catapult),
    'sight-kitchen': sight(high.fieldKitchen),
    'broken-wall': beside(high.brokenWall),
    arrows: beside(high.arrows),
  },
  miro: {
    'sight-tea-house': sight(high.teaHouse),
    'sight-crane': sight(high.crane),
    'hanging-garden': tall(high.hangingGarden),
    'sky-fall': tall(high.skyFall),
  },
  abyss: {
    'sight-bell': sight(high.drownedBell),
    'sight-fire-fall': sight(high.fireFall),
    'fallen-tree': tall(high.fallenTree),
    chains: tall(high.chains),
  },
  gate: {
    'sight-door': sight(high.loneDoor),
    'sight-tea-table': sight(high.teaTable),
    star: tall(high.hungStar),
    plume: beside(high.plume),
  },
  snow: {
    'sight-hut': sight(high.snowHut),
    'sight-frozen-fall': sight(high.frozenFall),
    sledge: beside(high.sledge),
  },
  raid: {
    'sight-skull': sight(high.dragonSkull),
    'sight-drum': sight(high.warDrum),
    ribs: tall(high.ribs),
    'chain-post': beside(high.chainPost),
  },
}
