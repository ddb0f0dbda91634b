import { type Boosts, isActive } from '../booster/booster.ts'
import type { Climber } from '../climb/climber.ts'
import { type Growing, type Received, receive } from '../climb/receive-reward.ts'
import { rewardOf } from '../economy/reward.ts'
import { type Measure, rewardAt } from '../economy/stair-reward.ts'
import { type Hero, squadOf } from '../heroes/hero.ts'
import { join } from '../heroes/join.ts'
import { squadLimit } from '../heroes/squad-limit.ts'
import { mostHeroes } from '../heroes/welcome.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type AllTerms, joinPower } from '../shop/recruit.ts'
import type { WheelDesign, WheelPrize } from './design.ts'
import type { WaitingPrize } from './wheel-life.ts'

/** What taking needs to know of the world. */
export interface Taking {
  readonly growing: Growing
  readonly boosts: Boosts
  readonly measure: Measure
  readonly terms: AllTerms
}

export interface Taken extends Received {
  /** Who has joined. */
  readonly joined: readonly Hero[]
}

export function prizeOf({ sectors }: WheelDesign, { sector }: WaitingPrize): WheelPrize {
  const found = sectors.find(({ id }) => id === sector)
  if (found === undefined) throw new Error(`no sector ${sector}`)
  return found.prize
}

/** What was won goes to its winner. `chosen` is who of the three heroes should come. */
export function takePrize(
  climber: Climber,
  prize: WheelPrize,
  waiting: WaitingPrize,
  chosen: string | null,
  taking: Taking,
  now: number,
): Taken | Refusal {
  const { growing, boosts, measure } = taking
  const only = (received: Received | Refusal): Taken | Refusal =>
    'refused' in received ? received : { ...received, joined: [] }
  switch (prize.kind) {
    case 'amounts': {
      const { gold, amounts } = prize
      const reward = { experience: 0, gold, heroWorth: 0, amounts, things: [] }
      return only(receive(climber, rewardAt(reward, waiting.stair, measure), growing, boosts))
    }
    case 'cauldron':
      return only(receive(climber, rewardOf({ amounts: { mithril: waiting.emeralds } }), growing, boosts))
    case 'artifact': {
      if (waiting.artifact === null) throw new Error('an artifact without a name was won')
      const things = [{ kind: 'artifact' as const, id: waiting.artifact, stair: waiting.stair }]
      return only(receive(climber, rewardOf({ things }), growing, boosts))
    }
    case 'booster':
      return { ...nothing(longer(climber, prize.booster, prize.lasts, now)), joined: [] }
    case 'hero':
      return welcome(climber, waiting, chosen, taking, now)
  }
}

const nothing = (climber: Climber): Received => ({ climber, reward: rewardOf({}), reached: null })

/** Whatever booster works goes on for longer; where none does, this one begins. */
function longer(climber: Climber, booster: string, lasts: number, now: number): Climber {
  const { belongings } = climber
  const working = isActive(belongings.booster, now) ? belongings.booster : { id: booster, until: now }
  return {
    ...climber,
    belongings: { ...belongings, booster: { id: working.id, until: working.until + lasts } },
  }
}

function welcome(
  climber: Climber,
  { heroes, stair }: WaitingPrize,
  chosen: string | null,
  { growing, terms }: Taking,
  now: number,
): Taken | Refusal {
  if (chosen === null) return refused('wheel.refused.choose-a-hero')
  if (!heroes.includes(chosen)) return refused('wheel.refused.not-among-them')
  if (climber.heroes.length >= mostHeroes) return refused('heroes.refused.camp-full', { most: mostHeroes })
  const kind = growing.kindOf(chosen)
  const id = climber.heroes.reduce((most, hero) => Math.max(most, hero.id), 0) + 1
  const hasRoom = squadOf(climber.heroes).length < squadLimit
  const hero = join(kind, id, joinPower(kind, terms, stair), hasRoom, now)
  return { ...nothing({ ...climber, heroes: [...climber.heroes, hero] }), joined: [hero] }
}
