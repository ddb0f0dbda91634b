import type { HeroPage } from '@skystair/contract/heroes.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import styles from './hero-overlay.module.css'

/** How it attacks, what it is made of, and its special skills. */
export function HeroSkills({ page: { hero, specials } }: { page: HeroPage }) {
  const { t } = useTranslation(['heroes', 'battle'])
  return (
    <ul className={styles.skills}>
      <li>
        <Icon name={hero.attackKind === 'FIREBALL' ? 'flame' : 'swords'} size={1.75} />
        {t(`attack-kind.${hero.attackKind}`)}
      </li>
      <li>
        <span className={styles.colour} data-colour={hero.colour} />
        {t(`colour.${hero.colour}`)}
      </li>
      {specials.map(({ skill, chance }) => (
        <li key={skill}>
          <Icon name="star" size={1.75} />
          <span>
            {t(`battle:special.${skill}`)}
            {chance < 1 && ` (${t('chance', { percent: Math.round(chance * 100) })})`}
          </span>
        </li>
      ))}
      {specials.length === 0 && (
        <li>
          <Icon name="star-empty" size={1.75} />
          {t('page.no-skills')}
        </li>
      )}
    </ul>
  )
}
