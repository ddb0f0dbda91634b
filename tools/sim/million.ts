import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { ask, askToTheEnd } from '@skystair/rules/battle/ask.ts'
import { type Battle, type Moved, ROUND_LIMIT } from '@skystair/rules/battle/battle.ts'
import { isForEnemy } from '@skystair/rules/battle/consumable.ts'
import { consume } from '@skystair/rules/battle/consume.ts'
import { canAct, isAlive } from '@skystair/rules/battle/fighter.ts'
import { hit } from '@skystair/rules/battle/hit.ts'
import { skip } from '@skystair/rules/battle/skip.ts'
import { startBattle } from '@skystair/rules/battle/start-battle.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { entrantOf } from '@skystair/rules/heroes/entrant-of.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { muster } from '@skystair/rules/road/muster-enemies.ts'
import { WORLDS } from '@skystair/rules/road/place.ts'
import { placesAt } from './atlas.ts'

const KINDS = Object.values(HEROES)
const HIGHEST = 6000
const MANUAL = 0.1

/** A squad of any heroes, about as strong as the stair it stands before. */
function anyBattle(index: number, cup: Cup): Battle {
  const world = cup.pick(WORLDS)
  const stair = cup.between(1, HIGHEST)
  const place = placesAt(world, stair)[0]
  if (!place) throw new Error(`no guardian at ${world} ${stair}`)
  const size = cup.between(1, squadLimit)
  const power = (guardianPower(stair) * (0.4 + cup.next() * 1.4)) / size
  const squad = Array.from({ length: size }, (_, id) => {
    const kind = cup.pick(KINDS)
    return entrantOf(join(kind, id + 1, power, true, 0), kind)
  })
  const battle = startBattle({
    id: `million/${index}`,
    type: 'MOB',
    placeId: place.id,
    seed: `million/${index}`,
    squad,
    enemies: muster(REALM, place),
    consumables: CONSUMABLES.map((design) => ({ ...design, count: 2 })),
  })
  if (isRefusal(battle)) throw new Error(battle.refused)
  return battle
}

/** Any move whose button the interface would show lit. */
export function litMove(battle: Battle, cup: Cup): Moved | Refusal {
  const mine = battle.creatures.filter((one) => one.side === 'player' && canAct(one))
  const foes = battle.creatures.filter((one) => one.side === 'enemy' && isAlive(one))
  const roll = cup.next()
  if (roll < 0.05) return skip(battle, cup.pick(mine).id)
  if (roll < 0.15) return ask(battle)
  if (roll < 0.3) {
    const thing = cup.pick(battle.consumables)
    const target = cup.pick(isForEnemy(thing.effect) ? foes : mine)
    if (thing.count > 0 && !target.consumed)
      return consume(battle, { consumableId: thing.id, targetCreatureId: target.id })
  }
  return hit(battle, { attackerId: cup.pick(mine).id, defenderId: cup.pick(foes).id })
}

function playOut(start: Battle, cup: Cup): Moved | Refusal {
  if (!cup.chance(MANUAL)) return askToTheEnd(start)
  let moved: Moved | Refusal = { battle: start, events: [] }
  while (!isRefusal(moved) && moved.battle.status === 'IN_PROGRESS') moved = litMove(moved.battle, cup)
  return moved
}

export interface Sweep {
  readonly battles: number
  readonly won: number
  readonly longest: number
  /** refusals and broken promises, with the number of the battle */
  readonly faults: readonly string[]
}

function faultOf(moved: Moved | Refusal): string | null {
  if (isRefusal(moved)) return moved.refused
  const { battle } = moved
  if (battle.status !== 'COMPLETED' || battle.round > ROUND_LIMIT.MOB)
    return `round ${battle.round}, ${battle.status}`
  const isBroken = battle.creatures.some(({ health, healthTotal }) => !(health >= 0 && health <= healthTotal))
  return isBroken ? 'health out of bounds' : null
}

/** Seeded battles of every world and height, a piece of the million from this one on; none may be refused, endless or broken. */
export function sweep(from: number, battles: number): Sweep {
  const faults: string[] = []
  let won = 0
  let longest = 0
  for (let index = from; index < from + battles; index++) {
    const cup = cupOf(diceOf(`sweep/${index}`))
    const moved = playOut(anyBattle(index, cup), cup)
    const fault = faultOf(moved)
    if (fault) faults.push(`battle ${index}: ${fault}`)
    if (isRefusal(moved)) continue
    if (moved.battle.winner === 'player') won += 1
    longest = Math.max(longest, moved.battle.round)
  }
  return { battles, won, longest, faults }
}
