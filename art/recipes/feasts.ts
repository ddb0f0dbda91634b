import type { AtlasAsset } from '../asset.ts'
import { PALETTES } from '../world/palette.ts'
import type { Prop } from '../world/props/prop.ts'
import { type Stand, stand } from '../world/stand.ts'
import * as decor from './feast/decor.ts'
import * as hats from './feast/hats.ts'
import { standing } from './kit.ts'

/** no snow on anything: feasts are celebrated in every world */
const small = (p: Prop): Stand => stand(p, 76, 96, 50, 10, 2)
const tall = (p: Prop): Stand => stand(p, 100, 190, 50, 14, 2)
/** seen as heads are seen */
const hat = (p: Prop): Stand => stand(p, 64, 84, 40, 16, 2)

/** what an event brings: what is found, what is worn, and two things that stand beside the road */
const feast = (
  id: string,
  worn: Prop,
  post: Prop,
  heap: Prop,
  find: Stand | null,
): readonly [string, Readonly<Record<string, Stand>>] => [
  id,
  { hat: hat(worn), post: tall(post), heap: small(heap), ...(find && { find }) },
]

const FEASTS = [
  feast('birthday-hat', hats.birthdayHat, decor.balloons, decor.gifts, null),
  feast('easter-egg', hats.hareEars, decor.eggPole, decor.eggBasket, small(decor.hiddenEgg)),
  feast('fern', hats.fernWreath, decor.fernPole, decor.fernBush, small(decor.fernBloom)),
  feast('apple', hats.appleWreath, decor.applePole, decor.appleBasket, tall(decor.appleTree)),
  feast('books', hats.scholarsCap, decor.bookPole, decor.bookPile, small(decor.catWithBook)),
  feast('pumpkin', hats.pumpkinHat, decor.scarecrow, decor.pumpkins, small(decor.pumpkinFind)),
  feast('bird-for-mushroom', hats.nestHat, decor.birdHouse, decor.mushroomBasket, small(decor.mushroomFind)),
  feast(
    'flower-for-wreath',
    hats.flowerWreath,
    decor.flowerPole,
    decor.flowerBasket,
    small(decor.flowerFind),
  ),
  feast('new-year', hats.frostHat, decor.festiveFir, decor.festiveSnowman, small(decor.lanternFind)),
]

export const feasts = (): AtlasAsset[] =>
  FEASTS.map(([id, stands]) => standing(`feast-${id}`, PALETTES.forest, stands))
