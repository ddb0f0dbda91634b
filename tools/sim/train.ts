import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { stairWorth } from '@skystair/rules/economy/guardian-power.ts'
import { forcePrice } from '@skystair/rules/forces/force.ts'
import { completeTraining, levelOf, startTraining, type TrainingWish } from '@skystair/rules/forces/train.ts'
import { squadOf } from '@skystair/rules/heroes/hero.ts'
import { forceUpgradeLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { forcesIn } from './clan.ts'
import { count, note, paidBetween } from './diary.ts'
import { allowed, doFor, kindOf, type Life, squadPower } from './life.ts'

/** The lowest force of the squad that can be paid for and does not grow yet. */
function nextForce({ climber: { heroes, belongings, purse } }: Life): TrainingWish | null {
  const wishes = squadOf(heroes).flatMap((hero) =>
    forcesOf(kindOf(hero.kind)).map((force) => ({ heroId: hero.id, force, level: levelOf(hero, force) + 1 })),
  )
  const open = wishes.filter(({ heroId, force, level }) => {
    const design = forceOf(force)
    const { crystal = 0, sulfur = 0 } = forcePrice(design, level)
    const grows = belongings.trainings.some((one) => one.heroId === heroId && one.force === force)
    return !grows && level <= design.limit && purse.crystal >= crystal && purse.sulfur >= sulfur
  })
  return open.sort((one, two) => one.level - two.level)[0] ?? null
}

/** Takes what has grown and puts the free hammers to work. */
export function train(life: Life): void {
  const before = squadPower(life)
  for (const { heroId, force, endsAt } of life.climber.belongings.trainings) {
    if (endsAt > life.now) continue
    const done = completeTraining(life.climber, { heroId, force }, forcesIn(life), kindOf, life.now)
    if (!allowed(life, done)) continue
    life.climber = done
    doFor(life, 3)
  }
  const gained = squadPower(life) - before
  if (gained > 0) count(life.diary.power, 'force', gained / stairWorth(Math.max(1, stairOf(life.climber))))
  while (life.climber.belongings.trainings.length < forceUpgradeLimit(life.climber.belongings.hammers)) {
    const wish = nextForce(life)
    if (wish === null) return
    const learnable = forcesOf(kindOf(life.climber.heroes.find(({ id }) => id === wish.heroId)?.kind ?? ''))
    const begun = startTraining(life.climber, wish, learnable, forceOf, life.now)
    if (!allowed(life, begun)) return
    note(life.diary.sinks, 'force', paidBetween(life.climber.purse, begun.purse))
    life.climber = begun
    doFor(life, 4)
  }
}
