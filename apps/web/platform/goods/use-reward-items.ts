import type { ReplyOf } from '@skystair/contract/call.ts'
import type { takeTaskReward } from '@skystair/contract/tasks.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { currencyIcons } from './currency-icons.ts'
import { useCounted } from './use-counted.ts'

export type RewardView = ReplyOf<typeof takeTaskReward>['reward']

export interface RewardItem {
  readonly icon: IconName
  readonly amount: string
  /** What stands below or after the number. */
  readonly label: string
  /** What it is by itself. */
  readonly name: string
  /** All of it in words. */
  readonly said: string
}

const thingIcons = { consumable: 'potion-red', artifact: 'ring', rune: 'bolt', hero: 'crown' } as const

/** A reward as things to be shown: a picture, a number, and what it is. */
export function useRewardItems(): (reward: RewardView) => readonly RewardItem[] {
  const { t } = useTranslation(['player', 'tasks', 'common', 'creatures', 'things'])
  const counted = useCounted()
  const mark = t('common:number.decimal-mark')
  const item = (icon: IconName, amount: string, label: string, name: string): RewardItem => ({
    icon,
    amount,
    label,
    name,
    said: `${amount}\u00a0${label}`,
  })
  return ({ amounts, experience, heroExperience, things }) => {
    const heroGain = Math.round(heroExperience)
    return [
      ...things.map(({ kind, id }) => {
        const name =
          kind === 'hero'
            ? t(`creatures:hero.${id as 'wanderer'}`)
            : t(`things:name.${kind}.${id}` as 'things:name.rune.rune-of-oak')
        return { icon: thingIcons[kind], amount: '+1', label: name, name, said: name }
      }),
      ...amounts.map(({ currency, amount }) =>
        item(
          currencyIcons[currency],
          shortCurrency(currency, amount, mark),
          counted(currency, amount),
          t(`resource.name.${currency}`),
        ),
      ),
      ...(experience === 0
        ? []
        : [
            item(
              'star',
              shortNumber(experience, mark),
              t('resource.counted.experience'),
              t('tasks:page.experience'),
            ),
          ]),
      ...(heroGain === 0
        ? []
        : [
            item(
              'helmet',
              shortNumber(heroGain, mark),
              t('resource.counted.hero-experience'),
              t('tasks:page.hero-experience'),
            ),
          ]),
    ]
  }
}
