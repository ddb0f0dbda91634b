import { spend } from '../economy/purse.ts'
import type { Hero, HeroKind } from '../heroes/hero.ts'
import { growWithWounds } from '../heroes/keep-wounds.ts'
import { forceUpgradeLimit } from '../heroes/squad-limit.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type ForceOf, forcePrice, forceTime, giftsOf, hastePrice } from './force.ts'
import type { Training, Workshop } from './training.ts'

type KindOf = (kind: string) => HeroKind

interface Trainer {
  readonly purse: Wallet
  readonly heroes: readonly Hero[]
  readonly belongings: Workshop
}

export interface TrainingWish {
  readonly heroId: number
  readonly force: string
}

/** The most magic hammers a player can own. */
export const mostHammers = 4

const HAMMER_PRICES = [150, 300, 600, 1000]

/** What the next hammer costs in emeralds; null: there are no more. */
export const hammerPrice = ({ hammers }: Workshop): number | null => HAMMER_PRICES[hammers] ?? null

export const levelOf = ({ forces }: Hero, force: string): number => forces?.[force] ?? 0

/** A hero with its forces counted anew: always as the levels say. */
export function instructed(hero: Hero, forceOf: ForceOf, kindOf: KindOf): Hero {
  if (hero.forces === undefined) return hero
  return growWithWounds(hero, { ...hero, gifts: giftsOf(hero.forces, forceOf) }, kindOf(hero.kind))
}

const isOf =
  ({ heroId, force }: TrainingWish) =>
  (one: Training): boolean =>
    one.heroId === heroId && one.force === force

/** Begins to bring a force to its next level; every upgrade keeps a hammer busy. */
export function startTraining<Who extends Trainer>(
  who: Who,
  wish: TrainingWish,
  learnable: readonly string[],
  forceOf: ForceOf,
  now: number,
): Who | Refusal {
  const hero = who.heroes.find(({ id }) => id === wish.heroId)
  if (!hero) return refused('heroes.refused.unknown')
  if (!learnable.includes(wish.force)) return refused('forces.refused.unknown')
  const { trainings, hammers } = who.belongings
  if (trainings.some(isOf(wish))) return refused('forces.refused.in-progress')
  const design = forceOf(wish.force)
  const level = levelOf(hero, wish.force) + 1
  if (level > design.limit) return refused('forces.refused.highest', { level: design.limit })
  const most = forceUpgradeLimit(hammers)
  if (trainings.length >= most) return refused('forces.refused.hammers-busy', { most })
  const purse = spend(who.purse, forcePrice(design, level))
  if (isRefusal(purse)) return purse
  const begun: Training = { ...wish, level, endsAt: now + forceTime(level) }
  return { ...who, purse, belongings: { ...who.belongings, trainings: [...trainings, begun] } }
}

/** The hero has it: the level is reached and the hammer free again. */
function finish<Who extends Trainer>(who: Who, training: Training, forceOf: ForceOf, kindOf: KindOf): Who {
  const { heroId, force, level } = training
  const trainings = who.belongings.trainings.filter((one) => one !== training)
  const heroes = who.heroes.map((hero) =>
    hero.id === heroId
      ? instructed(
          { ...hero, forces: { ...hero.forces, [force]: Math.max(level, levelOf(hero, force)) } },
          forceOf,
          kindOf,
        )
      : hero,
  )
  return { ...who, heroes, belongings: { ...who.belongings, trainings } }
}

/** Takes what has had its time. */
export function completeTraining<Who extends Trainer>(
  who: Who,
  wish: TrainingWish,
  forceOf: ForceOf,
  kindOf: KindOf,
  now: number,
): Who | Refusal {
  const training = who.belongings.trainings.find(isOf(wish))
  if (!training) return refused('forces.refused.not-begun')
  if (training.endsAt > now) return refused('forces.refused.not-yet')
  return finish(who, training, forceOf, kindOf)
}

/** Emeralds instead of the time that is left; what has had its time costs nothing. */
export function hasten<Who extends Trainer>(
  who: Who,
  wish: TrainingWish,
  forceOf: ForceOf,
  kindOf: KindOf,
  now: number,
): Who | Refusal {
  const training = who.belongings.trainings.find(isOf(wish))
  if (!training) return refused('forces.refused.not-begun')
  const purse = spend(who.purse, { mithril: hastePrice(training.endsAt - now) })
  return isRefusal(purse) ? purse : finish({ ...who, purse }, training, forceOf, kindOf)
}

/** One more magic hammer: one more force at a time. */
export function buyHammer<Who extends Trainer>(who: Who): Who | Refusal {
  const price = hammerPrice(who.belongings)
  if (price === null) return refused('forces.refused.no-more-hammers', { most: mostHammers })
  const purse = spend(who.purse, { mithril: price })
  return isRefusal(purse) ? purse : addHammer({ ...who, purse })
}

/** The same hammer, however it was come by. */
export function addHammer<Who extends Pick<Trainer, 'belongings'>>(who: Who): Who | Refusal {
  const { hammers } = who.belongings
  if (hammers >= mostHammers) return refused('forces.refused.no-more-hammers', { most: mostHammers })
  return { ...who, belongings: { ...who.belongings, hammers: hammers + 1 } }
}
