import type { BattleStatus } from '@skystair/contract/battle.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { useCounted } from '../../../platform/goods/use-counted.ts'
import type { Reward } from '../../../ui/layers/celebration.tsx'

type Gains = Omit<NonNullable<BattleStatus['reward']>, 'levelUp'>

export const noGains: Gains = { amounts: [], experience: 0, heroExperience: 0, skills: [], things: [] }

const thingIcons = { consumable: 'potion-red', artifact: 'ring', rune: 'bolt', hero: 'helmet' } as const

/** What was won, as cards to be counted up. */
export function useRewards(gains: Gains | null): Reward[] {
  const { t } = useTranslation(['player', 'things', 'creatures', 'common'])
  const counted = useCounted()
  if (gains === null) return []
  const mark = t('common:number.decimal-mark')
  const format = (value: number) => `+${shortNumber(value, mark)}`
  const { amounts, experience, heroExperience, things } = gains
  const rewards: Reward[] = amounts.map(({ currency, amount }) => ({
    icon: currencyIcons[currency],
    amount,
    label: counted(currency, amount),
    format: (value) => `+${shortCurrency(currency, value, mark)}`,
  }))
  if (experience > 0)
    rewards.push({ icon: 'star', amount: experience, label: t('resource.counted.experience'), format })
  if (heroExperience > 0)
    rewards.push({
      icon: 'helmet',
      amount: heroExperience,
      label: t('resource.counted.hero-experience'),
      format: (value) => `+${shortNumber(value, mark)}`,
    })
  const names = {
    consumable: (id: string) => t(`things:name.consumable.${id as 'elixir-of-health'}`),
    artifact: (id: string) => t(`things:name.artifact.${id as 'oak-shield'}`),
    rune: (id: string) => t(`things:name.rune.${id as 'rune-of-oak'}`),
    hero: (id: string) => t(`creatures:hero.${id as 'wanderer'}`),
  }
  return rewards.concat(
    things.map(({ kind, id }) => ({ icon: thingIcons[kind], amount: '+1', label: names[kind](id) })),
  )
}
