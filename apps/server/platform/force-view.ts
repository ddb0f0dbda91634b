import { kindOf } from '@skystair/content/beginning.ts'
import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import type { ForceSheet, ForceView } from '@skystair/contract/force-view.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { forceAmount, forcePrice, forceTime } from '@skystair/rules/forces/force.ts'
import { hammerPrice, levelOf } from '@skystair/rules/forces/train.ts'
import type { Training } from '@skystair/rules/forces/training.ts'
import { forceUpgradeLimit } from '@skystair/rules/guard/squad-limit.ts'
import type { Camp } from '@skystair/rules/hero/camp.ts'
import type { Hero } from '@skystair/rules/hero/hero.ts'
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

function forceView(hero: Hero, id: string, { trainings }: Camp, now: number): ForceView {
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

export function hammerDto({ trainings, hammers }: Camp): ForceSheet['hammerDto'] {
  const maxCount = forceUpgradeLimit(hammers)
  return { currentCount: Math.max(0, maxCount - trainings.length), maxCount }
}

/** All that a hero can learn, as it stands now. */
export const forceSheet = (hero: Hero, camp: Camp, now: number): ForceSheet => ({
  forces: forcesOf(kindOf(hero.kind)).map((id) => forceView(hero, id, camp, now)),
  hammerDto: hammerDto(camp),
  hammerPrice: hammerPrice(camp),
})
