import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { ask, askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Battle, Moved } from '@skystair/rules/battle/battle.ts'
import { isForEnemy } from '@skystair/rules/battle/consumable.ts'
import { consume } from '@skystair/rules/battle/consume.ts'
import { canAct, isAlive, type Side } from '@skystair/rules/battle/fighter.ts'
import { hit } from '@skystair/rules/battle/hit.ts'
import { countVictory, dropsChests } from '@skystair/rules/chests/delayed-chest.ts'
import { specialsOfClan } from '@skystair/rules/clan/support.ts'
import { challenge } from '@skystair/rules/climb/challenge.ts'
import { completeBattle } from '@skystair/rules/climb/complete-battle.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { attackPlace } from '@skystair/rules/road/attack-place.ts'
import { squadPower } from '@skystair/rules/road/muster-enemies.ts'
import { GUARDIAN_SLOT } from '@skystair/rules/road/place.ts'
import { stretchAt } from '@skystair/rules/road/road-design.ts'
import { supportIn } from './clan.ts'
import { noteBattle, noteFirst } from './diary.ts'
import { undress } from './feast.ts'
import { allowed, book, did, doFor, GROWING, here, type Life, settleHealth, strength } from './life.ts'
import { answerMercy } from './mercy.ts'
import { blessingIn } from './returns.ts'

const BATTLE_SECONDS = 14
const MOVE_SECONDS = 2

function anyBlow(life: Life, battle: Battle): Moved | Refusal {
  const mine = battle.creatures.filter((one) => one.side === 'player' && canAct(one))
  const foes = battle.creatures.filter((one) => one.side === 'enemy' && isAlive(one))
  return hit(battle, { attackerId: life.cup.pick(mine).id, defenderId: life.cup.pick(foes).id })
}

const strongestOf = (battle: Battle, side: Side) =>
  battle.creatures
    .filter((one) => one.side === side && isAlive(one) && !one.consumed)
    .sort((one, two) => two.attack - one.attack)[0]

/** Before a guardian that has won before, everything in the bag is used. */
function drinkUp(life: Life, start: Battle): Battle {
  let battle = start
  for (const { id, effect } of start.consumables) {
    const target = strongestOf(battle, isForEnemy(effect) ? 'enemy' : 'player')
    if (!target || battle.status === 'COMPLETED' || effect.type === 'cleanse') continue
    const moved = consume(battle, { consumableId: id, targetCreatureId: target.id })
    if (!allowed(life, moved)) return battle
    battle = moved.battle
    did(life, 'consumable-used')
  }
  return battle
}

/** The careless hit whatever is near every other time; the others take the best blow. */
function playOut(life: Life, start: Battle): Battle {
  if (start.status === 'COMPLETED') return start
  if (life.profile.care === 1) {
    const moved = askToTheEnd(start)
    return isRefusal(moved) ? start : moved.battle
  }
  let battle = start
  while (battle.status === 'IN_PROGRESS') {
    const moved = life.cup.chance(life.profile.care) ? ask(battle) : anyBlow(life, battle)
    if (!allowed(life, moved)) return battle
    battle = moved.battle
  }
  return battle
}

const WISER = 1.02

/** The strength it takes to dare: the enemy's, or more than at the last defeat here. */
const courage = (life: Life, id: string, power: number): number =>
  Math.max(power * life.profile.nerve, (life.defeats.get(id) ?? 0) * (life.profile.care === 1 ? WISER : 1))

/** Attacks a place if the squad is strong enough; says whether it was won, null if it was not tried. */
export function fight(life: Life, id: string): boolean | null {
  const waiting = attackPlace(REALM, here(life), id, life.now)
  if (!allowed(life, waiting)) return null
  const dared = strength(life)
  if (dared < courage(life, id, squadPower(waiting.enemies))) return null
  life.battles += 1
  const wish = {
    battleId: `${life.seed}/${life.battles}`,
    placeId: id,
    seed: `${life.profile.dice}/${life.seed}/${life.battles}`,
    consumables: life.defeats.has(id) ? CONSUMABLES : [],
    gifts: specialsOfClan(supportIn(life)),
    blessing: blessingIn(life),
  }
  const begun = challenge(REALM, GROWING, life.climber, wish, life.boosts, life.now)
  if (!allowed(life, begun)) return null
  life.climber = begun.climber
  for (const { kind } of waiting.enemies) noteFirst(life.diary, `foe ${kind}`, life.played)
  const end = playOut(life, drinkUp(life, begun.battle))
  const isWon = end.winner === 'player'
  doFor(life, BATTLE_SECONDS + end.inputs.length * MOVE_SECONDS)
  const isGuardian = waiting.place.slot === GUARDIAN_SLOT
  const completed = completeBattle(REALM, GROWING, life.climber, end, life.boosts, life.now)
  if (!allowed(life, completed)) return null
  const { worth } = stretchAt(REALM.roads[waiting.place.world], waiting.place.stair)
  book(life, isGuardian ? 'guardian' : 'lair', completed, worth.artifact)
  settleHealth(life)
  if (isWon) {
    undress(life, id)
    if (dropsChests(id)) life.chests = countVictory(life.chests, life.now, DELAYED)
    answerMercy(life, end)
  }
  if (isGuardian) noteBattle(life.diary, waiting.place.stair, isWon)
  if (!isWon) life.defeats.set(id, dared)
  return isWon
}
