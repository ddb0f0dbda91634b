import type { ClanInfo } from '@skystair/contract/clan-view.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpokenNumber } from '../../platform/language/use-spoken-number.ts'
import { Banner } from '../../platform/people/banner.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from './clan-head.module.css'

type Shown = Pick<ClanInfo, 'name' | 'theme' | 'level' | 'experience' | 'levelFrom' | 'nextLevelAt'>

/** Banner, name and how far it is to the next level. */
export function ClanHead({ clan, children = null }: { clan: Shown; children?: ReactNode }) {
  const { t } = useTranslation(['clan', 'common'])
  const { number: short } = useSpokenNumber()
  const { level, experience, levelFrom, nextLevelAt } = clan
  return (
    <div className={styles.head}>
      <Banner theme={clan.theme} size={4.25} level={{ value: level, label: t('level', { level }) }} />
      <div className={styles.main}>
        <h3 className={styles.name}>
          <bdi>{clan.name}</bdi>
        </h3>
        <Progress
          label={t('experience')}
          size="thin"
          value={nextLevelAt === null ? 1 : experience - levelFrom}
          max={nextLevelAt === null ? 1 : nextLevelAt - levelFrom}
        />
        <p className={styles.way}>
          {nextLevelAt === null
            ? t('top-level')
            : t('to-next-level', { left: short(nextLevelAt - experience), level: level + 1 })}
        </p>
        {children}
      </div>
    </div>
  )
}
