import type { RaidView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { LastBlow } from '../../../platform/raid/last-blow.tsx'
import { PoolBar } from '../../../platform/raid/pool-bar.tsx'
import { TrickCard } from '../../../platform/raid/trick-card.tsx'
import { figureOf } from '../../../stage/art/figurines.ts'
import { BossFace } from '../../../stage/pictures/boss-face.tsx'
import { Figure } from '../../../stage/pictures/figure.tsx'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { AmountList } from './amount-list.tsx'
import styles from './boss-sheet.module.css'
import { Company } from './company.tsx'
import { RaidStanding } from './raid-standing.tsx'

/** The boss of the week: how much of it is left, what it can do, and how the player stands to it. */
export function BossSheet({ raid }: { raid: RaidView }) {
  const { t } = useTranslation(['raid', 'clan', 'creatures'])
  const { boss, pool, left, difficulty, outcome } = raid
  const name = t(`creatures:creature.${boss.imageId as 'mossling'}`)
  return (
    <div className={styles.sheet}>
      <div className={styles.lair} data-down={outcome !== null || undefined}>
        <span className={styles.rays} aria-hidden="true" />
        <span className={styles.boss}>
          <Figure figure={figureOf(boss.imageId)} alive={outcome === null} />
        </span>
        <p className={styles.difficulty}>
          {t('difficulty.is', { difficulty: t(`clan:difficulty.${difficulty}`) })}
        </p>
      </div>
      <div className={styles.pool}>
        <PoolBar name={name} left={left} pool={pool} face={<BossFace boss={boss.imageId} />} />
      </div>
      <LastBlow />
      <Company raid={raid} />
      <Parchment>
        <RaidStanding raid={raid} />
        <TrickCard boss={boss} />
        {raid.balance.length > 0 && (
          <section className={styles.part}>
            <h3>{t('balance')}</h3>
            <AmountList amounts={raid.balance} />
          </section>
        )}
        <section className={styles.part}>
          <h3>{t('loot.title')}</h3>
          <AmountList amounts={raid.loot} />
          <p>{t('loot.shares', { percent: Math.round(raid.treasuryShare * 100) })}</p>
        </section>
      </Parchment>
    </div>
  )
}
