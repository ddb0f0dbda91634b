import { kindOf } from '@skystair/content/beginning.ts'
import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import type { ForceSheet, ForceView } from '@skystair/contract/force-view.ts'
import type { Belongings } from '@skystair/rules/climb/belongings.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { forceAmount, forcePrice, forceTime } from '@skystair/rules/forces/force.ts'
import { hammerPrice, levelOf } from '@skystair/rules/forces/train.ts'
import type { Training } from '@skystair/rules/forces/training.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import { forceUpgradeLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { rewardView } from './reward-view.ts'

function stateOf(
  level: number,
  limit: number,
  training: Training | undefined,
  now: number,
): ForceView['state'] {
  if (training) return training.endsAt > now ? 'IN_PROGRESS' : 'DONE'
  return level < limit ? 'CAN_UPGRADE' : 'HIGHEST'
}

function forceView(hero: Hero, id: string, { trainings }: Belongings, now: number): ForceView {
  const design = forceOf(id)
  const level = levelOf(hero, id)
  const next = Math.min(level + 1, design.limit)
  const training = trainings.find(({ heroId, force }) => heroId === hero.id && force === id)
  return {
    warriorClass: id,
    effect: design.effect,
    state: stateOf(level, design.limit, training, now),
    level,
    limit: design.limit,
    amount: forceAmount(design, level),
    nextAmount: forceAmount(design, next),
    price: rewardView(rewardOf({ amounts: forcePrice(design, next) })).amounts,
    lasts: forceTime(next),
    endsAt: training?.endsAt ?? null,
  }
}

export function hammerDto({ trainings, hammers }: Belongings): ForceSheet['hammerDto'] {
  const maxCount = forceUpgradeLimit(hammers)
  return { currentCount: Math.max(0, maxCount - trainings.length), maxCount }
}

/** All that a hero can learn, as it stands now. */
export const forceSheet = (hero: Hero, belongings: Belongings, now: number): ForceSheet => ({
  forces: forcesOf(kindOf(hero.kind)).map((id) => forceView(hero, id, belongings, now)),
  hammerDto: hammerDto(belongings),
  hammerPrice: hammerPrice(belongings),
})
