import { chooseSquad, saveSquad } from './choose-squad.ts'
import { dismissHero } from './dismiss-hero.ts'
import { getHero } from './get-hero.ts'
import { mergeHeroes } from './merge-heroes.ts'

export const heroesRoutes = [getHero, chooseSquad, saveSquad, mergeHeroes, dismissHero]
