import { ask } from '@skystair/rules/battle/ask.ts'
import type { Battle, Moved } from '@skystair/rules/battle/battle.ts'
import { canAct, isAlive } from '@skystair/rules/battle/fighter.ts'
import { hit } from '@skystair/rules/battle/hit.ts'
import { NO_BOOSTS } from '@skystair/rules/booster/booster.ts'
import { challenge } from '@skystair/rules/climb/challenge.ts'
import type { Climber } from '@skystair/rules/climb/climber.ts'
import { completeBattle } from '@skystair/rules/climb/complete-battle.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import { type Companion, companions } from '@skystair/rules/heroes/companion.ts'
import { type Gender, genders } from '@skystair/rules/player/choices.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { GUARDIAN_SLOT, placeId, STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { hereOf, walkTo, withHere } from '@skystair/rules/road/travel.ts'
import { expect, test } from 'vitest'
import { beginning, GROWING } from './beginning.ts'
import { REALM } from './realm.ts'

const NEWCOMERS = 150
const STAIRS = [1, 2, 3]
const NOW = 0

function allowed<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}

type Blow = (battle: Battle, cup: Cup) => Moved | Refusal

const anyBlow: Blow = (battle, cup) => {
  const mine = battle.creatures.filter((one) => one.side === 'player' && canAct(one))
  const foes = battle.creatures.filter((one) => one.side === 'enemy' && isAlive(one))
  return hit(battle, { attackerId: cup.pick(mine).id, defenderId: cup.pick(foes).id })
}

/** Goes straight to the guardian and fights it; null if it was lost. */
function beat(climber: Climber, stair: number, seed: string, blow: Blow, cup: Cup): Climber | null {
  const there = allowed(walkTo(hereOf(climber.travels), (stair - 1) * STAIR_HEIGHT))
  const walked = { ...climber, travels: withHere(climber.travels, there) }
  const id = placeId('main', stair, GUARDIAN_SLOT)
  const wish = { battleId: seed, placeId: id, seed: `${seed}/${stair}`, consumables: [], gifts: {} }
  const begun = allowed(challenge(REALM, GROWING, walked, wish, NO_BOOSTS, NOW))
  let { battle } = begun
  while (battle.status === 'IN_PROGRESS') battle = allowed(blow(battle, cup)).battle
  if (battle.winner !== 'player') return null
  return allowed(completeBattle(REALM, GROWING, begun.climber, battle, NO_BOOSTS, NOW)).climber
}

/** Whether the first stairs were won by fighting alone: nothing is taken, nobody is healed, no time passes. */
function climbs(gender: Gender, companion: Companion, seed: string, blow: Blow): boolean {
  const cup = cupOf(diceOf(seed))
  let climber: Climber | null = beginning(seed, gender, companion, NOW)
  for (const stair of STAIRS) climber = climber && beat(climber, stair, seed, blow, cup)
  return climber !== null
}

test.each(genders.flatMap((gender) => companions.map((companion) => ({ gender, companion }))))(
  'a newcomer ($gender, $companion) who does nothing but fight is beaten on the first three stairs at most once in fifty times',
  ({ gender, companion }) => {
    for (const blow of [anyBlow, ask]) {
      const seeds = Array.from({ length: NEWCOMERS }, (_, number) => `newcomer-${number}`)
      const beaten = seeds.filter((seed) => !climbs(gender, companion, seed, blow))
      expect(beaten.length).toBeLessThanOrEqual(NEWCOMERS / 50)
    }
  },
)
