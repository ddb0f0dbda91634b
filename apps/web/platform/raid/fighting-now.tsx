import type { RaidView } from '@skystair/contract/raid.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { classes } from '../../ui/theme/classes.ts'
import styles from './fighting-now.module.css'

type Properties = {
  raid: Pick<RaidView, 'fighting' | 'fightingCount'>
  face: (hero: string | null) => ReactNode
  /** So many have room for their names; absent: all who are known. */
  named?: number
  className?: string | undefined
}

/** Who fights the boss at this moment; nothing where nobody does. */
export function FightingNow({ raid: { fighting, fightingCount }, face, named, className }: Properties) {
  const { t } = useTranslation(['raid', 'common'])
  const shown = fighting.slice(0, named)
  if (shown.length === 0) return null
  return (
    <div className={classes(styles.company, className)}>
      <Icon name="swords" size={1.25} />
      <ul aria-label={t('fighting.label')}>
        {shown.map(({ id, name, heroImage }) => (
          <li key={id}>
            <span className={styles.face}>{face(heroImage)}</span>
            <bdi>{name ?? t('common:unknown-player')}</bdi>
          </li>
        ))}
      </ul>
      {fightingCount > shown.length && <b>{t('fighting.more', { count: fightingCount - shown.length })}</b>}
    </div>
  )
}
