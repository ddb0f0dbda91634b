import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import { HEROES } from '@skystair/content/heroes.data.ts'
import { RAID_BOSSES } from '@skystair/content/raids/bosses.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { ask, askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Battle, Moved } from '@skystair/rules/battle/battle.ts'
import type { Event } from '@skystair/rules/battle/event.ts'
import { SIDES } from '@skystair/rules/battle/fighter.ts'
import { giveUp } from '@skystair/rules/battle/give-up.ts'
import { layDice } from '@skystair/rules/battle/lay-dice.ts'
import { startBattle } from '@skystair/rules/battle/start-battle.ts'
import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { giftsOf } from '@skystair/rules/forces/force.ts'
import { entrantOf } from '@skystair/rules/heroes/entrant-of.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { musterBoss } from '@skystair/rules/road/boss-stair.ts'
import { muster } from '@skystair/rules/road/muster-enemies.ts'
import { WORLDS } from '@skystair/rules/road/place.ts'
import type { Specials } from '@skystair/rules/skill/skills.ts'
import { placesAt } from '../sim/atlas.ts'
import { litMove } from '../sim/million.ts'
import type { Fought } from './features.ts'

const KINDS = Object.values(HEROES)
const STAIRS = [1, 3, 10, 40, 120, 500, 1500, 5000]
const GAVE_UP = 0.01

/** A hero of any rank, with some of the forces that its class can learn. */
function anyEntrant(id: number, power: number, cup: Cup) {
  const kind = cup.pick(KINDS)
  const learnt = forcesOf(kind).filter(() => cup.chance(0.4))
  const forces = Object.fromEntries(learnt.map((force) => [force, cup.between(1, forceOf(force).limit)]))
  const hero = join(kind, id, power, true, 0)
  const rank = cup.between(1, kind.rankLimit)
  const clan = cup.chance(0.2) ? { BLOCK_CLAN: 0.3 } : {}
  return entrantOf({ ...hero, rank, forces, gifts: giftsOf(forces, forceOf) }, kind, clan)
}

function begin(name: string, cup: Cup, size = cup.between(1, squadLimit)): Battle {
  const stair = cup.pick(STAIRS) + cup.between(0, 9)
  const [place] = placesAt(cup.pick(WORLDS), stair)
  if (!place) throw new Error(`no guardian at stair ${stair}`)
  const power = (guardianPower(stair) * (0.4 + cup.next())) / size
  const battle = startBattle({
    id: name,
    type: 'MOB',
    placeId: place.id,
    seed: name,
    squad: Array.from({ length: size }, (_, index) => anyEntrant(index + 1, power, cup)),
    enemies: muster(REALM, place),
    consumables: CONSUMABLES.map((design) => ({ ...design, count: 2 })),
  })
  if (isRefusal(battle)) throw new Error(battle.refused)
  return battle
}

interface Long {
  /** on each side */
  readonly size: number
  /** times what they have */
  readonly health: number
  readonly specials: Specials
}

/** Those who are hard to beat and choose every blow by its worth: what shows only in the long run. */
export function fightLong(name: string, { size, health, specials }: Long): Fought {
  const { creatures, ...begun } = begin(name, cupOf(diceOf(name)), size)
  const few = SIDES.flatMap((side) => creatures.filter((one) => one.side === side).slice(0, size))
  const lasting = few.map((one) => ({
    ...one,
    health: one.health * health,
    healthTotal: one.healthTotal * health,
    specials: { ...one.specials, ...specials },
    pattern: [],
    trick: null,
  }))
  const beginning: Battle = { ...begun, creatures: lasting }
  const moved = askToTheEnd(beginning)
  if (isRefusal(moved)) throw new Error(moved.refused)
  return { beginning, moved }
}

/** Any squad before any guardian, and a player who does anything; half of the moves lay dice of their own. */
export function fight(name: string): Fought {
  const cup = cupOf(diceOf(name))
  return playOut(name, begin(name, cup), cup, (battle) =>
    cup.chance(GAVE_UP) ? giveUp(battle) : litMove(battle, cup),
  )
}

/** Any squad before a boss that many fight: eight rounds of whatever comes to mind, and of the best blow. */
export function fightBoss(name: string, number: number): Fought {
  const cup = cupOf(diceOf(name))
  const begun = begin(name, cup, cup.between(3, squadLimit))
  const boss = RAID_BOSSES[number % RAID_BOSSES.length]
  if (!boss) throw new Error('no boss')
  const pool = 1e9 * guardianPower(1)
  const enemies = musterBoss(REALM, boss, 40, { pool, left: cup.chance(0.3) ? 20 : pool })
  const battle = startBattle({
    ...begun,
    type: 'MULTI',
    seed: name,
    squad: Array.from({ length: 4 }, (_, index) => anyEntrant(index + 1, guardianPower(40) / 4, cup)),
    enemies,
  })
  if (isRefusal(battle)) throw new Error(battle.refused)
  return playOut(name, battle, cup, (state) => {
    const tried = cup.chance(0.5) ? litMove(state, cup) : ask(state)
    return isRefusal(tried) ? ask(state) : tried
  })
}

function playOut(
  name: string,
  beginning: Battle,
  cup: Cup,
  play: (battle: Battle) => Moved | Refusal,
): Fought {
  const events: Event[] = []
  let battle = beginning
  while (battle.status === 'IN_PROGRESS') {
    const moved = cup.chance(0.5) ? layDice(battle, `${name}/${battle.inputs.length}`, play) : play(battle)
    if (isRefusal(moved)) throw new Error(moved.refused)
    battle = moved.battle
    events.push(...moved.events)
  }
  return { beginning, moved: { battle, events } }
}
