import { useTranslation } from 'react-i18next'
import type { RewardItem } from '../../platform/goods/use-reward-items.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import styles from './everyday-overlay.module.css'

type Properties = {
  day: number
  items: readonly RewardItem[]
  state: 'taken' | 'today' | 'ahead'
}

/** One day of the round: what it brings, and whether it was brought. */
export function DayCard({ day, items, state }: Properties) {
  const { t } = useTranslation('everyday')
  return (
    <li className={styles.day} data-state={state} aria-current={state === 'today' ? 'date' : undefined}>
      <p className={styles.number}>
        {t('day', { day })}
        <span className={textStyles.hidden}>, {t(`state.${state}`)}</span>
      </p>
      <ul className={styles.gifts}>
        {items.map(({ icon, amount, name }) => (
          <li key={icon}>
            <Icon name={icon} size={1.75} label={name} />
            {amount}
          </li>
        ))}
      </ul>
      {state === 'taken' && (
        <span className={styles.check}>
          <Icon name="check" size={2.25} />
        </span>
      )}
    </li>
  )
}
