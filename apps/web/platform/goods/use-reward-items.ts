import type { ReplyOf } from '@skystair/contract/call.ts'
import type { takeTaskReward } from '@skystair/contract/tasks.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { currencyIcons } from './currency-icons.ts'

export type RewardView = ReplyOf<typeof takeTaskReward>['reward']

export interface RewardItem {
  readonly icon: IconName
  readonly amount: string
  readonly label: string
}

const thingIcons = { consumable: 'potion-red', artifact: 'ring', rune: 'bolt', hero: 'crown' } as const

/** A reward as things to be shown: a picture, a number, and what it is. */
export function useRewardItems(): (reward: RewardView) => readonly RewardItem[] {
  const { t } = useTranslation(['player', 'tasks', 'common', 'creatures', 'things'])
  const mark = t('common:number.decimal-mark')
  return ({ amounts, experience, heroExperience, things }) => [
    ...things.map(({ kind, id }) => ({
      icon: thingIcons[kind],
      amount: '+1',
      label:
        kind === 'hero'
          ? t(`creatures:hero.${id as 'wanderer'}`)
          : t(`things:name.${kind}.${id}` as 'things:name.rune.rune-of-oak'),
    })),
    ...amounts.map(({ currency, amount }) => ({
      icon: currencyIcons[currency],
      amount: shortCurrency(currency, amount, mark),
      label: t(`resource.name.${currency}`),
    })),
    ...counted('star', experience, t('tasks:page.experience'), mark),
    ...counted('helmet', Math.round(heroExperience), t('tasks:page.hero-experience'), mark),
  ]
}

const counted = (icon: IconName, amount: number, label: string, mark: string): readonly RewardItem[] =>
  amount === 0 ? [] : [{ icon, amount: shortNumber(amount, mark), label }]
