import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/currency-icons.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-source.ts'
import type { RewardView } from './news.ts'
import { skillIcons } from './place-look.ts'
import styles from './place-panel.module.css'
import { shortAmount } from './place-words.ts'

const thingIcons = { artifact: 'chest', consumable: 'potion-red', rune: 'star', hero: 'helmet' } as const

interface Line {
  readonly key: string
  readonly icon: IconName
  readonly name: string
  readonly amount: string
}

/** What somebody gets, as chips in the order in which the server names it. */
export function RewardList({ title, reward }: { title: string; reward: RewardView }) {
  const lines = useLines(reward)
  if (lines.length === 0) return null
  return (
    <section className={styles.gives} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key, icon, name, amount }) => (
          <li key={key} className={styles.chip}>
            <Icon name={icon} size={1.625} />
            {amount !== '' && <b>{amount}</b>}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLines({ amounts, skills, things, experience, heroExperience }: RewardView): readonly Line[] {
  const { t } = useTranslation(['road', 'player', 'battle', 'growth', 'common'])
  const mark = t('common:number.decimal-mark')
  const thingName = (kind: RewardView['things'][number]['kind'], id: string): string =>
    kind === 'hero' ? '' : t(`growth:${kind}.${id}` as 'growth:rune.rune-of-oak')
  return [
    ...amounts.map(({ currency, amount }) => ({
      key: currency,
      icon: currencyIcons[currency],
      name: t(`player:resource.name.${currency}`),
      amount: `+${shortCurrency(currency, amount, mark)}`,
    })),
    ...skills.map(({ skillType, amount }) => ({
      key: skillType,
      icon: skillIcons[skillType],
      name: t(`battle:skill.${skillType}`),
      amount: `+${shortAmount(amount, mark)}`,
    })),
    ...things.map(({ kind, id }) => ({
      key: id,
      icon: thingIcons[kind],
      name: thingName(kind, id),
      amount: '',
    })),
    ...gained('experience', 'star', t('player-experience'), experience, mark),
    ...gained('hero-experience', 'helmet', t('hero-experience'), heroExperience, mark),
  ]
}

const gained = (key: string, icon: IconName, name: string, amount: number, mark: string): readonly Line[] =>
  amount > 0 ? [{ key, icon, name, amount: `+${shortAmount(amount, mark)}` }] : []
