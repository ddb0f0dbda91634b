import type { RaidView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { HeroFace } from '../../../stage/pictures/hero-face.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './company.module.css'

/** Who fights the boss at this moment. */
export function Company({ raid: { fighting, fightingCount, outcome } }: { raid: RaidView }) {
  const { t } = useTranslation(['raid', 'common'])
  if (outcome !== null) return null
  if (fighting.length === 0) return <p className={styles.nobody}>{t('fighting.nobody')}</p>
  return (
    <div className={styles.company}>
      <Icon name="swords" size={1.375} />
      <ul aria-label={t('fighting.label')}>
        {fighting.map(({ id, name, heroImage }) => (
          <li key={id}>
            <span className={styles.face}>
              <HeroFace hero={heroImage} />
            </span>
            <bdi>{name ?? t('common:unknown-player')}</bdi>
          </li>
        ))}
      </ul>
      {fightingCount > fighting.length && (
        <b>{t('fighting.more', { count: fightingCount - fighting.length })}</b>
      )}
    </div>
  )
}
