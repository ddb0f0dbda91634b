import type { Asset } from '../../asset.ts'
import { beast } from '../../parts/beast.ts'
import { bird } from '../../parts/bird.ts'
import { dragon } from '../../parts/dragon.ts'
import { golem } from '../../parts/golem.ts'
import { serpent } from '../../parts/serpent.ts'
import { BEASTS, DRAGONS, GOLEMS, SERPENTS } from './beasts.ts'
import { PHOENIXES, STORM_BIRDS } from './birds.ts'
import { lizard } from './lizards.ts'
import { angelic, demon, jinnHero } from './spirits.ts'
import { EACH_TIER, hero } from './tier.ts'

export const creatures = (): Asset[] =>
  EACH_TIER.flatMap((t) => [
    hero('beast', t, 0xff9a4a, (m) => beast(m, BEASTS[t]), { yaw: 50, half: 180, up: 250, size: 1.16 }),
    hero('dragon', t, 0xffc84a, (m) => dragon(m, DRAGONS[t]), { half: 200, up: 270, size: 1.12 }),
    hero('golem', t, GOLEMS[t].rune, (m) => golem(m, GOLEMS[t]), { half: 170, size: 1.04 }),
    hero('serpent', t, 0xff7ac0, (m) => serpent(m, SERPENTS[t]), { half: 170, size: 1.14 }),
    hero('phoenix', t, 0xffb03a, (m) => bird(m, PHOENIXES[t]), { half: 190, up: 250, size: 1.04 }),
    hero('storm-phoenix', t, 0x8ad8ff, (m) => bird(m, STORM_BIRDS[t]), { half: 195, up: 260, size: 1.08 }),
    jinnHero(t),
    angelic('angel', t),
    angelic('archangel', t),
    demon(t),
    lizard(t),
  ])
