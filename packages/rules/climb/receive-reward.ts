import type { BoosterDesign, Boosts } from '../booster/booster.ts'
import { earn } from '../economy/purse.ts'
import type { Reward } from '../economy/reward.ts'
import type { ForceOf } from '../forces/force.ts'
import { addSkills } from '../growth/add-skills.ts'
import { gainExperience, type LevelDesign, type LevelUp } from '../growth/level.ts'
import { shareExperience } from '../growth/share-experience.ts'
import type { KindOf } from '../health/restore.ts'
import { type Hero, squadOf } from '../heroes/hero.ts'
import { type PowerAt, welcome } from '../heroes/welcome.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { advance } from '../tasks/journal.ts'
import type { TaskDesign } from '../tasks/task.ts'
import type { DesignOf } from '../things/artifact.ts'
import type { Climber } from './climber.ts'

/** What receiving needs to know of the world. */
export interface Growing {
  readonly levels: LevelDesign
  readonly tasks: readonly TaskDesign[]
  readonly kindOf: KindOf
  /** what artifacts are made of; a world without them needs none */
  readonly designOf?: DesignOf
  /** what forces give; likewise */
  readonly forceOf?: ForceOf
  /** what boosters do; likewise */
  readonly boosters?: readonly BoosterDesign[]
  /** how strong heroes come who were won; a world that gives none needs none */
  readonly heroPowerAt?: PowerAt
  /** the share that a level of a clan's hall adds to a force */
  readonly hallPerLevel?: number
}

export interface Received {
  readonly climber: Climber
  readonly reward: Reward
  /** a level reached by it, with what that brought; null: none */
  readonly reached: LevelUp | null
}

const idsOf = (heroes: readonly Hero[]): readonly number[] => heroes.map(({ id }) => id)

/** Puts a reward where it belongs. A new level also heals all wounds. `learners` get the heroes' experience; null: the squad. */
export function receive(
  climber: Climber,
  reward: Reward,
  growing: Growing,
  boosts: Boosts,
  learners: readonly number[] | null = null,
): Received | Refusal {
  const purse = earn(climber.purse, reward.amounts)
  if (isRefusal(purse)) return purse
  const fought = learners ?? idsOf(squadOf(climber.heroes))
  const taught = shareExperience(
    climber.heroes,
    fought,
    climber.levelling,
    reward.heroExperience,
    growing.kindOf,
  )
  const richer = atHome(
    {
      ...climber,
      purse,
      heroes: addSkills(taught, reward.skills),
      things: reward.things.length === 0 ? climber.things : [...climber.things, ...reward.things],
    },
    growing,
  )
  const gained = gainExperience(climber.level, reward.experience, growing.levels)
  if (!gained.reached) return { climber: { ...richer, level: gained.level }, reward, reached: null }
  const reached = { ...gained.reached, reward: healthier(gained.reached.reward, boosts) }
  const risen = {
    ...richer,
    level: gained.level,
    heroes: richer.heroes.map((hero) => (hero.wounds === 0 ? hero : { ...hero, wounds: 0 })),
    journal: advance(richer.journal, growing.tasks, [{ deed: 'level-reached', amount: reached.level }]),
  }
  const next = receive(risen, { ...reached.reward, experience: 0 }, growing, boosts)
  return isRefusal(next) ? next : { climber: next.climber, reward, reached }
}

/** Who was won comes in, and tasks count it. */
function atHome(climber: Climber, { kindOf, tasks, heroPowerAt }: Growing): Climber {
  if (heroPowerAt === undefined) return climber
  const { host, joined } = welcome(climber, kindOf, heroPowerAt)
  if (joined === 0) return climber
  return { ...host, journal: advance(host.journal, tasks, [{ deed: 'hero-joined', amount: joined }]) }
}

const healthier = (reward: Reward, { healthPerLevel }: Boosts): Reward => ({
  ...reward,
  skills: { ...reward.skills, health: (reward.skills.health ?? 0) * healthPerLevel },
})
