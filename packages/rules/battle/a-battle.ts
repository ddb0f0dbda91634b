import type { Cup } from '../dice.ts'
import { cupOf, diceOf } from '../dice.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { Battle, BattleType, Moved } from './battle.ts'
import type { Consumable } from './consumable.ts'
import type { Entrant, Fighter } from './fighter.ts'
import { startBattle } from './start-battle.ts'

/** Builders for tests: say only what matters. */
const plain: Omit<Entrant, 'id' | 'health' | 'healthTotal'> = {
  kind: 'training-dummy',
  tier: 'TM1',
  colour: 'red',
  attackKind: 'DEFAULT',
  attack: 10,
  defence: 10,
  poison: 0,
  immortality: 0,
  specials: {},
  pattern: [],
  trick: null,
}

export const aCreature = (wish: Partial<Entrant> = {}): Omit<Entrant, 'id'> => {
  const healthTotal = wish.healthTotal ?? wish.health ?? 100
  return { ...plain, healthTotal, health: healthTotal, ...wish }
}

/** Squad creatures get the ids 1, 2, 3 …, enemies 11, 12, 13 … @forTests */
export function aBattle(wish: {
  squad?: readonly Partial<Entrant>[]
  enemies?: readonly Partial<Entrant>[]
  consumables?: readonly Consumable[]
  seed?: string
  type?: BattleType
}): Battle {
  const battle = startBattle({
    id: 'a-battle',
    type: wish.type ?? 'MOB',
    placeId: null,
    seed: wish.seed ?? 'a battle',
    squad: (wish.squad ?? [{}]).map((one, index) => ({ ...aCreature(one), tier: 'PLAYER', id: index + 1 })),
    enemies: (wish.enemies ?? [{}]).map((one, index) => ({ ...aCreature(one), id: index + 11 })),
    consumables: wish.consumables ?? [],
  })
  if (isRefusal(battle)) throw new Error(battle.refused)
  return battle
}

/** Dice that fall as told: these throws first, then always the middle. @forTests */
export function loadedDice(...throws: number[]): Cup {
  const cup = cupOf(diceOf('loaded'))
  let index = 0
  cup.next = () => throws[index++] ?? 0.5
  return cup
}

/** The move was allowed; a refusal here is a broken test. @forTests */
export function allowed(moved: Moved | Refusal): Moved {
  if (isRefusal(moved)) throw new Error(`refused: ${moved.refused}`)
  return moved
}

/** @forTests */
export function creatureOf(battle: Battle, id: number): Readonly<Fighter> {
  const creature = battle.creatures.find((one) => one.id === id)
  if (!creature) throw new Error(`no creature ${id}`)
  return creature
}
