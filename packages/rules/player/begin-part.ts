import { stairOf } from '../climb/climber.ts'
import { guardianPower } from '../economy/guardian-power.ts'
import { raisedTo } from '../growth/raise-to.ts'
import type { KindOf } from '../health/restore.ts'
import { type Hero, squadOf } from '../heroes/hero.ts'
import { heroPower } from '../heroes/hero-stats.ts'
import { growWithWounds } from '../heroes/keep-wounds.ts'
import { type Refusal, refused } from '../refusal.ts'
import { STAIR_HEIGHT, slotOf } from '../road/place.ts'
import { markTaken, type Road } from '../road/road.ts'
import type { Travels } from '../road/travel.ts'
import { answersOf, markersOf } from '../story/memory.ts'
import { scenesOf, type Tale } from '../story/scene.ts'
import { tellBelow } from '../story/tell-below.ts'
import type { Journal, TaskDesign } from '../tasks/task.ts'
import { climberOf } from './climber-of.ts'
import type { Player } from './player.ts'

interface World {
  readonly tale: Tale
  readonly tasks: readonly TaskDesign[]
  readonly kindOf: KindOf
}

/** The squad is a little stronger than whom it has beaten last. */
const STRENGTH = 1.05

/**
 * The player at the foot of a part: what lies above it never happened, and what lies below it has been told, by the
 * first answer where the player gave none. The squad is no weaker than the road there asks for.
 */
export function beginPart({ tale, tasks, kindOf }: World, player: Player, number: number): Player | Refusal {
  const part = tale.parts.find((one) => one.part === number)
  if (part === undefined) return refused('console.refused.no-part')
  if (player.battleId !== null) return refused('console.refused.fighting')
  const top = part.from - 1
  const { climb } = player
  const story = tellBelow(tale, climberOf(player), part.from, (open) => {
    const [first] = open
    if (first === undefined) throw new Error('a talk without an answer')
    return first
  })
  const travels = standingAt(climb.travels, tale, story.told, top)
  const answers = answersOf(tale, story.told)
  const sum = (points: 'good' | 'evil') => answers.reduce((all, { choice }) => all + choice[points], 0)
  const after = { ...climb, heroes: strong(climb.heroes, top, kindOf), travels, story }
  return {
    ...player,
    climb: { ...after, journal: asTold(climb.journal, tasks, story.told) },
    stair: stairOf({ ...climberOf(player), travels }),
    bestVictoryStair: top,
    markers: [...new Set(markersOf(tale, story.told))],
    goodPoints: sum('good'),
    evilPoints: sum('evil'),
  }
}

/** On the main road before the first guardian of the part; the talks below are over, all else grows anew. */
function standingAt(
  travels: Travels,
  tale: Tale,
  told: Readonly<Record<string, string>>,
  top: number,
): Travels {
  const bare: Road | undefined = travels.roads.main && {
    ...travels.roads.main,
    top,
    coordinate: top * STAIR_HEIGHT,
    taken: {},
    marks: {},
  }
  if (bare === undefined) return travels
  const main = scenesOf(tale)
    .filter(({ id }) => id in told)
    .reduce((road, { stair }) => markTaken(road, stair, slotOf('TALKER')), bare)
  return { ...travels, world: 'main', roads: { ...travels.roads, main } }
}

/** Everybody of the squad by the same measure; who is strong enough stays as they are. */
function strong(heroes: readonly Hero[], stair: number, kindOf: KindOf): readonly Hero[] {
  const squad = squadOf(heroes)
  const power = squad.reduce((all, hero) => all + heroPower(hero, kindOf(hero.kind)), 0)
  const times = (guardianPower(Math.max(1, stair)) * STRENGTH) / power
  if (times <= 1) return heroes
  return heroes.map((hero) => {
    if (!squad.includes(hero)) return hero
    const kind = kindOf(hero.kind)
    return growWithWounds(hero, raisedTo(hero, kind, heroPower(hero, kind) * times), kind)
  })
}

/** The tale's tasks say what was told; those of the day stay. */
function asTold(
  journal: Journal,
  tasks: readonly TaskDesign[],
  told: Readonly<Record<string, string>>,
): Journal {
  const ofTale = new Map(tasks.filter(({ part }) => part > 0).map((task) => [task.id, task]))
  const isOver = ({ of }: TaskDesign) => of !== null && of in told
  const isKept = ({ asked }: TaskDesign) => asked !== null && told[asked.scene] === asked.by
  return {
    ...journal,
    tasks: journal.tasks.filter(({ id }) => {
      const task = ofTale.get(id)
      return task === undefined || (task.of === null && isKept(task))
    }),
    finished: [
      ...journal.finished.filter((id) => {
        const task = ofTale.get(id)
        return task === undefined || isKept(task)
      }),
      ...[...ofTale.values()].filter(isOver).map(({ id }) => id),
    ],
  }
}
