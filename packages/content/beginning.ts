import type { Climber } from '@skystair/rules/climb/climber.ts'
import { newClimber } from '@skystair/rules/climb/new-climber.ts'
import type { Growing } from '@skystair/rules/climb/receive-reward.ts'
import type { Companion } from '@skystair/rules/heroes/companion.ts'
import type { HeroKind } from '@skystair/rules/heroes/hero.ts'
import type { Gender } from '@skystair/rules/player/choices.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { artifactOf } from './artifacts.data.ts'
import { BOOSTERS } from './boosters.data.ts'
import { CLANS } from './clans/clans.ts'
import { forceOf } from './forces.data.ts'
import { HEROES } from './heroes.data.ts'
import { LEVELS } from './levels.ts'
import { HERO_TERMS, START_POWER, START_PURSE } from './prices.data.ts'
import { REALM } from './realm.ts'
import { TASKS } from './tasks.data.ts'

export function kindOf(id: string): HeroKind {
  const kind = HEROES[id]
  if (!kind) throw new Error(`no hero ${id}`)
  return kind
}

/** What growing needs to know of this world. */
export const GROWING: Growing = {
  levels: LEVELS,
  tasks: TASKS,
  kindOf,
  designOf: artifactOf,
  forceOf,
  boosters: BOOSTERS,
  hallPerLevel: CLANS.hallPerLevel,
  heroPowerAt: (kind, stair) => joinPower(kind, HERO_TERMS, stair),
}

const CHARACTERS: Readonly<Record<Gender, string>> = { male: 'wanderer', female: 'wayfarer' }

const COMPANIONS: Readonly<Record<Companion, string>> = {
  MAN_COMPANION_1: 'tikhon',
  MAN_COMPANION_2: 'dobrynya',
  WOMAN_COMPANION_1: 'lada',
  WOMAN_COMPANION_2: 'vesta',
}

/** The character and the companion who were chosen, at the foot of the Stair. */
export function beginning(playerId: string, gender: Gender, companion: Companion, now: number): Climber {
  const starters = [
    { kind: kindOf(CHARACTERS[gender]), power: START_POWER.character },
    { kind: kindOf(COMPANIONS[companion]), power: START_POWER.companion },
  ]
  return newClimber(REALM, LEVELS, playerId, starters, START_PURSE, now, companion)
}
