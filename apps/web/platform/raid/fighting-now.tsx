import type { RaidView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { HeroFace } from '../../stage/pictures/hero-face.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { classes } from '../../ui/theme/classes.ts'
import styles from './fighting-now.module.css'

type Properties = {
  raid: Pick<RaidView, 'fighting' | 'fightingCount'>
  /** So many have room for their names; absent: all who are known. */
  named?: number
  className?: string | undefined
}

/** Who fights the boss at this moment; nothing where nobody does. */
export function FightingNow({ raid: { fighting, fightingCount }, named, className }: Properties) {
  const { t } = useTranslation(['raid', 'common'])
  const shown = fighting.slice(0, named)
  if (shown.length === 0) return null
  return (
    <div className={classes(styles.company, className)}>
      <Icon name="swords" size={1.25} />
      <ul aria-label={t('fighting.label')}>
        {shown.map(({ id, name, heroImage }) => (
          <li key={id}>
            <span className={styles.face}>
              <HeroFace hero={heroImage} />
            </span>
            <bdi>{name ?? t('common:unknown-player')}</bdi>
          </li>
        ))}
      </ul>
      {fightingCount > shown.length && <b>{t('fighting.more', { count: fightingCount - shown.length })}</b>}
    </div>
  )
}
