import { doors } from '@skystair/rules/access/is-open.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Celebration, type Reward } from '../../ui/layers/celebration.tsx'
import { currencyIcons } from '../goods/currency-icons.ts'
import { useCounted } from '../goods/use-counted.ts'
import styles from './level-up-scene.module.css'
import { type LevelUp, useLevelUp } from './level-up-state.ts'

/** Over everything else, wherever the level was reached. */
export default function LevelUps({ onShown }: { onShown: () => void }) {
  const reached = useLevelUp((state) => state.reached)
  if (reached === null) return null
  return (
    <LevelUpScene
      levelUp={reached}
      onShown={onShown}
      onClose={() => useLevelUp.setState({ reached: null })}
    />
  )
}

type Properties = { levelUp: LevelUp; onShown: () => void; onClose: () => void }

/** What a level brought, all of it, and what it has opened. */
export function LevelUpScene({ levelUp: { level, reward }, onShown, onClose }: Properties) {
  const { t } = useTranslation(['common', 'player'])
  const opened = openedAt(level)
  const gains = useGains(reward)
  useEffect(onShown, [onShown])
  return (
    <Celebration
      open
      icon="star"
      title={t('level.title', { level })}
      text={t('level.text')}
      rewards={gains}
      actionLabel={t('level.onward')}
      onClose={onClose}
    >
      {opened.length > 0 && (
        <section className={styles.opened}>
          <h3>{t('level.opened')}</h3>
          <ul>
            {opened.map((door) => (
              <li key={door}>{t(`level.opens.${door}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </Celebration>
  )
}

const levelDoors = ['arenaButton', 'arena', 'clanButton', 'chat', 'forumPosting', 'clan', 'gifts'] as const

const openedAt = (level: number) => levelDoors.filter((door) => doors[door].level === level)

function useGains({ amounts, skills }: LevelUp['reward']): Reward[] {
  const { t } = useTranslation('common')
  const counted = useCounted()
  const mark = t('number.decimal-mark')
  return [
    ...amounts.map(({ currency, amount }) => ({
      icon: currencyIcons[currency],
      amount,
      label: counted(currency, amount),
      format: (value: number) => `+${shortCurrency(currency, value, mark)}`,
    })),
    ...skills
      .filter(({ skillType }) => skillType === 'health')
      .map(({ amount }) => ({
        icon: 'heart' as const,
        amount,
        label: t('level.health'),
        format: (value: number) => `+${shortNumber(value, mark)}`,
      })),
  ]
}
